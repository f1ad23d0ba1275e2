package dev.keepsake.format.keepsake;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.block.BlockCache;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.block.BlockReader;
import dev.keepsake.format.container.Container;
import dev.keepsake.format.container.DirectoryChunk;
import dev.keepsake.format.container.HeaderEnums;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
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
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// A Keepsake file that is open: takes its frame, gives records, decoded when asked.
final class KeepsakeOrigin implements SaveOrigin {
    /// Told apart from records of other formats, and of a version that reads bytes otherwise.
    private static final long DIGEST_VERSION = 0x3156_4153_4BL;

    private final Container container;
    private final ByteSource source;
    private final OpenOptions options;
    private final Findings findings;
    private final List<OpenChunk> chunks;
    private final OpenBlocks blocks;
    private final AtomicReferenceArray<SubjectIndex> subjects;

    private KeepsakeOrigin(
            Container container,
            ByteSource source,
            OpenOptions options,
            Findings findings,
            List<OpenChunk> chunks,
            OpenBlocks blocks) {
        this.container = container;
        this.source = source;
        this.options = options;
        this.findings = findings;
        this.chunks = chunks;
        this.blocks = blocks;
        this.subjects = new AtomicReferenceArray<>(chunks.size());
    }

    /// A file whose frame was read.
    ///
    /// @param source the file; closed with the origin
    /// @param findings what was wrong with the frame
    static KeepsakeOrigin of(
            Container container, ByteSource source, OpenOptions options, Findings findings) {
        var chunks = new ArrayList<OpenChunk>();
        var entries = new ArrayList<BlockEntry>();
        for (DirectoryChunk chunk : container.chunks()) {
            chunks.add(new OpenChunk(chunk, entries.size()));
            entries.addAll(chunk.blocks());
        }
        var blocks = new OpenBlocks(entries, source, options.limits(), BlockCache.SHARED);
        return new KeepsakeOrigin(
                container, source, options, findings, List.copyOf(chunks), blocks);
    }

    Container container() {
        return container;
    }

    ByteSource source() {
        return source;
    }

    OpenOptions options() {
        return options;
    }

    /// What was wrong with the frame when it was opened.
    Findings findings() {
        return findings;
    }

    List<OpenChunk> chunks() {
        return chunks;
    }

    OpenBlocks blocks() {
        return blocks;
    }

    @Override
    public FormatName format() {
        int version = Math.max(Prelude.VERSION, container.prelude().formatVersion());
        return new FormatName(KeepsakeFormat.ID, Integer.toString(version));
    }

    @Override
    public StructValue header() {
        return container.header().fields();
    }

    @Override
    public int chunkCount() {
        return chunks.size();
    }

    @Override
    public ChunkHead chunk(int chunk) {
        return chunks.get(chunk).head();
    }

    @Override
    public Bytes chunkBytes(int chunk) throws SaveException {
        OpenChunk open = chunks.get(chunk);
        if (!open.directory().raw()) {
            throw new IllegalArgumentException("chunk " + chunk + " holds records");
        }
        var out = new Output();
        for (int i = 0; i < open.blockCount(); i++) {
            int block = open.block(i);
            out.writeBytes(
                    atPath(
                            open.path(),
                            () -> {
                                BlockReader reader = blocks.reader();
                                return reader.decodeBody(blocks.entry(block), blocks.stored(block));
                            }));
        }
        return out.bytes();
    }

    /// Something that reads, and may fail where the path is not known.
    @FunctionalInterface
    interface Reading<T> {
        T read() throws SaveException;
    }

    static <T> T atPath(Path path, Reading<T> reading) throws SaveException {
        try {
            return reading.read();
        } catch (SaveException failure) {
            throw SubjectIndex.isOfContent(failure) ? failure.at(path) : failure;
        }
    }

    private BlockHead head(OpenChunk chunk, int block) throws SaveException {
        return atPath(chunk.path(), () -> blocks.head(block));
    }

    @Override
    public RecordHead head(int chunk, int record) throws SaveException {
        OpenChunk.Place place = chunks.get(chunk).place(record);
        return head(chunks.get(chunk), place.block()).record(place.record());
    }

    @Override
    public long size(int chunk, int record) throws SaveException {
        OpenChunk open = chunks.get(chunk);
        OpenChunk.Place place = open.place(record);
        return atPath(open.path(), () -> blocks.index(place.block())).bodyLength(place.record());
    }

    @Override
    public RecordContent content(int chunk, int record) throws SaveException {
        OpenRecord open = record(chunk, record);
        return open.decode(open.head(), options.limits());
    }

    /// A record with its block's head and its own bytes.
    OpenRecord record(int chunk, int record) throws SaveException {
        OpenChunk open = chunks.get(chunk);
        OpenChunk.Place place = open.place(record);
        BlockHead head = head(open, place.block());
        Bytes body = atPath(open.path(), () -> blocks.body(place.block()));
        return OpenRecord.of(open, blocks.entry(place.block()), head, body, place.record());
    }

    @Override
    public Digest digest(int chunk, int record) throws SaveException {
        OpenRecord open = record(chunk, record);
        var out = new Output(open.bytes().length() + 24);
        out.writeI64(DIGEST_VERSION);
        out.writeI64(open.shape().hash().low());
        out.writeI64(open.shape().hash().high());
        out.writeBytes(open.bytes());
        return Xxh3.hash128(out.view(0, out.length()));
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) throws SaveException {
        if (chunks.get(chunk).directory().raw()) {
            return OptionalInt.empty();
        }
        return subjects(chunk)
                .find(Bytes.ofName(subject), ordinal, record -> subject(chunk, record));
    }

    SubjectIndex subjects(int chunk) throws SaveException {
        SubjectIndex known = subjects.get(chunk);
        if (known == null) {
            known = SubjectIndex.of(chunks.get(chunk), blocks);
            subjects.set(chunk, known);
        }
        return known;
    }

    Bytes subject(int chunk, int record) throws SaveException {
        OpenChunk.Place place = chunks.get(chunk).place(record);
        return head(chunks.get(chunk), place.block()).subject(place.record());
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException {
        return record.isHeader()
                ? locateHeader(path)
                : record(record.chunk(), record.record()).locate(path, options.limits());
    }

    /// Finds a header field as a whole; what stands inside it is not told apart.
    private Optional<ValueLocation> locateHeader(ItemPath path) throws SaveException {
        if (path.ids().isEmpty()) {
            return Optional.of(
                    new ValueLocation(
                            new Span(Prelude.BYTES, container.header().bytes().length()),
                            null,
                            container.header().bytes()));
        }
        int field = Math.toIntExact(path.ids().get(0));
        Span span = container.header().spanOf(header().name(field));
        Bytes bytes = source.read(span.offset(), (int) span.length());
        return Optional.of(new ValueLocation(span, null, bytes));
    }

    @Override
    public Optional<Picture> picture() throws SaveException {
        return new PictureReader(container, source).read();
    }

    @Override
    public void requireEncodable(Changes before, Changes after, Progress progress)
            throws SaveException {
        new ChangeCheck(this, progress).require(before, after);
    }

    @Override
    public CheckResult check(CheckScope scope, FindingLog log, Progress progress)
            throws SaveException {
        return new KeepsakeCheck(this, scope, log, progress).run();
    }

    @Override
    public TypeCatalog types() {
        return options.types().orElse(HeaderEnums.catalog());
    }

    @Override
    public void close() {
        blocks.close();
        source.close();
    }
}
