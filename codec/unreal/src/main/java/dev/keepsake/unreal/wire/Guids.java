package dev.keepsake.unreal.wire;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.UuidValue;

/// The engine's GUIDs: four numbers of 32 bits, printed one after the other. Pure.
public final class Guids {
    private Guids() {}

    /// Reads a GUID.
    public static UuidValue read(Input in) throws Misread, SaveException {
        long high = (long) in.readI32() << 32 | in.readI32() & 0xFFFF_FFFFL;
        long low = (long) in.readI32() << 32 | in.readI32() & 0xFFFF_FFFFL;
        return new UuidValue(high, low);
    }

    /// Writes a GUID.
    public static void write(UuidValue guid, Output out) {
        out.writeI32((int) (guid.high() >> 32));
        out.writeI32((int) guid.high());
        out.writeI32((int) (guid.low() >> 32));
        out.writeI32((int) guid.low());
    }
}
