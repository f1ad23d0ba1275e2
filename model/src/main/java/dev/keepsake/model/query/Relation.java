package dev.keepsake.model.query;

import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// How a value stands to an operand.
enum Relation {
    /// Before it.
    LESS,
    /// The same.
    EQUAL,
    /// Behind it.
    GREATER,
    /// Another, without an order between them.
    OTHER,
    /// They cannot be compared: a text with a number's order, a list with anything.
    NONE;

    /// Numbers compare by all their digits, floats by the decimal they print as.
    static Relation of(Value value, Operand operand) {
        return switch (value) {
            case IntegerValue number -> number(new BigDecimal(number.number()), operand);
            case FloatValue number -> floating(number.value(), operand, number.value());
            case DoubleValue number -> floating(number.value(), operand, number.value());
            case BoolValue bool -> bool(bool, operand);
            case TextValue text -> same(text.text().equals(operand.text()));
            case NameValue name -> same(name.text().equals(operand.text()));
            case EnumValue constant -> same(isConstant(constant, operand.text()));
            case UuidValue uuid -> same(uuid.uuid().toString().equalsIgnoreCase(operand.text()));
            case DateTimeValue time -> time(time, operand);
            case DurationValue time -> duration(time, operand);
            case BytesValue bytes -> same(isHex(bytes.bytes(), operand.text(), value));
            case OpaqueValue kept -> same(isHex(kept.bytes(), operand.text(), value));
            case ReferenceValue reference -> same(isSubject(reference, operand.text()));
            case AssetValue asset ->
                    same(
                            asset.text().equals(operand.text())
                                    || asset.name().equals(operand.text()));
            case PackedValue packed -> NONE;
            case ContainerValue container -> NONE;
        };
    }

    private static Relation same(boolean equal) {
        return equal ? EQUAL : OTHER;
    }

    private static Relation of(int comparison) {
        return comparison < 0 ? LESS : comparison > 0 ? GREATER : EQUAL;
    }

    private static Relation number(BigDecimal number, Operand operand) {
        if (operand.infinity() != 0) {
            return operand.infinity() > 0 ? LESS : GREATER;
        }
        BigDecimal other = operand.number();
        return other == null ? isNaN(operand) ? OTHER : NONE : of(number.compareTo(other));
    }

    private static Relation floating(double number, Operand operand, Object shown) {
        if (Double.isNaN(number)) {
            return isNaN(operand)
                    ? EQUAL
                    : operand.number() != null || operand.infinity() != 0 ? OTHER : NONE;
        }
        if (!Double.isInfinite(number)) {
            return number(new BigDecimal(shown.toString()), operand);
        }
        if (operand.number() == null && operand.infinity() == 0) {
            return isNaN(operand) ? OTHER : NONE;
        }
        return of(Double.compare(Math.signum(number), operand.infinity()));
    }

    private static boolean isNaN(Operand operand) {
        return operand.text().equals("NaN");
    }

    private static Relation bool(BoolValue bool, Operand operand) {
        return switch (operand.text()) {
            case "true" -> same(bool.value());
            case "false" -> same(!bool.value());
            default -> NONE;
        };
    }

    private static boolean isConstant(EnumValue constant, String text) {
        return constant.text().equals(text) || Literals.shortName(constant).equals(text);
    }

    private static Relation time(DateTimeValue time, Operand operand) {
        if (operand.time() == null) {
            return same(isPrinted(time, operand.text()));
        }
        return time.instant()
                .map(instant -> of(instant.compareTo(operand.time())))
                .orElse(time.count() < 0 ? LESS : GREATER);
    }

    private static Relation duration(DurationValue time, Operand operand) {
        return operand.duration() == null
                ? same(isPrinted(time, operand.text()))
                : of(time.duration().compareTo(operand.duration()));
    }

    private static boolean isPrinted(Value value, String text) {
        return Literals.print(value).filter(text::equals).isPresent();
    }

    /// Compares lengths first, so that long bytes are not printed for nothing.
    private static boolean isHex(Bytes bytes, String text, Value value) {
        @Nullable String printed =
                text.length() == 2 * bytes.length() ? Literals.print(value).orElse(null) : null;
        return text.equalsIgnoreCase(printed);
    }

    private static boolean isSubject(ReferenceValue reference, String text) {
        return reference.subject().equals(text) || isPrinted(reference, text);
    }
}
