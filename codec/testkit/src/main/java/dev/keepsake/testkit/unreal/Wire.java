package dev.keepsake.testkit.unreal;

import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;

/// Little-endian output of one property's bytes. For one thread.
final class Wire {
    final Dialect dialect;

    /// Whose bytes these are: arrays of structs repeat the name.
    final UnrealString property;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Wire(Dialect dialect, UnrealString property) {
        this.dialect = dialect;
        this.property = property;
    }

    /// Empty, for what must be measured before it is written.
    Wire fresh() {
        return new Wire(dialect, property);
    }

    EngineVersion engine() {
        return dialect.engine();
    }

    Wire u8(int number) {
        bytes.write(number);
        return this;
    }

    Wire i16(int number) {
        return u8(number).u8(number >> 8);
    }

    Wire i32(int number) {
        return i16(number).i16(number >> 16);
    }

    Wire i64(long number) {
        return i32((int) number).i32((int) (number >> 32));
    }

    Wire f32(float number) {
        return i32(Float.floatToRawIntBits(number));
    }

    Wire f64(double number) {
        return i64(Double.doubleToRawLongBits(number));
    }

    /// A float, a double where the engine has doubles in vectors.
    Wire real(double number) {
        return engine().hasDoubles() ? f64(number) : f32((float) number);
    }

    Wire bool32(boolean is) {
        return i32(is ? 1 : 0);
    }

    Wire raw(byte[] content) {
        bytes.writeBytes(content);
        return this;
    }

    Wire raw(Bytes content) {
        return raw(content.toArray());
    }

    Wire string(UnrealString string) {
        return i32(string.length()).raw(string.content());
    }

    Wire string(String text) {
        return string(UnrealString.of(text));
    }

    Wire guid(UnrealGuid guid) {
        return i32(guid.a()).i32(guid.b()).i32(guid.c()).i32(guid.d());
    }

    Wire value(Value value) {
        value.body().write(this);
        return this;
    }

    int size() {
        return bytes.size();
    }

    byte[] toByteArray() {
        return bytes.toByteArray();
    }
}
