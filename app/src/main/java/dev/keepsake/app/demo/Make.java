package dev.keepsake.app.demo;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

/// The values that the town is made of.
final class Make {
    /// Rotations around the upright axis in eighths of a turn: sine and cosine of half the angle.
    private static final double[][] TURNS = {
        {0.0, 1.0},
        {0.3826834323650898, 0.9238795325112867},
        {0.7071067811865476, 0.7071067811865476},
        {0.9238795325112867, 0.3826834323650898},
        {1.0, 0.0},
    };

    private Make() {}

    static DetachedRecord record(
            String subject, String kind, String className, Section... sections) {
        return new DetachedRecord(
                new RecordHead(subject, kind, className), new RecordContent(List.of(sections)));
    }

    static Section properties(StructValue.Builder properties) {
        return Section.of("PROP", properties.build());
    }

    static Section tags(String... tags) {
        return Section.of(
                "TAGS",
                ListValue.of(PrimitiveType.NAME, Arrays.stream(tags).map(NameValue::of).toList()));
    }

    /// Where something stands.
    static Section place(double x, double y, double z, int turn) {
        double[] half = TURNS[turn % TURNS.length];
        StructValue rotation =
                StructValue.builder("Quat")
                        .add("x", DoubleValue.of(0))
                        .add("y", DoubleValue.of(0))
                        .add("z", DoubleValue.of(half[0]))
                        .add("w", DoubleValue.of(half[1]))
                        .build();
        return Section.of(
                "XFRM",
                StructValue.builder("Transform")
                        .add("location", vector(x, y, z))
                        .add("rotation", rotation)
                        .add("scale", vector(1, 1, 1))
                        .build());
    }

    /// Somewhere in the town.
    static Section place(Dice dice) {
        return place(
                dice.between(-2000, 2000),
                dice.between(-1500, 1500),
                dice.between(0, 40),
                dice.below(TURNS.length));
    }

    static StructValue vector(double x, double y, double z) {
        return StructValue.builder("Vector")
                .add("x", DoubleValue.of(x))
                .add("y", DoubleValue.of(y))
                .add("z", DoubleValue.of(z))
                .build();
    }

    static StructType vectorType() {
        return vector(0, 0, 0).type();
    }

    /// @param rgba red, green, blue and opacity, from the highest byte down
    static StructValue colour(long rgba) {
        return StructValue.builder("Color")
                .add("r", uint8(rgba >> 24))
                .add("g", uint8(rgba >> 16))
                .add("b", uint8(rgba >> 8))
                .add("a", uint8(rgba))
                .build();
    }

    private static IntegerValue uint8(long bits) {
        return new IntegerValue(bits & 0xFF, PrimitiveType.UINT8);
    }

    static StructValue item(String name, int count, float quality, long tint) {
        return StructValue.builder("Item")
                .add("Class", AssetValue.of("/Items/" + name + "." + name))
                .add("Count", IntegerValue.int32(count))
                .add("Quality", FloatValue.of(quality))
                .add("Tint", colour(tint))
                .build();
    }

    static ListValue items(List<StructValue> items) {
        return ListValue.of(item("", 0, 0, 0).type(), items);
    }

    static Value moment(Instant time) {
        return DateTimeValue.of(time, TimeScale.MILLISECONDS);
    }
}
