package dev.keepsake.model.query;

import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.Locale;

/// What a query can ask whether a value is.
enum ValueTrait {
    /// A float that is not a number.
    NAN,
    /// A float that is not a number, or infinite.
    NONFINITE,
    /// Bytes kept as read.
    KEPT,
    /// A text without letters, a container without parts, a reference to nothing.
    EMPTY;

    /// As it stands in a query.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean holds(Value value) {
        return switch (this) {
            case NAN -> Double.isNaN(number(value));
            case NONFINITE -> !Double.isFinite(number(value));
            case KEPT -> value instanceof OpaqueValue;
            case EMPTY -> isEmpty(value);
        };
    }

    private static double number(Value value) {
        return switch (value) {
            case FloatValue number -> number.value();
            case DoubleValue number -> number.value();
            default -> 0;
        };
    }

    private static boolean isEmpty(Value value) {
        return switch (value) {
            case TextValue text -> text.bytes().isEmpty();
            case NameValue name -> name.bytes().isEmpty();
            case BytesValue bytes -> bytes.bytes().isEmpty();
            case ReferenceValue reference -> reference.isNone();
            case AssetValue asset -> asset.path().isEmpty();
            case PackedValue packed -> packed.count() == 0;
            case ContainerValue container -> ValueWalk.count(container) == 0;
            default -> false;
        };
    }
}
