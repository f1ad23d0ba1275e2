package dev.keepsake.model.value;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.type.PrimitiveType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Numbers as text: integers in decimal, floats as the shortest decimal that reads back to the same
/// bits.
final class NumberText {
    private static final Pattern INTEGER =
            Pattern.compile("([+-]?)(?:0[xX]([0-9a-fA-F]{1,40})|([0-9]{1,40}))");
    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]{1,9})?");
    private static final Pattern NAN = Pattern.compile("NaN\\(0x([0-9a-fA-F]{1,16})\\)");
    private static final int MOST_DIGITS = 2_000;
    private static final int FLOAT_NAN = 0x7fc00000;
    private static final long DOUBLE_NAN = 0x7ff8000000000000L;

    private NumberText() {}

    static IntegerValue integer(String text, PrimitiveType type) throws EditRefusedException {
        Matcher match = INTEGER.matcher(text);
        if (!match.matches()) {
            throw Literals.refused(LiteralCode.UNREADABLE, text, type);
        }
        String hex = match.group(2);
        var number = hex == null ? new BigInteger(match.group(3)) : new BigInteger(hex, 16);
        if ("-".equals(match.group(1))) {
            number = number.negate();
        }
        int bits = 8 * type.width();
        boolean fits =
                type.isUnsigned()
                        ? number.signum() >= 0 && number.bitLength() <= bits
                        : number.bitLength() < bits;
        if (!fits) {
            throw Literals.refused(LiteralCode.RANGE, text, type);
        }
        return new IntegerValue(number.longValue(), type);
    }

    static String print(FloatValue number) {
        float value = number.value();
        if (Float.isNaN(value)) {
            return number.bits() == FLOAT_NAN
                    ? "NaN"
                    : "NaN(0x" + Integer.toHexString(number.bits()) + ")";
        }
        return Float.isInfinite(value) ? Float.toString(value) : decimal(Float.toString(value));
    }

    static String print(DoubleValue number) {
        double value = number.value();
        if (Double.isNaN(value)) {
            return number.bits() == DOUBLE_NAN
                    ? "NaN"
                    : "NaN(0x" + Long.toHexString(number.bits()) + ")";
        }
        return Double.isInfinite(value) ? Double.toString(value) : decimal(Double.toString(value));
    }

    /// The same digits without an exponent from 1e-7 to 1e21, and without zeros that say nothing.
    private static String decimal(String shortest) {
        if (shortest.equals("-0.0")) {
            return shortest;
        }
        var number = new BigDecimal(shortest).stripTrailingZeros();
        int exponent = number.precision() - number.scale() - 1;
        if (number.signum() == 0 || exponent >= -7 && exponent < 21) {
            return number.toPlainString();
        }
        String digits = number.unscaledValue().abs().toString();
        String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
        return (number.signum() < 0 ? "-" : "") + digits.charAt(0) + fraction + "e" + exponent;
    }

    static FloatValue parseFloat(String text) throws EditRefusedException {
        Long payload = nanBits(text);
        if (payload != null) {
            int bits = payload.intValue();
            if (payload != (bits & 0xFFFFFFFFL) || !Float.isNaN(Float.intBitsToFloat(bits))) {
                throw Literals.refused(LiteralCode.UNREADABLE, text, PrimitiveType.FLOAT);
            }
            return new FloatValue(bits);
        }
        if (isSpecial(text)) {
            return FloatValue.of(Float.parseFloat(text));
        }
        requireDecimal(text, PrimitiveType.FLOAT);
        float value = Float.parseFloat(text);
        if (Float.isInfinite(value)) {
            throw Literals.refused(LiteralCode.RANGE, text, PrimitiveType.FLOAT);
        }
        return FloatValue.of(value);
    }

    static DoubleValue parseDouble(String text) throws EditRefusedException {
        Long payload = nanBits(text);
        if (payload != null) {
            if (!Double.isNaN(Double.longBitsToDouble(payload))) {
                throw Literals.refused(LiteralCode.UNREADABLE, text, PrimitiveType.DOUBLE);
            }
            return new DoubleValue(payload);
        }
        if (isSpecial(text)) {
            return DoubleValue.of(Double.parseDouble(text));
        }
        requireDecimal(text, PrimitiveType.DOUBLE);
        double value = Double.parseDouble(text);
        if (Double.isInfinite(value)) {
            throw Literals.refused(LiteralCode.RANGE, text, PrimitiveType.DOUBLE);
        }
        return DoubleValue.of(value);
    }

    private static @Nullable Long nanBits(String text) {
        Matcher match = NAN.matcher(text);
        return match.matches() ? Long.parseUnsignedLong(match.group(1), 16) : null;
    }

    private static boolean isSpecial(String text) {
        return text.equals("NaN") || text.equals("Infinity") || text.equals("-Infinity");
    }

    private static void requireDecimal(String text, PrimitiveType type)
            throws EditRefusedException {
        if (text.length() > MOST_DIGITS || !DECIMAL.matcher(text).matches()) {
            throw Literals.refused(LiteralCode.UNREADABLE, text, type);
        }
    }
}
