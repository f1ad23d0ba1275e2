package dev.keepsake.model.document;

import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A save in memory, for tests: chunks with records, and what was asked of it.
public final class MemoryOrigin implements SaveOrigin {
    private final StructValue header;
    private final List<ChunkHead> heads = new ArrayList<>();
    private final List<List<DetachedRecord>> records = new ArrayList<>();
    private final List<Bytes> bytes = new ArrayList<>();
    private String owner = "";
    private boolean closed;
    private int decoded;

    /// A save with this header and no chunks yet.
    public MemoryOrigin(StructValue header) {
        this.header = header;
    }

    /// With one more chunk of records.
    public MemoryOrigin with(String id, String key, DetachedRecord... content) {
        heads.add(
                new ChunkHead(id, key, false, ChunkHead.Kind.RECORDS, content.length, 0, -1, null));
        records.add(List.of(content));
        bytes.add(Bytes.EMPTY);
        return this;
    }

    /// With records that are the properties of a class.
    public MemoryOrigin ownedBy(String className) {
        owner = className;
        return this;
    }

    @Override
    public String owner() {
        return owner;
    }

    /// With one more chunk kept as bytes.
    public MemoryOrigin withBytes(String id, Bytes content) {
        heads.add(ChunkHead.ofBytes(id, ""));
        records.add(List.of());
        bytes.add(content);
        return this;
    }

    /// The document of this save.
    public SaveDocument open() {
        return SaveDocument.of(this, Findings.NONE);
    }

    /// True once the last document was closed.
    public boolean isClosed() {
        return closed;
    }

    /// How many records were decoded so far.
    public int decoded() {
        return decoded;
    }

    @Override
    public FormatName format() {
        return new FormatName("memory", "1");
    }

    @Override
    public StructValue header() {
        return header;
    }

    @Override
    public int chunkCount() {
        return heads.size();
    }

    @Override
    public ChunkHead chunk(int chunk) {
        return heads.get(chunk);
    }

    @Override
    public Bytes chunkBytes(int chunk) {
        return bytes.get(chunk);
    }

    @Override
    public RecordHead head(int chunk, int record) {
        return records.get(chunk).get(record).head();
    }

    @Override
    public long size(int chunk, int record) {
        return 1;
    }

    @Override
    public RecordContent content(int chunk, int record) {
        decoded++;
        return records.get(chunk).get(record).content();
    }

    @Override
    public Digest digest(int chunk, int record) {
        return new Digest(0, records.get(chunk).get(record).content().hashCode());
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) {
        int seen = 0;
        for (int i = 0; i < records.get(chunk).size(); i++) {
            if (head(chunk, i).subject().equals(subject) && seen++ == ordinal) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) {
        return Optional.empty();
    }

    @Override
    public Optional<Picture> picture() {
        return Optional.empty();
    }

    @Override
    public void requireEncodable(Changes before, Changes after, Progress progress) {}

    @Override
    public CheckResult check(CheckScope scope, FindingLog log, Progress progress) {
        return new CheckResult(0, 0, true);
    }

    @Override
    public TypeCatalog types() {
        return TypeCatalog.EMPTY;
    }

    @Override
    public void close() {
        closed = true;
    }
}
