package dev.keepsake.model.document;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the bytes of an open file are, without decoding more of it than is asked about.
///
/// In each space the regions stand one behind the other from the first byte to the last. They are
/// made when asked for: nothing here grows with the number of records. Any thread may ask until the
/// origin is closed.
public interface ByteMap {
    /// A value, and where its bytes stand.
    ///
    /// @param record its record, or the header
    /// @param path its place in that, [ItemPath#ROOT] for all of it
    /// @param span its bytes, in the space that was asked about
    record Place(RecordId record, ItemPath path, Span span) {}

    /// How many bytes a space has.
    ///
    /// @throws IllegalArgumentException where there is no such space
    /// @throws SaveException where it cannot be decoded
    long size(ByteSpace space) throws SaveException;

    /// Bytes of a space.
    ///
    /// @throws IndexOutOfBoundsException where the range leaves the space
    /// @throws SaveException where the storage fails, or the space cannot be decoded
    Bytes read(ByteSpace space, long position, int length) throws SaveException;

    /// The smallest region that holds a byte.
    ///
    /// @param offset 0 to `size(space) - 1`
    Region region(ByteSpace space, long offset) throws SaveException;

    /// The regions that hold bytes of a range, in order.
    ///
    /// @param most how many at most; the first ones are given
    default List<Region> regions(ByteSpace space, Span range, int most) throws SaveException {
        var regions = new ArrayList<Region>();
        long at = range.offset();
        while (at < range.end() && regions.size() < most) {
            Region next = region(space, at);
            regions.add(next);
            at = next.span().end();
        }
        return regions;
    }

    /// The innermost value whose bytes hold a byte; empty where none does, and for compressed
    /// bytes.
    ///
    /// @throws SaveException where what stands there cannot be read, or the caller stops it
    Optional<Place> find(ByteSpace space, long offset, Progress progress) throws SaveException;

    /// Works a checksum out.
    ///
    /// @throws SaveException where the bytes cannot be read, or the caller stops it
    RegionChecksum check(RegionChecksum checksum, Progress progress) throws SaveException;
}
