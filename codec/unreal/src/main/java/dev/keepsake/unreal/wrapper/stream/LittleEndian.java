package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.value.Bytes;

/// Numbers at fixed places of a frame. Pure.
public final class LittleEndian {
    private LittleEndian() {}

    /// Four bytes, 0 to 2³² − 1.
    public static long u32(Bytes bytes, int at) {
        return Integer.toUnsignedLong(i32(bytes, at));
    }

    /// Four bytes with a sign.
    public static int i32(Bytes bytes, int at) {
        return Integer.reverseBytes(bytes.asBuffer().getInt(at));
    }

    /// Eight bytes with a sign.
    public static long i64(Bytes bytes, int at) {
        return Long.reverseBytes(bytes.asBuffer().getLong(at));
    }

    /// The four bytes of a number of 0 to 2³² − 1.
    public static Bytes u32(long number) {
        var out = new Output(Integer.BYTES);
        out.writeI32((int) number);
        return out.bytes();
    }
}
