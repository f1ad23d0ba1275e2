package dev.keepsake.model.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ValuesTest {
    @Test
    void comparesFloatsByTheirBits() {
        assertNotEquals(FloatValue.of(0f), FloatValue.of(-0f));
        assertNotEquals(new FloatValue(0x7fc00000), new FloatValue(0x7fc00001));
        assertEquals(DoubleValue.of(1.5), DoubleValue.of(1.5));
    }

    @Test
    void treatsUnsignedIntegersAsUnsigned() {
        var most = new IntegerValue(-1, PrimitiveType.UINT64);
        assertEquals(BigInteger.TWO.pow(64).subtract(BigInteger.ONE), most.number());
        assertTrue(most.compareNumber(new IntegerValue(1, PrimitiveType.UINT64)) > 0);
        assertTrue(IntegerValue.int64(-1).compareNumber(IntegerValue.int64(1)) < 0);
        assertThrows(
                IllegalArgumentException.class, () -> new IntegerValue(256, PrimitiveType.UINT8));
        assertThrows(
                IllegalArgumentException.class, () -> new IntegerValue(-1, PrimitiveType.UINT32));
        assertThrows(
                IllegalArgumentException.class, () -> most.compareNumber(IntegerValue.int64(1)));
    }

    @Test
    void refusesContainersThatCannotBe() {
        var odd = InlineItems.of(BoolValue.TRUE);
        var map = MapValue.of(PrimitiveType.BOOL, PrimitiveType.BOOL, List.of());
        assertThrows(IllegalArgumentException.class, () -> map.withItems(odd));
        var struct = StructValue.builder("S").add("a", BoolValue.TRUE).build();
        assertThrows(IllegalArgumentException.class, () -> struct.withItems(InlineItems.EMPTY));
        assertThrows(
                IllegalArgumentException.class, () -> struct.withItems(new CountingItems(1, 1)));
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        OptionalValue.of(PrimitiveType.BOOL, BoolValue.TRUE)
                                .withItems(InlineItems.of(BoolValue.TRUE, BoolValue.FALSE)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Slot(PrimitiveType.INT32, BoolValue.TRUE, Encoding.DEFAULT));
    }

    @Test
    void readsElementsOfPackedLists() {
        var packed =
                new PackedValue(
                        new PackedType(PrimitiveType.INT16),
                        Bytes.copyOf(new byte[] {-1, -1, 1, 2}));
        assertEquals(2, packed.count());
        assertEquals(new IntegerValue(-1, PrimitiveType.INT16), packed.element(0));
        assertEquals(new IntegerValue(0x0201, PrimitiveType.INT16), packed.element(1));
        assertThrows(IndexOutOfBoundsException.class, () -> packed.element(2));
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        new PackedValue(
                                new PackedType(PrimitiveType.BOOL), Bytes.copyOf(new byte[] {2})));
        assertThrows(
                IllegalArgumentException.class,
                () -> new PackedValue(packed.type(), Bytes.copyOf(new byte[3])));
    }

    @Test
    void fitsPlacesByDeclaredType() {
        var struct = StructValue.builder("S").build();
        assertTrue(struct.fits(new NamedStructType("S")));
        assertTrue(struct.fits(new NamedStructType("")));
        assertFalse(struct.fits(new NamedStructType("T")));
        assertTrue(struct.fits(new StructType("S", List.of())));
        assertTrue(BoolValue.TRUE.fits(PrimitiveType.ANY));
        assertFalse(BoolValue.TRUE.fits(PrimitiveType.INT8));
        assertTrue(
                new OpaqueValue(Bytes.EMPTY, "", OpaqueValue.Reason.TOO_DEEP)
                        .fits(PrimitiveType.INT8));
    }

    @Test
    void keepsTimesOutsideTheCalendar() {
        for (TimeScale scale : TimeScale.values()) {
            var before = Instant.parse("1955-11-05T06:15:00Z");
            assertEquals(Optional.of(before), DateTimeValue.of(before, scale).instant());
            assertEquals(
                    Duration.ofSeconds(-90),
                    DurationValue.of(Duration.ofSeconds(-90), scale).duration());
        }
        var least = new DateTimeValue(Long.MIN_VALUE, TimeScale.SECONDS);
        assertEquals(Optional.empty(), least.instant());
        assertEquals(
                Optional.of(Instant.parse("0001-01-01T00:00:00Z")),
                new DateTimeValue(0, TimeScale.TICKS).instant());
    }

    @Test
    void comparesPagedContentItemByItem() throws SaveException {
        var type = new ListType(PrimitiveType.INT64);
        var one = new ListValue(type, new CountingItems(5_000, 300));
        assertTrue(
                ContentComparison.same(
                        one, new ListValue(type, new CountingItems(5_000, 777)), true));
        assertFalse(
                ContentComparison.same(
                        one, new ListValue(type, new CountingItems(5_001, 777)), true));
        assertNotEquals(one, new ListValue(type, new CountingItems(5_000, 300)));
    }

    @Test
    void comparesSpellingOnlyWhereAsked() throws SaveException {
        var plain = ListValue.of(PrimitiveType.BOOL, List.of(BoolValue.TRUE));
        var spelled =
                plain.withItems(
                        InlineItems.of(List.of(BoolValue.TRUE), List.of(Encoding.number("w", 1))));
        assertEquals(plain, spelled);
        assertTrue(ContentComparison.same(plain, spelled, false));
        assertFalse(ContentComparison.same(plain, spelled, true));
    }

    @Test
    void findsSettingsByName() {
        Encoding encoding = Encoding.number("n", 4).with("t", new Encoding.Setting.Text("x"));
        assertEquals(Optional.of(4L), encoding.findNumber("n"));
        assertEquals(Optional.empty(), encoding.findNumber("t"));
        assertEquals(Optional.empty(), encoding.findRaw("none"));
        assertFalse(encoding.isDefault());
    }
}
