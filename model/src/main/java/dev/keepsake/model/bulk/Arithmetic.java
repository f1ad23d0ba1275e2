package dev.keepsake.model.bulk;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.function.UnaryOperator;

/// Counts with values: exactly, and rounded once to what the type can hold. Integers never wrap and
/// floats never become infinite; such a result is refused.
final class Arithmetic {
    private Arithmetic() {}

    /// The value times a factor; an integer is rounded to the nearest, halves away from zero.
    ///
    /// @throws EditRefusedException where it is no number, or its type cannot hold the product
    static NewValue multiply(Value value, BigDecimal factor) throws EditRefusedException {
        if (value instanceof IntegerValue number) {
            BigDecimal product = new BigDecimal(number.number()).multiply(factor);
            BigDecimal whole = product.setScale(0, RoundingMode.HALF_UP);
            Value result = integer(number, whole.toBigInteger(), product);
            return whole.compareTo(product) == 0
                    ? NewValue.of(result)
                    : new NewValue(result, rounded(product));
        }
        return floating(value, number -> number.multiply(factor), factor.signum() < 0);
    }

    /// The value and a summand.
    ///
    /// @throws EditRefusedException where it is no number, its type cannot hold the sum, or an
    ///   integer would get a fraction
    static NewValue add(Value value, BigDecimal summand) throws EditRefusedException {
        if (value instanceof IntegerValue number) {
            BigDecimal sum = new BigDecimal(number.number()).add(summand);
            if (sum.stripTrailingZeros().scale() > 0) {
                throw refused(BulkCode.NOT_WHOLE, value, sum);
            }
            return NewValue.of(integer(number, sum.toBigInteger(), sum));
        }
        return floating(value, number -> number.add(summand), false);
    }

    private static Value integer(IntegerValue old, BigInteger result, BigDecimal shown)
            throws EditRefusedException {
        int bits = 8 * old.type().width();
        boolean fits =
                old.type().isUnsigned()
                        ? result.signum() >= 0 && result.bitLength() <= bits
                        : result.bitLength() < bits;
        if (!fits) {
            throw refused(BulkCode.OVERFLOW, old, shown);
        }
        return new IntegerValue(result.longValue(), old.type());
    }

    /// @param negates true where a zero changes its sign
    private static NewValue floating(
            Value value, UnaryOperator<BigDecimal> operation, boolean negates)
            throws EditRefusedException {
        return switch (value) {
            case FloatValue number when !Float.isFinite(number.value()) -> stays(value);
            case DoubleValue number when !Double.isFinite(number.value()) -> stays(value);
            case FloatValue number -> {
                BigDecimal result = operation.apply(new BigDecimal(number.value()));
                float rounded = Float.parseFloat(result.toString());
                if (Float.isInfinite(rounded)) {
                    throw refused(BulkCode.OVERFLOW, value, result);
                }
                boolean zero = number.value() == 0 && rounded == 0;
                yield NewValue.of(FloatValue.of(zero ? signed(number.value(), negates) : rounded));
            }
            case DoubleValue number -> {
                BigDecimal result = operation.apply(new BigDecimal(number.value()));
                double rounded = Double.parseDouble(result.toString());
                if (Double.isInfinite(rounded)) {
                    throw refused(BulkCode.OVERFLOW, value, result);
                }
                boolean zero = number.value() == 0 && rounded == 0;
                yield NewValue.of(
                        DoubleValue.of(
                                zero ? negates ? -number.value() : number.value() : rounded));
            }
            default ->
                    throw EditRefusedException.of(
                            Finding.of(BulkCode.NOT_A_NUMBER)
                                    .with("type", value.type().displayName()));
        };
    }

    /// Decimals know no negative zero.
    private static float signed(float zero, boolean negates) {
        return negates ? -zero : zero;
    }

    private static NewValue stays(Value value) {
        return new NewValue(value, Finding.of(BulkCode.NOT_FINITE));
    }

    private static Finding rounded(BigDecimal before) {
        return Finding.of(BulkCode.ROUNDED).with("result", text(before));
    }

    private static EditRefusedException refused(BulkCode code, Value value, BigDecimal result) {
        return EditRefusedException.of(
                Finding.of(code)
                        .with("type", value.type().displayName())
                        .with("result", text(result)));
    }

    /// In full where that is short.
    private static String text(BigDecimal number) {
        String plain = Math.abs(number.scale()) < 40 ? number.toPlainString() : number.toString();
        return plain.length() <= 60 ? plain : plain.substring(0, 60) + "…";
    }
}
