package dev.keepsake.app.editor.form;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.text.LiteralCode;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Numbers as they are typed: as [Literals] spell them, or as a calculation.
final class Numbers {
    private Numbers() {}

    /// The number a text means.
    ///
    /// @param current what stands there
    /// @throws EditRefusedException where the text means no number that the type can hold
    static Value parse(String typed, Value current) throws EditRefusedException {
        String text = typed.strip();
        PrimitiveType type = (PrimitiveType) current.type();
        if (!text.startsWith("+")) {
            Optional<Value> literal = literal(text, current);
            if (literal.isPresent()) {
                return literal.get();
            }
        }
        Optional<Fraction> result = Arithmetic.run(text, fraction(current));
        if (result.isEmpty()) {
            return Literals.parse(text, type, new Literals.Context(current, TypeCatalog.EMPTY));
        }
        return of(result.get(), type, text);
    }

    /// A text that is a number by itself. One too large for the type is no calculation either.
    private static Optional<Value> literal(String text, Value current) throws EditRefusedException {
        try {
            return Optional.of(Literals.parse(text, current.type(), Literals.Context.NONE));
        } catch (EditRefusedException refused) {
            if (refused.finding().code() == LiteralCode.RANGE) {
                throw refused;
            }
            return Optional.empty();
        }
    }

    private static Value of(Fraction result, PrimitiveType type, String text)
            throws EditRefusedException {
        if (!type.isInteger()) {
            return Literals.parse(spelled(result.decimal()), type, Literals.Context.NONE);
        }
        Optional<BigInteger> whole = result.whole();
        if (whole.isEmpty()) {
            throw EditRefusedException.of(
                    Finding.of(EditorCode.NOT_WHOLE)
                            .with("text", text)
                            .with("result", few(result.decimal()))
                            .with("type", type.displayName()));
        }
        String number = whole.get().toString();
        if (number.length() > 40) {
            throw EditRefusedException.of(
                    Finding.of(LiteralCode.RANGE)
                            .with("text", text)
                            .with("type", type.displayName()));
        }
        return Literals.parse(number, type, Literals.Context.NONE);
    }

    private static String spelled(BigDecimal number) {
        return number.toString().replace("E+", "e").replace('E', 'e');
    }

    private static String few(BigDecimal number) {
        return number.round(new MathContext(12)).stripTrailingZeros().toPlainString();
    }

    /// The number exactly, null where it is not finite.
    private static @Nullable Fraction fraction(Value value) {
        return switch (value) {
            case IntegerValue number -> Fraction.of(number.number());
            case FloatValue number when Float.isFinite(number.value()) ->
                    Fraction.of(new BigDecimal(Float.toString(number.value())));
            case DoubleValue number when Double.isFinite(number.value()) ->
                    Fraction.of(new BigDecimal(Double.toString(number.value())));
            default -> null;
        };
    }

    /// The least and greatest number of an integer type.
    static String range(PrimitiveType type, Locale locale) {
        int bits = 8 * type.width();
        BigInteger power = BigInteger.ONE.shiftLeft(type.isUnsigned() ? bits : bits - 1);
        BigInteger least = type.isUnsigned() ? BigInteger.ZERO : power.negate();
        NumberFormat format = NumberFormat.getIntegerInstance(locale);
        return format.format(least) + " – " + format.format(power.subtract(BigInteger.ONE));
    }
}
