package dev.keepsake.model.text;

import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringJoiner;

/// Where something stands, as people say it: numbers to three decimals, and of a transform the
/// place, the yaw and a scale other than 1.
final class PlaceText {
    private static final int LONGEST_AXIS = 5;
    private static final int DECIMALS = 3;

    private PlaceText() {}

    /// A number of a few digits; one too small or too large for them as it is.
    static Optional<String> rounded(Value value) {
        OptionalDouble number = number(value);
        if (value instanceof IntegerValue || number.isEmpty()) {
            return Optional.empty();
        }
        double size = Math.abs(number.getAsDouble());
        if (size == 0) {
            return Optional.of("0");
        }
        if (!(size >= 0.001 && size < 1e9)) {
            return Optional.empty();
        }
        return Optional.of(rounded(number.getAsDouble()));
    }

    private static String rounded(double number) {
        BigDecimal few = BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN);
        return few.stripTrailingZeros().toPlainString();
    }

    /// True where the fields are axes: numbers under names as short as `X` or `Pitch`.
    static boolean isAxes(StructValue struct) {
        int count = struct.items().count();
        for (int i = 0; i < count; i++) {
            if (struct.name(i).length() > LONGEST_AXIS || number(struct.value(i)).isEmpty()) {
                return false;
            }
        }
        return count > 0;
    }

    /// A transform in one line; empty for any other struct.
    static Optional<String> transform(StructValue struct) {
        StructValue place =
                part(struct, "location").or(() -> part(struct, "translation")).orElse(null);
        int parts = place == null ? 0 : 1;
        Optional<StructValue> rotation = part(struct, "rotation");
        Optional<StructValue> scale = part(struct, "scale").or(() -> part(struct, "scale3d"));
        parts += (rotation.isPresent() ? 1 : 0) + (scale.isPresent() ? 1 : 0);
        if (place == null || parts < 2 || parts != struct.items().count()) {
            return Optional.empty();
        }
        var line = new StringBuilder(tuple(place));
        rotation.flatMap(PlaceText::yaw).ifPresent(yaw -> line.append("  yaw ").append(yaw));
        scale.filter(size -> !isOne(size))
                .ifPresent(size -> line.append("  × ").append(tuple(size)));
        return Optional.of(line.toString());
    }

    private static Optional<StructValue> part(StructValue struct, String name) {
        for (int i = 0; i < struct.items().count(); i++) {
            if (struct.name(i).toLowerCase(Locale.ROOT).equals(name)
                    && struct.value(i) instanceof StructValue axes
                    && isAxes(axes)) {
                return Optional.of(axes);
            }
        }
        return Optional.empty();
    }

    private static String tuple(StructValue axes) {
        var text = new StringJoiner(", ", "(", ")");
        for (Value value : axes.items().values()) {
            text.add(rounded(value).or(() -> Literals.print(value)).orElseThrow());
        }
        return text.toString();
    }

    private static boolean isOne(StructValue scale) {
        return scale.items().values().stream().allMatch(axis -> number(axis).orElse(0) == 1);
    }

    /// The turn about the axis that points up, in degrees; empty where it is none or unknown.
    private static Optional<String> yaw(StructValue rotation) {
        OptionalDouble own = axis(rotation, "yaw");
        OptionalDouble w = axis(rotation, "w");
        double degrees = own.isPresent() ? own.getAsDouble() : 0;
        if (w.isPresent()) {
            double x = axis(rotation, "x").orElse(0);
            double y = axis(rotation, "y").orElse(0);
            double z = axis(rotation, "z").orElse(0);
            double sine = 2 * (w.getAsDouble() * z + x * y);
            degrees = Math.toDegrees(Math.atan2(sine, 1 - 2 * (y * y + z * z)));
        }
        long whole = Math.round(degrees);
        return whole == 0 ? Optional.empty() : Optional.of(whole + "°");
    }

    private static OptionalDouble axis(StructValue struct, String name) {
        for (int i = 0; i < struct.items().count(); i++) {
            if (struct.name(i).toLowerCase(Locale.ROOT).equals(name)) {
                return number(struct.value(i));
            }
        }
        return OptionalDouble.empty();
    }

    private static OptionalDouble number(Value value) {
        return switch (value) {
            case FloatValue number ->
                    OptionalDouble.of(Double.parseDouble(Float.toString(number.value())));
            case DoubleValue number -> OptionalDouble.of(number.value());
            case IntegerValue number -> OptionalDouble.of((double) number.bits());
            default -> OptionalDouble.empty();
        };
    }
}
