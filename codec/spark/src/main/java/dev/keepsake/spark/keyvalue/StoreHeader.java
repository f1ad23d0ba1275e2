package dev.keepsake.spark.keyvalue;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;

/// The header of a key/value file's document: its generation, and whether the marker ends in a line
/// feed. Pure.
final class StoreHeader {
    private static final String GENERATION = "generation";
    private static final String END = "end";

    private StoreHeader() {}

    static StructValue of(Generation generation, boolean markerTerminated) {
        Encoding end = markerTerminated ? Encoding.DEFAULT : Encoding.raw(END, Bytes.EMPTY);
        return StructValue.builder("KeyValueStore")
                .add(GENERATION, PrimitiveType.INT32, IntegerValue.int32(generation.number()), end)
                .build();
    }

    /// True where the marker of such a header ends in a line feed, or lines follow anyway.
    static boolean isMarkerTerminated(StructValue header) {
        int place = header.type().indexOf(GENERATION);
        return place < 0 || header.items().encoding(place).findRaw(END).isEmpty();
    }
}
