package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.block.BlockIndex;
import dev.keepsake.format.record.RecordParts;
import dev.keepsake.format.value.ValueFinder;
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
import java.util.Optional;

/// The head or the body of a block: what its decoded bytes are. Immutable; any thread may use it.
///
/// @param origin the file
/// @param chunk the chunk
/// @param number which of the chunk's blocks
/// @param isHead true for the head
record BlockPart(KeepsakeOrigin origin, OpenChunk chunk, int number, boolean isHead) {
    private int block() {
        return chunk.block(number);
    }

    private BlockEntry entry() {
        return origin.blocks().entry(block());
    }

    /// Where it stands in the file.
    Span stored() {
        return isHead ? entry().headSpan() : entry().bodySpan();
    }

    /// Its size decoded.
    int size() {
        return isHead ? entry().headDecoded() : entry().bodyDecoded();
    }

    Bytes decoded() throws SaveException {
        return isHead
                ? origin.head(chunk, block()).bytes()
                : KeepsakeOrigin.atPath(chunk.path(), () -> origin.blocks().body(block()));
    }

    /// The region of the file that holds a byte of it.
    ///
    /// @param span where it stands, or what of it the file still has
    Region regionInFile(Span span, long offset) throws SaveException {
        if (entry().isPlain() && span.equals(stored())) {
            try {
                Region inside = region((int) (offset - span.offset()));
                return inside.at(
                        new Span(span.offset() + inside.span().offset(), inside.span().length()));
            } catch (SaveException failure) {
                if (!SubjectIndex.isOfContent(failure)) {
                    throw failure;
                }
            }
        }
        return whole(span);
    }

    private Region whole(Span span) {
        Kind kind = isHead ? Kind.BLOCK_HEAD : Kind.BLOCK;
        String key = chunk.head().key();
        String name = key.isEmpty() ? chunk.head().id() : chunk.head().id() + "@" + key;
        Region region = Region.of(kind, name + " " + (number + 1), span).withChecksum(checksum());
        return entry().isPlain()
                ? region
                : region.withPacked(
                        new Region.Packed(new ByteSpace(stored().offset()), new Span(0, size())));
    }

    /// Where the checksum itself stands, the directory knows.
    private RegionChecksum checksum() {
        Long computed = origin.blocks().isSound(block()) ? Long.valueOf(entry().hash()) : null;
        return new RegionChecksum("XXH3-64", null, entry().span(), entry().hash(), computed);
    }

    /// The region that holds a byte of it, decoded.
    Region region(int offset) throws SaveException {
        if (chunk.directory().raw()) {
            return Region.of(Kind.CHUNK, chunk.head().id(), new Span(0, size()));
        }
        return isHead ? headRegion(offset) : recordRegion(offset);
    }

    private Region headRegion(int offset) throws SaveException {
        BlockHead head = origin.head(chunk, block());
        BlockIndex index = head.index();
        int record = index.entryAt(offset);
        int from = record < 0 ? 0 : index.entryStart(record);
        int to = record + 1 < index.count() ? index.entryStart(record + 1) : size();
        String name = record < 0 ? "" : head.subject(record).asName();
        return Region.of(Kind.BLOCK_HEAD, name, new Span(from, (long) to - from));
    }

    private Region recordRegion(int offset) throws SaveException {
        BlockHead head = origin.head(chunk, block());
        int record = head.index().recordAt(offset);
        int start = head.index().bodyStart(record);
        int length = head.index().bodyLength(record);
        String subject = head.subject(record).asName();
        try {
            long from = start;
            var parts = RecordParts.of(decoded().slice(start, length), start);
            for (RecordParts.Part part : parts.sections()) {
                if (part.span().holds(offset)) {
                    return Region.of(Kind.SECTION, subject + "/" + part.id(), part.span());
                }
                if (part.span().offset() > offset) {
                    return Region.of(
                            Kind.RECORD, subject, new Span(from, part.span().offset() - from));
                }
                from = part.span().end();
            }
            return Region.of(Kind.RECORD, subject, new Span(from, start + length - from));
        } catch (SaveException failure) {
            if (!SubjectIndex.isOfContent(failure)) {
                throw failure;
            }
            return Region.of(Kind.RECORD, subject, new Span(start, length));
        }
    }

    /// The value that holds a byte of the file.
    Optional<ByteMap.Place> findInFile(long offset, Progress progress) throws SaveException {
        if (!entry().isPlain()) {
            return Optional.empty();
        }
        long start = stored().offset();
        return find((int) (offset - start), progress)
                .map(place ->
                        new ByteMap.Place(
                                place.record(),
                                place.path(),
                                new Span(start + place.span().offset(), place.span().length())));
    }

    /// The value that holds a byte of it, decoded; of a head, the record whose entry does.
    Optional<ByteMap.Place> find(int offset, Progress progress) throws SaveException {
        if (chunk.directory().raw()) {
            return Optional.empty();
        }
        BlockHead head = origin.head(chunk, block());
        int record = isHead ? head.index().entryAt(offset) : head.index().recordAt(offset);
        if (record < 0) {
            return Optional.empty();
        }
        int inChunk = chunk.firstRecord(number) + record;
        var id = new RecordId(origin.chunks().indexOf(chunk), inChunk);
        if (isHead) {
            return Optional.of(new ByteMap.Place(id, ItemPath.ROOT, headRegion(offset).span()));
        }
        int start = head.index().bodyStart(record);
        Bytes body = decoded().slice(start, head.index().bodyLength(record));
        ValueFinder.Found found =
                RecordParts.of(body, start)
                        .find(
                                offset,
                                head.shape(record),
                                head,
                                origin.options().limits(),
                                progress);
        return Optional.of(new ByteMap.Place(id, new ItemPath(found.ids()), found.span()));
    }
}
