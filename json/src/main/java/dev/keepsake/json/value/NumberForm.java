package dev.keepsake.json.value;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.math.BigInteger;
import java.util.regex.Pattern;

/// Numbers: as numbers of JSON, or as texts where a program that keeps every number as a double
/// would change them.
final class NumberForm {
    private static final long EXACT = 1L << 53;
    private static final Pattern INTEGER = Pattern.compile("-?[0-9]{1,20}");
    private static final Pattern FINITE = Pattern.compile("-?[0-9].*");

    private NumberForm() {}

    static boolean isInteger(String text) {
        return INTEGER.matcher(text).matches();
    }

    static void write(JsonOutput out, long number) throws IOException {
        if (number > EXACT || number < -EXACT) {
            out.text(Long.toString(number));
        } else {
            out.number(Long.toString(number));
        }
    }

    static void write(JsonOutput out, IntegerValue integer) throws IOException {
        if (integer.type() == PrimitiveType.UINT64 && integer.bits() < 0) {
            out.text(integer.text());
        } else {
            write(out, integer.bits());
        }
    }

    static void write(JsonOutput out, FloatValue number) throws IOException {
        writeFloat(out, Literals.print(number).orElseThrow());
    }

    static void write(JsonOutput out, DoubleValue number) throws IOException {
        writeFloat(out, Literals.print(number).orElseThrow());
    }

    private static void writeFloat(JsonOutput out, String text) throws IOException {
        if (text.equals("-0.0") || !FINITE.matcher(text).matches()) {
            out.text(text);
        } else {
            out.number(text);
        }
    }

    static IntegerValue readInteger(JsonCursor cursor, PrimitiveType type)
            throws JsonImportException {
        BigInteger number = cursor.number(type.displayName());
        int bits = 8 * type.width();
        boolean fits =
                type.isUnsigned()
                        ? number.signum() >= 0 && number.bitLength() <= bits
                        : number.bitLength() < bits;
        if (!fits) {
            throw cursor.range(type.displayName());
        }
        return new IntegerValue(number.longValue(), type);
    }

    /// A float or double.
    static Value readFloat(JsonCursor cursor, Type type) throws JsonImportException {
        if (!cursor.isNumber() && !cursor.isText()) {
            throw cursor.expected(type.displayName());
        }
        return literal(cursor, cursor.raw(), type, Literals.Context.NONE);
    }

    /// A value of a type as people type it.
    static Value literal(JsonCursor cursor, String text, Type type, Literals.Context context)
            throws JsonImportException {
        try {
            return Literals.parse(text, type, context);
        } catch (EditRefusedException fault) {
            JsonImportException wrong = cursor.expected(type.displayName());
            wrong.initCause(fault);
            throw wrong;
        }
    }
}
