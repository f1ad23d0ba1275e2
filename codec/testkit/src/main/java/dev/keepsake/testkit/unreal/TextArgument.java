package dev.keepsake.testkit.unreal;

import java.util.Arrays;

/// A value inside a text: a kind, then bytes. Immutable.
public final class TextArgument {
    private final int kind;
    private final Value.Body body;

    private TextArgument(int kind, Value.Body body) {
        this.kind = kind;
        this.body = body;
    }

    /// A whole number, signed: 8 bytes, but 4 as an argument by data before 5.0.
    public static TextArgument integer(long value) {
        return new TextArgument(0, out -> out.i64(value));
    }

    /// A whole number, unsigned.
    public static TextArgument unsigned(long value) {
        return new TextArgument(1, out -> out.i64(value));
    }

    /// A float.
    public static TextArgument float32(float value) {
        return new TextArgument(2, out -> out.f32(value));
    }

    /// A double.
    public static TextArgument float64(double value) {
        return new TextArgument(3, out -> out.f64(value));
    }

    /// A text.
    public static TextArgument text(GvasText value) {
        return new TextArgument(4, value::write);
    }

    /// A gender, in one byte; no file is known that has one.
    public static TextArgument gender(int value) {
        return new TextArgument(5, out -> out.u8(value));
    }

    void write(Wire out) {
        body.write(out.u8(kind));
    }

    /// As an argument by data, where old versions have whole numbers of 4 bytes.
    void writeData(Wire out) {
        Wire bytes = out.u8(kind).fresh();
        body.write(bytes);
        byte[] content = bytes.toByteArray();
        boolean isShort = kind == 0 && !out.dialect.hasLongArguments();
        out.raw(isShort ? Arrays.copyOf(content, 4) : content);
    }
}
