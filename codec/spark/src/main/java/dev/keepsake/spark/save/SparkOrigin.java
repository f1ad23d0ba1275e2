package dev.keepsake.spark.save;

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
import dev.keepsake.spark.record.CustomEntry;
import dev.keepsake.spark.record.HeaderCodec;
import java.util.Optional;
import java.util.OptionalInt;

/// A Spark save as the origin of a document.
final class SparkOrigin implements SaveOrigin {
    static final int ENTITIES = 0;
    static final int CUSTOM = 1;
    static final int TAIL = 2;
    static final String ENTITY_KIND = "entity";

    private final StoredSave save;
    private final StructValue header;
    private final ByteMap bytes;

    SparkOrigin(StoredSave save) {
        this.save = save;
        this.header = HeaderCodec.decode(save.layout().text(), save.layout().version());
        this.bytes = new SparkBytes(save);
    }

    StoredSave save() {
        return save;
    }

    @Override
    public FormatName format() {
        return new FormatName("spark", Integer.toString(save.layout().version()));
    }

    @Override
    public StructValue header() {
        return header;
    }

    @Override
    public int chunkCount() {
        return save.layout().tail() == null ? TAIL : TAIL + 1;
    }

    @Override
    public ChunkHead chunk(int chunk) {
        return switch (chunk) {
            case ENTITIES -> records(Chunks.ENTITIES, save.layout().entities());
            case CUSTOM -> records(Chunks.CUSTOM, save.layout().custom());
            default -> tailHead();
        };
    }

    private static ChunkHead records(String id, RecordSpans spans) {
        int start = spans.count() == 0 ? spans.end() : spans.start(0);
        long length = spans.end() - (long) start;
        return new ChunkHead(
                id,
                "",
                false,
                ChunkHead.Kind.RECORDS,
                spans.count(),
                length,
                length,
                new Span(start, length));
    }

    private Span tail() {
        Span tail = save.layout().tail();
        if (tail == null) {
            throw new IndexOutOfBoundsException("no tail");
        }
        return tail;
    }

    private ChunkHead tailHead() {
        Span tail = tail();
        String key = save.layout().isSealed() && !save.layout().tailSealed() ? Chunks.UNSEALED : "";
        return new ChunkHead(
                Chunks.TAIL, key, false, ChunkHead.Kind.RAW, 0, tail.length(), tail.length(), tail);
    }

    @Override
    public Bytes chunkBytes(int chunk) throws SaveException {
        if (chunk != TAIL) {
            throw new IllegalArgumentException("chunk " + chunk + " has records");
        }
        return save.source().read(tail().offset(), (int) tail().length());
    }

    private RecordSpans spans(int chunk) {
        return chunk == ENTITIES ? save.layout().entities() : save.layout().custom();
    }

    private Bytes record(int chunk, int record) throws SaveException {
        return save.source().read(spans(chunk).start(record), spans(chunk).length(record));
    }

    @Override
    public RecordHead head(int chunk, int record) throws SaveException {
        String subject = save.subject(spans(chunk), record).asName();
        return new RecordHead(subject, chunk == ENTITIES ? ENTITY_KIND : CustomEntry.KIND, "");
    }

    @Override
    public long size(int chunk, int record) {
        return spans(chunk).length(record);
    }

    @Override
    public RecordContent content(int chunk, int record) throws SaveException {
        return chunk == ENTITIES
                ? save.reader().decode(save.body(record))
                : CustomEntry.decode(record(chunk, record));
    }

    @Override
    public Digest digest(int chunk, int record) throws SaveException {
        Bytes context = chunk == ENTITIES ? save.context(record) : Bytes.EMPTY;
        return RecordDigest.of("spark " + chunk, record(chunk, record), context);
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) throws SaveException {
        Bytes name = Bytes.ofName(subject);
        return switch (chunk) {
            case ENTITIES -> save.entityOrder(Progress.NONE).find(name, ordinal);
            case CUSTOM -> save.customOrder(Progress.NONE).find(name, ordinal);
            default -> OptionalInt.empty();
        };
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException {
        return new ValueLocator(save).locate(record, path);
    }

    @Override
    public Optional<ByteMap> bytes() {
        return Optional.of(bytes);
    }

    @Override
    public Optional<Picture> picture() {
        return Optional.empty();
    }

    @Override
    public void requireEncodable(Changes before, Changes after, Progress progress)
            throws SaveException {
        new ChangeGuard(this, before, after, progress).require();
    }

    @Override
    public CheckResult check(CheckScope scope, FindingLog log, Progress progress)
            throws SaveException {
        return new SaveCheck(save, log, progress).run(scope);
    }

    @Override
    public TypeCatalog types() {
        return save.table().types();
    }

    @Override
    public void close() {
        save.source().close();
    }
}
