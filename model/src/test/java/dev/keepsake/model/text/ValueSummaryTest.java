package dev.keepsake.model.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
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
                "(-346885.896, 0, 0.0000001)", ValueSummary.of(vector(-346885.8958, -0.0, 1e-7)));
    }

    private static StructValue quat(double x, double y, double z, double w) {
        return StructValue.builder("Quat")
                .add("X", DoubleValue.of(x))
                .add("Y", DoubleValue.of(y))
                .add("Z", DoubleValue.of(z))
                .add("W", DoubleValue.of(w))
                .build();
    }

    @Test
    void showsTransformsAsPlaceYawAndScale() {
        assertEquals(
                "(0, 0, 1)  yaw 90°  × (2, 2, 2)",
                ValueSummary.of(
                        StructValue.builder("Transform")
                                .add("Rotation", quat(0, 0, Math.sqrt(0.5), Math.sqrt(0.5)))
                                .add("Translation", vector(0, 0, 1))
                                .add("Scale3D", vector(2, 2, 2))
                                .build()));
        assertEquals(
                "(1, 2, 3)",
                ValueSummary.of(
                        StructValue.builder("Transform")
                                .add("location", vector(1, 2, 3))
                                .add("scale", vector(1, 1, 1))
                                .build()));
    }

    @Test
    void namesNumbersThatAreNoAxes() {
        assertEquals(
                "{GameTime: 1, RealTime: 2}",
                ValueSummary.of(
                        StructValue.builder("Times")
                                .add("GameTime", IntegerValue.int32(1))
                                .add("RealTime", IntegerValue.int32(2))
                                .build()));
    }

    @Test
    void showsNamesAsTypedAndAssetsInStructsByTheirName() {
        assertEquals(
                "{Skin: MI_Blue}",
                ValueSummary.of(
                        StructValue.builder("")
                                .add(
                                        "Skin_2_FD8B3DFD4558C67F9222A69A3872D4C1",
                                        AssetValue.of("/Game/Skins/MI_Blue.MI_Blue"))
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
