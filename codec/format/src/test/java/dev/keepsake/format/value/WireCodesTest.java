package dev.keepsake.format.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.TimeScale;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Numbers on disk never change.
final class WireCodesTest {
    private static final String IN_ORDER =
            "BOOL INT8 UINT8 INT16 UINT16 INT32 UINT32 INT64 UINT64 FLOAT DOUBLE TEXT NAME"
                    + " LOCALIZED_TEXT UUID DATE_TIME DURATION BYTES REFERENCE OBJECT ASSET OPAQUE ANY";

    @Test
    void typesHaveTheirCodes() {
        List<String> names = List.of(IN_ORDER.split(" "));
        assertEquals(PrimitiveType.values().length, names.size());
        for (int i = 0; i < names.size(); i++) {
            PrimitiveType type = PrimitiveType.valueOf(names.get(i));
            assertEquals(i + 1, TypeCode.of(type));
            assertSame(type, TypeCode.primitive(i + 1));
        }
        assertNull(TypeCode.primitive(0));
        assertNull(TypeCode.primitive(0x18));
        assertNull(TypeCode.primitive(0xFF));
    }

    @Test
    void everyConstantHasANumber() {
        assertEquals(Set.of(TimeScale.values()), Set.copyOf(WireOrder.TIME_SCALES));
        assertEquals(Set.of(OpaqueValue.Reason.values()), Set.copyOf(WireOrder.REASONS));
        assertEquals(0, WireOrder.TIME_SCALES.indexOf(TimeScale.TICKS));
        assertEquals(4, WireOrder.TIME_SCALES.indexOf(TimeScale.NANOSECONDS));
        assertEquals(3, WireOrder.REASONS.indexOf(OpaqueValue.Reason.UNKNOWN_SECTION));
    }
}
