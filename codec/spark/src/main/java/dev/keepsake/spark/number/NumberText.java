package dev.keepsake.spark.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/// Prints floats as C does. Pure.
public final class NumberText {
    private static final int FIXED_DECIMALS = 6;
    private static final int GENERAL_DIGITS = 6;
    private static final MathContext GENERAL =
            new MathContext(GENERAL_DIGITS, RoundingMode.HALF_EVEN);

    /// A float times this is exact as a double: 24 bits and 14 bits of digits fit into 53.
    private static final double MILLION = 1e6;

    /// Doubles below this are exact as a long.
    private static final double EXACT_LONG = 0x1p53;

    private NumberText() {}

    /// The float as `%f`: the exact value rounded to six decimals, never scientific.
    public static String fixed(float value) {
        if (!Float.isFinite(value)) {
            return nonFinite(value);
        }
        double millionths = Math.abs((double) value) * MILLION;
        String digits =
                millionths < EXACT_LONG
                        ? fixed((long) Math.rint(millionths))
                        : new BigDecimal((double) Math.abs(value))
                                .setScale(FIXED_DECIMALS, RoundingMode.HALF_EVEN)
                                .toPlainString();
        return signed(value, digits);
    }

    /// The float as `%g`: six significant digits without trailing zeros, scientific where the
    /// exponent is below −4 or above 5.
    public static String general(float value) {
        if (!Float.isFinite(value)) {
            return nonFinite(value);
        }
        if (value == 0) {
            return signed(value, "0");
        }
        BigDecimal rounded = new BigDecimal((double) Math.abs(value)).round(GENERAL);
        int exponent = rounded.precision() - rounded.scale() - 1;
        BigDecimal digits = rounded.stripTrailingZeros();
        boolean plain = exponent >= -4 && exponent < GENERAL_DIGITS;
        return signed(value, plain ? digits.toPlainString() : scientific(digits, exponent));
    }

    /// The shortest plain decimal that reads as this finite float again.
    public static String exact(float value) {
        BigDecimal digits = new BigDecimal(Float.toString(Math.abs(value))).stripTrailingZeros();
        return signed(value, digits.toPlainString());
    }

    private static String fixed(long millionths) {
        String fraction = Long.toString(1_000_000 + millionths % 1_000_000);
        return millionths / 1_000_000 + "." + fraction.substring(1);
    }

    private static String scientific(BigDecimal digits, int exponent) {
        String all = digits.unscaledValue().toString();
        String fraction = all.length() > 1 ? "." + all.substring(1) : "";
        String size = Math.abs(exponent) < 10 ? "0" : "";
        String sign = exponent < 0 ? "-" : "+";
        return all.charAt(0) + fraction + "e" + sign + size + Math.abs(exponent);
    }

    private static String nonFinite(float value) {
        return signed(value, Float.isNaN(value) ? "nan" : "inf");
    }

    private static String signed(float value, String digits) {
        return Float.floatToRawIntBits(value) < 0 ? "-" + digits : digits;
    }
}
