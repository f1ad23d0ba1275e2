package dev.keepsake.unreal.save;

import dev.keepsake.format.OpenOptions;
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
import dev.keepsake.model.document.TypeCandidate;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;

/// An Unreal save as the origin of a document.
final class UnrealOrigin implements SaveOrigin {
    private final StoredSave save;
    private final OpenOptions options;
    private final StructValue header;
    private final RecordReader reader;
    private final ByteMap bytes;
    private final AtomicLong counted = new AtomicLong();

    UnrealOrigin(StoredSave save, OpenOptions options) {
        this.save = save;
        this.options = options;
        this.header = FrameField.whole(save);
        this.reader = new RecordReader(save);
        this.bytes = new UnrealBytes(save, reader);
    }

    /// Counts the bytes of a record that an edit made.
    void count(long length) {
        counted.addAndGet(length);
    }

    /// How many bytes all records have that edits ever made: no document has more of them.
    long counted() {
        return counted.get();
    }

    StoredSave save() {
        return save;
    }

    @Override
    public FormatName format() {
        return new FormatName("unreal", FrameField.version(save));
    }

    @Override
    public StructValue header() {
        return header;
    }

    @Override
    public int chunkCount() {
        return save.chunks().size();
    }

    @Override
    public ChunkHead chunk(int chunk) {
        return save.chunks().get(chunk);
    }

    @Override
    public Bytes chunkBytes(int chunk) throws SaveException {
        if (chunk(chunk).kind() == ChunkHead.Kind.RECORDS) {
            throw new IllegalArgumentException("chunk " + chunk + " has records");
        }
        Span tail = save.tail();
        int most = options.limits().recordBytes();
        if (tail.length() > most) {
            throw SaveException.of(SaveParser.limit("recordBytes", tail.length(), most));
        }
        return save.content().source().read(tail.offset(), (int) tail.length());
    }

    @Override
    public RecordHead head(int chunk, int record) {
        return new RecordHead(
                save.names().subject(record).asName(),
                Chunks.KIND,
                TypeLabel.of(save.types().get(record)));
    }

    @Override
    public long size(int chunk, int record) {
        return save.properties().length(record);
    }

    @Override
    public RecordContent content(int chunk, int record) throws SaveException {
        return reader.read(record);
    }

    @Override
    public Digest digest(int chunk, int record) throws SaveException {
        return save.digest(record);
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) {
        return chunk(chunk).kind() == ChunkHead.Kind.RECORDS
                ? save.names().find(Bytes.ofName(subject), ordinal)
                : OptionalInt.empty();
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException {
        return new ValueLocator(save, reader).locate(record, path);
    }

    @Override
    public List<TypeCandidate> candidates(RecordId record, ItemPath path) throws SaveException {
        return new CandidateFinder(save, reader).find(record, path);
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
        return new SaveCheck(save, reader, log, progress).run(scope);
    }

    @Override
    public TypeCatalog types() {
        return options.types();
    }

    @Override
    public String owner() {
        return save.header().className();
    }

    @Override
    public void close() {
        if (!save.isPlain()) {
            save.content().source().close();
        }
        save.file().close();
    }
}
