package dev.keepsake.app.bytes;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.List;

/// Bytes that can be shown. Any thread may read them.
sealed interface ShownBytes {
    /// Those of an open save.
    record OfSave(ByteMap map, ByteSpace space, long size) implements ShownBytes {
        /// @throws SaveException where the space cannot be decoded
        static OfSave of(ByteMap map, ByteSpace space) throws SaveException {
            return new OfSave(map, space, map.size(space));
        }
    }

    /// Those of a file no format knows.
    record OfFile(ByteSource source) implements ShownBytes {}

    /// How many there are.
    default long size() {
        return switch (this) {
            case OfSave(ByteMap map, ByteSpace space, long size) -> size;
            case OfFile(ByteSource source) -> source.size();
        };
    }

    /// What offsets count in.
    default ByteSpace space() {
        return this instanceof OfSave save ? save.space() : ByteSpace.FILE;
    }

    /// Some of them.
    default Bytes read(long position, int length) throws SaveException {
        return switch (this) {
            case OfSave(ByteMap map, ByteSpace space, long size) ->
                    map.read(space, position, length);
            case OfFile(ByteSource source) -> source.read(position, length);
        };
    }

    /// What they are.
    default List<Region> regions(Span range) throws SaveException {
        return switch (this) {
            case OfSave(ByteMap map, ByteSpace space, long size) ->
                    map.regions(space, range, (int) range.length());
            case OfFile file -> List.of();
        };
    }
}
