package dev.keepsake.unreal.save;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;

/// The first bytes of something longer: what follows them reads as zeros, as only its length
/// matters. Immutable.
///
/// @param first the first bytes, at most as many as the size says
/// @param size how many bytes there are
record Beginning(Bytes first, long size) implements ByteSource {
    @Override
    public String name() {
        return "edit";
    }

    @Override
    public Bytes read(long position, int length) {
        long known = Math.clamp(first.length() - position, 0, length);
        if (known == length) {
            return first.slice((int) position, length);
        }
        byte[] bytes =
                known == 0 ? new byte[0] : first.slice((int) position, (int) known).toArray();
        return Bytes.wrap(Arrays.copyOf(bytes, length));
    }

    @Override
    public void close() {}
}
