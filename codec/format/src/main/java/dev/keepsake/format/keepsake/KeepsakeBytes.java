package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.container.DirectoryRegions;
import dev.keepsake.format.container.FrameRegions;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.stored.SpanTable;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.Region.Kind;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Optional;

/// What the bytes of an open Keepsake file are. Its spaces beside the file: each compressed head
/// and body of a block. Immutable but for what was found of checksums.
final class KeepsakeBytes implements ByteMap {
    private final KeepsakeOrigin origin;
    private final DirectoryRegions directory;
    private final SpanTable<Part> parts;
    private final FoundChecksums checksums;

    /// A part of the file.
    private sealed interface Part {
        /// A region of the frame.
        record Fixed(Region region) implements Part {}

        /// The directory.
        record Directory() implements Part {}

        /// The head or body of a block.
        record OfBlock(BlockPart part) implements Part {}
    }

    private KeepsakeBytes(
            KeepsakeOrigin origin, DirectoryRegions directory, SpanTable<Part> parts) {
        this.origin = origin;
        this.directory = directory;
        this.parts = parts;
        this.checksums = new FoundChecksums(origin.source());
    }

    static KeepsakeBytes of(KeepsakeOrigin origin) throws SaveException {
        var directory = DirectoryRegions.of(origin.container(), origin.source());
        var table = new SpanTable.Builder<Part>();
        var frame = new SpanTable.Builder<Region>();
        FrameRegions.add(origin.container(), origin.source(), frame);
        frame.forEach((span, region) -> table.add(span, new Part.Fixed(region)));
        table.add(directory.span(), new Part.Directory());
        for (OpenChunk chunk : origin.chunks()) {
            for (int i = 0; i < chunk.blockCount(); i++) {
                addBlock(table, origin, chunk, i);
            }
        }
        return new KeepsakeBytes(origin, directory, table.build(origin.source().size()));
    }

    private static void addBlock(
            SpanTable.Builder<Part> table, KeepsakeOrigin origin, OpenChunk chunk, int i) {
        BlockEntry entry = origin.blocks().entry(chunk.block(i));
        table.add(entry.headSpan(), new Part.OfBlock(new BlockPart(origin, chunk, i, true)));
        table.add(entry.bodySpan(), new Part.OfBlock(new BlockPart(origin, chunk, i, false)));
    }

    private BlockPart part(ByteSpace space) {
        boolean inside = space.stored() >= 0 && space.stored() < origin.source().size();
        if (inside
                && parts.at(space.stored()).item() instanceof Part.OfBlock(BlockPart part)
                && part.stored().offset() == space.stored()) {
            return part;
        }
        throw new IllegalArgumentException("no space " + space.stored());
    }

    @Override
    public long size(ByteSpace space) {
        return space.isFile() ? origin.source().size() : part(space).size();
    }

    @Override
    public Bytes read(ByteSpace space, long position, int length) throws SaveException {
        return space.isFile()
                ? origin.source().read(position, length)
                : part(space).decoded().slice(Math.toIntExact(position), length);
    }

    @Override
    public Region region(ByteSpace space, long offset) throws SaveException {
        if (!space.isFile()) {
            return part(space).region((int) offset);
        }
        SpanTable.Part<Part> found = parts.at(offset);
        Region region =
                switch (found.item()) {
                    case Part.Fixed(Region fixed) -> fixed.at(found.span());
                    case Part.Directory() -> directory.region(offset);
                    case Part.OfBlock(BlockPart part) -> part.regionInFile(found.span(), offset);
                    case null -> Region.of(Kind.UNUSED, "", found.span());
                };
        RegionChecksum checksum = region.checksum();
        return checksum == null ? region : region.withChecksum(checksums.known(checksum));
    }

    @Override
    public Optional<Place> find(ByteSpace space, long offset, Progress progress)
            throws SaveException {
        if (!space.isFile()) {
            return part(space).find((int) offset, progress);
        }
        return switch (parts.at(offset).item()) {
            case Part.OfBlock(BlockPart part) -> part.findInFile(offset, progress);
            case Part.Fixed fixed -> field(offset);
            case Part.Directory() -> Optional.empty();
            case null -> Optional.empty();
        };
    }

    /// The header field that holds a byte; of those that stand together, the first.
    private Optional<Place> field(long offset) {
        List<String> names =
                origin.header().type().fields().stream().map(field -> field.name()).toList();
        for (int i = 0; i < names.size(); i++) {
            Span span = origin.container().header().spanOf(names.get(i));
            if (span.holds(offset)) {
                return Optional.of(new Place(RecordId.HEADER, ItemPath.of(i), span));
            }
        }
        var header = new Span(Prelude.BYTES, origin.container().header().bytes().length());
        return header.holds(offset)
                ? Optional.of(new Place(RecordId.HEADER, ItemPath.ROOT, header))
                : Optional.empty();
    }

    @Override
    public RegionChecksum check(RegionChecksum checksum, Progress progress) throws SaveException {
        return checksums.check(checksum, progress);
    }
}
