package dev.keepsake.app.editor.form;

import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A quaternion as turns about the axes X, Y and Z in degrees, in that order.
///
/// A turn that is typed gives a new quaternion of the same length; until then the save's own stays
/// to the bit.
///
/// @param parts the places x, y, z and w
record Turns(List<ValuePlace> parts) {
    private static final String AXES = "xyzw";
    private static final double POLE = 0.999_999_5;

    /// The quaternion that a place holds: four floats x, y, z and w whose type or name speaks of a
    /// turn.
    static Optional<Turns> of(String typeName, String name, List<ValuePlace> fields) {
        String words = (typeName + " " + name).toLowerCase(Locale.ROOT);
        boolean turn =
                words.contains("quat") || words.contains("rot") || words.contains("orientation");
        if (!turn || fields.size() != 4) {
            return Optional.empty();
        }
        var parts = new ArrayList<ValuePlace>();
        for (int i = 0; i < AXES.length(); i++) {
            char axis = AXES.charAt(i);
            fields.stream()
                    .filter(field ->
                            field.name().toLowerCase(Locale.ROOT).equals(String.valueOf(axis)))
                    .forEach(parts::add);
        }
        var turns = new Turns(List.copyOf(parts));
        double length = length(turns.numbers());
        return parts.size() == 4 && Double.isFinite(length) && length > 0
                ? Optional.of(turns)
                : Optional.empty();
    }

    private double[] numbers() {
        return parts.stream().mapToDouble(part -> number(part.value())).toArray();
    }

    private static double number(Value value) {
        return switch (value) {
            case FloatValue number -> number.value();
            case DoubleValue number -> number.value();
            default -> Double.NaN;
        };
    }

    private static double length(double[] numbers) {
        double squares = 0;
        for (double number : numbers) {
            squares += number * number;
        }
        return Math.sqrt(squares);
    }

    /// The turns about X, Y and Z in degrees.
    double[] degrees() {
        double[] numbers = numbers();
        double length = length(numbers);
        double x = numbers[0] / length;
        double y = numbers[1] / length;
        double z = numbers[2] / length;
        double w = numbers[3] / length;
        double sine = 2 * (w * y - z * x);
        if (Math.abs(sine) > POLE) {
            double about = 2 * Math.atan2(z, w);
            return new double[] {
                0, Math.copySign(90, sine), Math.toDegrees(Math.IEEEremainder(about, 2 * Math.PI))
            };
        }
        return new double[] {
            Math.toDegrees(Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y))),
            Math.toDegrees(Math.asin(sine)),
            Math.toDegrees(Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
        };
    }

    /// A turn to four decimals, as it is shown.
    String shown(int axis) {
        return BigDecimal.valueOf(degrees()[axis])
                .setScale(4, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString()
                .replaceFirst("^-0$", "0");
    }

    /// The edits that another turn about an axis means.
    List<Edit> read(int axis, String typed) throws EditRefusedException {
        Value now = DoubleValue.of(Double.parseDouble(shown(axis)));
        double turn = ((DoubleValue) Numbers.parse(typed, now)).value();
        if (!Double.isFinite(turn)) {
            throw EditRefusedException.of(Finding.of(EditorCode.NOT_FINITE).with("text", typed));
        }
        double[] degrees = degrees();
        degrees[axis] = turn;
        double[] turned = quaternion(degrees);
        double length = length(numbers());
        var edits = new ArrayList<Edit>();
        for (int i = 0; i < 4; i++) {
            ValuePlace part = parts.get(i);
            Value value = of(turned[i] * length, part.value());
            edits.add(new Edit.SetValue(part.target(), value, null));
        }
        return edits;
    }

    private static Value of(double number, Value now) {
        return now instanceof FloatValue ? FloatValue.of((float) number) : DoubleValue.of(number);
    }

    static double[] quaternion(double[] degrees) {
        double sx = Math.sin(Math.toRadians(degrees[0]) / 2);
        double cx = Math.cos(Math.toRadians(degrees[0]) / 2);
        double sy = Math.sin(Math.toRadians(degrees[1]) / 2);
        double cy = Math.cos(Math.toRadians(degrees[1]) / 2);
        double sz = Math.sin(Math.toRadians(degrees[2]) / 2);
        double cz = Math.cos(Math.toRadians(degrees[2]) / 2);
        return new double[] {
            sx * cy * cz - cx * sy * sz,
            cx * sy * cz + sx * cy * sz,
            cx * cy * sz - sx * sy * cz,
            cx * cy * cz + sx * sy * sz
        };
    }
}
