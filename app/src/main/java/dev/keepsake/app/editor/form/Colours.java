package dev.keepsake.app.editor.form;

import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The parts of a colour in the order red, green, blue, alpha.
///
/// @param parts three or four places, each a byte or a float where 1 stands for full
record Colours(List<ValuePlace> parts) {
    private static final String CHANNELS = "rgba";
    private static final Pattern HEX = Pattern.compile("#?([0-9a-fA-F]{6}|[0-9a-fA-F]{8})");

    /// The colour that a place holds, empty where it holds none.
    static Optional<Colours> of(List<ValuePlace> fields) {
        if (fields.size() != 3 && fields.size() != 4) {
            return Optional.empty();
        }
        var parts = new ArrayList<ValuePlace>();
        for (char channel : CHANNELS.substring(0, fields.size()).toCharArray()) {
            fields.stream().filter(field -> isChannel(field, channel)).forEach(parts::add);
        }
        return parts.size() == fields.size() && isOneType(parts)
                ? Optional.of(new Colours(parts))
                : Optional.empty();
    }

    private static boolean isOneType(List<ValuePlace> parts) {
        return parts.stream().map(part -> part.value().type()).distinct().count() == 1;
    }

    private static boolean isChannel(ValuePlace field, char channel) {
        boolean number =
                switch (field.value()) {
                    case IntegerValue whole -> whole.type() == PrimitiveType.UINT8;
                    case FloatValue part -> true;
                    case DoubleValue part -> true;
                    default -> false;
                };
        return number && field.name().toLowerCase(Locale.ROOT).equals(String.valueOf(channel));
    }

    /// The number that stands for full.
    double greatest() {
        return parts.get(0).value() instanceof IntegerValue ? 255 : 1;
    }

    private static double part(Value value) {
        return switch (value) {
            case IntegerValue number -> number.bits() / 255.0;
            case FloatValue number -> number.value();
            case DoubleValue number -> number.value();
            default -> throw new IllegalArgumentException("no part of a colour");
        };
    }

    Input.Shade shade() {
        return new Input.Shade(shown(0), shown(1), shown(2), parts.size() == 4 ? shown(3) : 1);
    }

    private double shown(int index) {
        double part = part(parts.get(index).value());
        return Double.isNaN(part) ? 0 : Math.clamp(part, 0, 1);
    }

    private long level(int index) {
        return Math.round(shown(index) * 255);
    }

    /// The colour in hexadecimal, with what lies outside 0 to 1 cut off.
    String hex() {
        var text = new StringBuilder("#");
        for (int i = 0; i < parts.size(); i++) {
            text.append("%02x".formatted(level(i)));
        }
        return text.toString();
    }

    /// True where the hexadecimal form shows all parts within 0 to 1.
    boolean isWhole() {
        return parts.stream()
                .map(place -> part(place.value()))
                .allMatch(part -> part >= 0 && part <= 1);
    }

    /// The edits that a colour in hexadecimal means: of the parts that it changes, so that the
    /// others keep their exact floats.
    List<Edit> read(String typed) throws EditRefusedException {
        var match = HEX.matcher(typed.strip());
        if (!match.matches() || match.group(1).length() > 2 * parts.size()) {
            throw EditRefusedException.of(Finding.of(EditorCode.COLOUR).with("text", typed));
        }
        String digits = match.group(1);
        var edits = new ArrayList<Edit>();
        for (int i = 0; i < digits.length() / 2; i++) {
            int level = Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16);
            if (level != level(i)) {
                ValuePlace part = parts.get(i);
                edits.add(new Edit.SetValue(part.target(), of(level, part.value()), null));
            }
        }
        return edits;
    }

    private static Value of(int level, Value now) {
        return switch (now) {
            case IntegerValue number -> new IntegerValue(level, PrimitiveType.UINT8);
            case FloatValue number -> FloatValue.of(level / 255f);
            default -> DoubleValue.of(level / 255.0);
        };
    }
}
