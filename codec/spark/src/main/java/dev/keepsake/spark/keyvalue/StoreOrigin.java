package dev.keepsake.spark.keyvalue;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
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
import dev.keepsake.spark.stored.RecordDigest;
import dev.keepsake.spark.stored.RecordSpans;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// A key/value file as the origin of a document.
final class StoreOrigin implements SaveOrigin {
    static final String CHUNK = "CUST";
    private static final int SHOWN = 1 << 20;
    private static final int POLL = 1_024;

    private final StoredLines store;
    private final TypeCatalog types;
    private final StructValue header;

    StoreOrigin(StoredLines store, TypeCatalog types) {
        this.store = store;
        this.types = types;
        StoreLayout layout = store.layout();
        boolean open = layout.lines().count() == 0 && !layout.terminated();
        this.header = StoreHeader.of(layout.generation(), !open);
    }

    StoredLines store() {
        return store;
    }

    private RecordSpans lines() {
        return store.layout().lines();
    }

    @Override
    public FormatName format() {
        return new FormatName("spark-kv", store.layout().generation().version());
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
                true,
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
        return store.codec().head(store.line(record));
    }

    @Override
    public long size(int chunk, int record) {
        return lines().length(record);
    }

    @Override
    public RecordContent content(int chunk, int record) throws SaveException {
        boolean terminated = store.layout().isTerminated(record);
        return store.codec().decode(store.line(record), terminated);
    }

    @Override
    public Digest digest(int chunk, int record) throws SaveException {
        String rule = "spark-kv " + store.layout().generation();
        return RecordDigest.of(rule, store.line(record), Bytes.EMPTY);
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) throws SaveException {
        return store.index().find(Bytes.ofName(subject), ordinal);
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException {
        boolean inside =
                !record.isHeader() && !record.isAdded() && record.record() < lines().count();
        if (!inside || !path.ids().isEmpty() && path.ids().get(0) != 0) {
            return Optional.empty();
        }
        Bytes line = store.line(record.record());
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
    public Optional<Picture> picture() {
        return Optional.empty();
    }

    @Override
    public void requireEncodable(Changes before, Changes after, Progress progress)
            throws SaveException {
        StructValue edited = after.header();
        if (edited != null && !edited.equals(header) || !after.chunks().isEmpty()) {
            throw LineCodec.refused("header");
        }
        int done = 0;
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            if (done++ % POLL == 0) {
                progress.check(done, after.records().size());
            }
            if (!entry.getValue().equals(before.records().get(entry.getKey()))) {
                require(entry.getKey(), entry.getValue());
            }
        }
    }

    private void require(RecordId id, RecordChange change) throws SaveException {
        switch (change) {
            case RecordChange.Removed() -> {}
            case RecordChange.Added(DetachedRecord record, int behind) ->
                    require(record.head(), record.content());
            case RecordChange.Revised revised ->
                    require(
                            revised.revision().head(head(id.chunk(), id.record())),
                            revised.revision().content(content(id.chunk(), id.record())));
        }
    }

    private void require(RecordHead head, RecordContent content) throws SaveException {
        if (store.codec().encode(head, content).length() > store.limits().recordBytes()) {
            throw LineCodec.refused("long");
        }
    }

    @Override
    public CheckResult check(CheckScope scope, FindingLog log, Progress progress)
            throws SaveException {
        return new StoreCheck(store, log, progress).run(scope);
    }

    @Override
    public TypeCatalog types() {
        return types;
    }

    @Override
    public void close() {
        store.source().close();
    }
}
