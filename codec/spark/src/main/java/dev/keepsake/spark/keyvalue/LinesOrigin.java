package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.stored.RecordDigest;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.Optional;
import java.util.OptionalInt;

/// A key/value file as the origin of a document.
final class LinesOrigin implements SaveOrigin {
    static final String CHUNK = "CUST";
    private static final int SHOWN = 1 << 20;

    private final StoredLines file;
    private final TypeCatalog types;
    private final StructValue header;

    LinesOrigin(StoredLines file, TypeCatalog types) {
        this.file = file;
        this.types = types;
        LinesLayout layout = file.layout();
        boolean open = layout.lines().count() == 0 && !layout.terminated();
        this.header = LinesHeader.of(layout.generation(), !open);
    }

    StoredLines file() {
        return file;
    }

    private RecordSpans lines() {
        return file.layout().lines();
    }

    @Override
    public FormatName format() {
        return new FormatName("spark-kv", file.layout().generation().version());
    }

    @Override
    public StructValue header() {
        return header;
    }

    @Override
    public int chunkCount() {
        return 1;
    }

    @Override
    public ChunkHead chunk(int chunk) {
        int start = lines().count() == 0 ? lines().end() : lines().start(0);
        long length = lines().end() - (long) start;
        return new ChunkHead(
                CHUNK,
                "",
                false,
                ChunkHead.Kind.RECORDS,
                lines().count(),
                length,
                length,
                new Span(start, length));
    }

    @Override
    public Bytes chunkBytes(int chunk) {
        throw new IllegalArgumentException("chunk " + chunk + " has records");
    }

    @Override
    public RecordHead head(int chunk, int record) throws SaveException {
        return file.codec().head(file.line(record));
    }

    @Override
    public long size(int chunk, int record) {
        return lines().length(record);
    }

    @Override
    public RecordContent content(int chunk, int record) throws SaveException {
        boolean terminated = file.layout().isTerminated(record);
        return file.codec().decode(file.line(record), terminated);
    }

    @Override
    public Digest digest(int chunk, int record) throws SaveException {
        String rule = "spark-kv " + file.layout().generation();
        return RecordDigest.of(rule, file.line(record), Bytes.EMPTY);
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) throws SaveException {
        return file.order(Progress.NONE).find(Bytes.ofName(subject), ordinal);
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException {
        boolean inside =
                !record.isHeader() && !record.isAdded() && record.record() < lines().count();
        if (!inside || path.ids().stream().anyMatch(id -> id != 0)) {
            return Optional.empty();
        }
        Bytes line = file.line(record.record());
        int tab = path.ids().isEmpty() ? -1 : Generation.indexOf(line, '\t', 0);
        Bytes bytes = line.slice(tab + 1, line.length() - tab - 1);
        long start = lines().start(record.record()) + (long) tab + 1;
        return Optional.of(
                new ValueLocation(
                        new Span(start, bytes.length()),
                        null,
                        bytes.slice(0, Math.min(SHOWN, bytes.length()))));
    }

    @Override
    public Optional<ByteMap> bytes() {
        return Optional.of(new LinesBytes(file));
    }

    @Override
    public Optional<Picture> picture() {
        return Optional.empty();
    }

    @Override
    public void requireEncodable(Changes before, Changes after, Progress progress)
            throws SaveException {
        new LinesGuard(this, before, after, progress).require();
    }

    @Override
    public CheckResult check(CheckScope scope, FindingLog log, Progress progress)
            throws SaveException {
        return new LinesCheck(file, log, progress).run(scope);
    }

    @Override
    public TypeCatalog types() {
        return types;
    }

    @Override
    public void close() {
        file.source().close();
    }
}
