package dev.keepsake.format.record;

import dev.keepsake.format.value.Plan;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import java.util.Arrays;
import java.util.List;

/// The one type that the section of a transform can hold: ten doubles in structs.
final class Transforms {
    private static final StructType VECTOR = numbers("Vector", "x", "y", "z");
    private static final StructType QUAT = numbers("Quat", "x", "y", "z", "w");

    /// Location, rotation and scale.
    static final StructType TRANSFORM =
            new StructType(
                    "Transform",
                    List.of(
                            new StructType.Field("location", VECTOR),
                            new StructType.Field("rotation", QUAT),
                            new StructType.Field("scale", VECTOR)));

    static final Plan PLAN = Plan.of(TRANSFORM);

    private Transforms() {}

    private static StructType numbers(String name, String... fields) {
        return new StructType(
                name,
                Arrays.stream(fields)
                        .map(field -> new StructType.Field(field, PrimitiveType.DOUBLE))
                        .toList());
    }
}
