package dev.keepsake.model.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ValueSummaryTest {
    private static StructValue vector(double x, double y, double z) {
        return StructValue.builder("Vector")
                .add("X", DoubleValue.of(x))
                .add("Y", DoubleValue.of(y))
                .add("Z", DoubleValue.of(z))
                .build();
    }

    @Test
    void showsStructsOfNumbersAsTuples() {
        assertEquals("(1204.5, -88.25, 16)", ValueSummary.of(vector(1204.5, -88.25, 16)));
        assertEquals(
                "((0, 0, 1), (2, 2, 2))",
                ValueSummary.of(
                        StructValue.builder("Transform")
                                .add("Location", vector(0, 0, 1))
                                .add("Scale", vector(2, 2, 2))
                                .build()));
    }

    @Test
    void showsOtherStructsByField() {
        assertEquals(
                "{Mood: Friendly, Home: nothing, Deep: {In: {More: …}}}",
                ValueSummary.of(
                        StructValue.builder("Guard")
                                .add("Mood", EnumValue.of("EMood", "EMood::Friendly"))
                                .add("Home", ReferenceValue.NONE)
                                .add(
                                        "Deep",
                                        nested("In", nested("More", nested("x", vector(1, 1, 1)))))
                                .build()));
    }

    private static StructValue nested(String name, Value value) {
        return StructValue.builder("").add(name, value).build();
    }

    @Test
    void showsColoursAsHex() {
        assertEquals(
                "#ff8000",
                ValueSummary.of(
                        StructValue.builder("Color")
                                .add("B", new IntegerValue(0, PrimitiveType.UINT8))
                                .add("G", new IntegerValue(128, PrimitiveType.UINT8))
                                .add("R", new IntegerValue(255, PrimitiveType.UINT8))
                                .build()));
        assertEquals(
                "#ff000080",
                ValueSummary.of(
                        StructValue.builder("")
                                .add("r", FloatValue.of(1))
                                .add("g", FloatValue.of(0))
                                .add("b", FloatValue.of(0))
                                .add("a", FloatValue.of(0.5f))
                                .build()));
        assertEquals(
                "(3, 0, 0)",
                ValueSummary.of(
                        StructValue.builder("")
                                .add("r", FloatValue.of(3))
                                .add("g", FloatValue.of(0))
                                .add("b", FloatValue.of(0))
                                .build()));
    }

    @Test
    void countsWhatContainersHold() {
        var items = Collections.nCopies(4_200, BoolValue.TRUE);
        assertEquals("4 200 items", ValueSummary.of(ListValue.of(PrimitiveType.BOOL, items)));
        assertEquals(
                "1 item", ValueSummary.of(ListValue.of(PrimitiveType.BOOL, items.subList(0, 1))));
        assertEquals(
                "[1, -2]",
                ValueSummary.of(
                        ListValue.of(
                                PrimitiveType.INT32,
                                List.of(IntegerValue.int32(1), IntegerValue.int32(-2)))));
        assertEquals(
                "1 entry",
                ValueSummary.of(
                        MapValue.of(
                                PrimitiveType.TEXT,
                                PrimitiveType.BOOL,
                                List.of(new MapValue.Entry(TextValue.of("a"), BoolValue.TRUE)))));
        assertEquals("3 000 bytes", ValueSummary.of(new BytesValue(Bytes.wrap(new byte[3_000]))));
        assertEquals(
                "[1, 2]",
                ValueSummary.of(
                        new PackedValue(
                                new PackedType(PrimitiveType.UINT8),
                                Bytes.copyOf(new byte[] {1, 2}))));
    }

    @Test
    void asksABigContainerForItsSizeOnly() {
        PagedItems unreadable =
                new PagedItems() {
                    @Override
                    public long size() {
                        return 2_000_000;
                    }

                    @Override
                    public InlineItems page(long from, int count) {
                        throw new AssertionError("a summary read a page");
                    }
                };
        assertEquals(
                "2 000 000 items",
                ValueSummary.of(new ListValue(new ListType(PrimitiveType.INT32), unreadable)));
        assertEquals(
                "1 000 000 entries",
                ValueSummary.of(
                        new MapValue(
                                new MapType(PrimitiveType.INT32, PrimitiveType.INT32),
                                unreadable)));
    }

    @Test
    void cutsLongTextsAndShowsWhatIsInvisible() {
        assertEquals("a\\nb \"c\" \\ d", ValueSummary.of(TextValue.of("a\nb \"c\" \\ d")));
        String shown = ValueSummary.of(TextValue.of("x".repeat(1 << 20)));
        assertEquals("x".repeat(79) + "…", shown);
        var narrow = new ValueSummary(ValueSummary.Words.ENGLISH, 8);
        assertEquals("123456…", narrow.summary(TextValue.of("123456😀9")));
        assertThrows(
                IllegalArgumentException.class,
                () -> new ValueSummary(ValueSummary.Words.ENGLISH, 7));
    }

    @Test
    void staysShortForTheDeepestValue() {
        Value value = BoolValue.TRUE;
        for (int i = 0; i < 256; i++) {
            value = OptionalValue.of(value.type(), value);
        }
        assertTrue(ValueSummary.of(value).length() <= 80);
    }

    @Test
    void showsTextsObjectsAndAddresses() {
        assertEquals("Hello", ValueSummary.of(LocalizedTextValue.base("ns", "key", "Hello")));
        assertEquals(
                "Sword (Item)",
                ValueSummary.of(new ObjectValue("Sword", StructValue.builder("Item").build())));
        assertEquals("nothing", ValueSummary.of(OptionalValue.of(PrimitiveType.BOOL, null)));
        assertEquals("nothing", ValueSummary.of(AssetValue.of("")));
        assertEquals("/Game/A", ValueSummary.of(AssetValue.of("/Game/A")));
    }
}
