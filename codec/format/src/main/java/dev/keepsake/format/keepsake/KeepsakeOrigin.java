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
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.GeneralCode;
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
import org.jspecify.annotations.Nullable;

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
    private final PictureReader pictures;
    private final AtomicReferenceArray<SubjectIndex> subjects;
    private volatile @Nullable ByteMap bytes;

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
        this.pictures = new PictureReader(container, source);
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

    PictureReader pictures() {
        return pictures;
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
        requireShort(open);
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

    /// Refuses to hold a chunk of bytes that is larger than the largest record.
    private void requireShort(OpenChunk open) throws SaveException {
        long size = open.head().decodedBytes();
        if (size > options.limits().recordBytes()) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .withPath(open.path())
                            .with("limit", "recordBytes")
                            .with("found", size)
                            .with("allowed", options.limits().recordBytes()));
        }
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

    BlockHead head(OpenChunk chunk, int block) throws SaveException {
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
        return subjects(chunk, Progress.NONE)
                .find(Bytes.ofName(subject), ordinal, record -> subject(chunk, record));
    }

    SubjectIndex subjects(int chunk, Progress progress) throws SaveException {
        SubjectIndex known = subjects.get(chunk);
        if (known == null) {
            known = SubjectIndex.of(chunks.get(chunk), blocks, progress);
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
        if (record.isHeader()) {
            return locateHeader(path);
        }
        boolean opened =
                record.chunk() >= 0
                        && record.chunk() < chunks.size()
                        && !record.isAdded()
                        && record.record() < chunks.get(record.chunk()).head().recordCount();
        return opened
                ? record(record.chunk(), record.record()).locate(path, options.limits())
                : Optional.empty();
    }

    /// Finds a header field as a whole; what stands inside it is not told apart.
    private Optional<ValueLocation> locateHeader(ItemPath path) {
        Bytes header = container.header().bytes();
        if (path.ids().isEmpty()) {
            Span whole = new Span(Prelude.BYTES, header.length());
            return Optional.of(new ValueLocation(whole, null, header));
        }
        long field = path.ids().get(0);
        if (field < 0 || field >= header().items().count()) {
            return Optional.empty();
        }
        Span span = container.header().spanOf(header().name((int) field));
        return Optional.of(new ValueLocation(span, null, headerBytes(span)));
    }

    /// Bytes of the prelude or the header as they were read when the file was opened.
    private Bytes headerBytes(Span span) {
        boolean inPrelude = span.end() <= Prelude.BYTES;
        Bytes region = inPrelude ? container.prelude().bytes() : container.header().bytes();
        long start = inPrelude ? 0 : Prelude.BYTES;
        return region.slice((int) (span.offset() - start), (int) span.length());
    }

    @Override
    public Optional<ByteMap> bytes() throws SaveException {
        ByteMap known = bytes;
        if (known == null) {
            known = KeepsakeBytes.of(this);
            bytes = known;
        }
        return Optional.of(known);
    }

    @Override
    public Optional<Picture> picture() throws SaveException {
        return pictures.read();
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
