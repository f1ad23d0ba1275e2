package dev.keepsake.app.editor.form;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Optional;

/// An exact number.
///
/// @param above the numerator
/// @param below the denominator, above 0
record Fraction(BigInteger above, BigInteger below) {
    private static final MathContext DIGITS = new MathContext(80);

    static Fraction of(BigDecimal number) {
        BigInteger digits = number.unscaledValue();
        return number.scale() > 0
                ? new Fraction(digits, BigInteger.TEN.pow(number.scale()))
                : new Fraction(number.toBigIntegerExact(), BigInteger.ONE);
    }

    static Fraction of(BigInteger number) {
        return new Fraction(number, BigInteger.ONE);
    }

    Fraction plus(Fraction other) {
        return new Fraction(
                above.multiply(other.below).add(other.above.multiply(below)),
                below.multiply(other.below));
    }

    Fraction minus(Fraction other) {
        return plus(other.negated());
    }

    Fraction times(Fraction other) {
        return new Fraction(above.multiply(other.above), below.multiply(other.below));
    }

    /// The quotient, empty where the other is 0.
    Optional<Fraction> by(Fraction other) {
        if (other.above.signum() == 0) {
            return Optional.empty();
        }
        BigInteger sign = BigInteger.valueOf(other.above.signum());
        return Optional.of(
                new Fraction(
                        above.multiply(other.below).multiply(sign),
                        below.multiply(other.above.abs())));
    }

    Fraction negated() {
        return new Fraction(above.negate(), below);
    }

    /// The number where it is whole.
    Optional<BigInteger> whole() {
        BigInteger[] parts = above.divideAndRemainder(below);
        return parts[1].signum() == 0 ? Optional.of(parts[0]) : Optional.empty();
    }

    /// The number to 80 digits.
    BigDecimal decimal() {
        return new BigDecimal(above).divide(new BigDecimal(below), DIGITS);
    }
}
