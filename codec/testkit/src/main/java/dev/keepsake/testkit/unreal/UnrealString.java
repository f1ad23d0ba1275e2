package dev.keepsake.testkit.unreal;

import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// A string in the very form in which it is to be written: a length, then bytes. Immutable.
///
/// @param length how many bytes, or, below zero, how many UTF-16 units; as written, right or wrong
/// @param content the bytes after the length
public record UnrealString(int length, Bytes content) {
    /// No string at all: length 0.
    public static final UnrealString NULL = new UnrealString(0, Bytes.EMPTY);

    /// Empty, but there: one NUL.
    public static final UnrealString EMPTY = narrow("");

    /// As the engine writes this text: null where empty, bytes where all of it is ASCII, else
    /// UTF-16.
    public static UnrealString of(String text) {
        if (text.isEmpty()) {
            return NULL;
        }
        return text.chars().allMatch(character -> character < 0x80) ? narrow(text) : wide(text);
    }

    /// One byte for each character, U+0080 to U+00FF as high bytes, then a NUL.
    public static UnrealString narrow(String text) {
        return unterminated(text + '\0');
    }

    /// One byte for each character, no NUL.
    public static UnrealString unterminated(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new UnrealString(bytes.length, Bytes.wrap(bytes));
    }

    /// UTF-16 with a NUL, ASCII too; surrogates as they come, lone ones too.
    public static UnrealString wide(String text) {
        return wideUnterminated(text + '\0');
    }

    /// UTF-16 without a NUL.
    public static UnrealString wideUnterminated(String text) {
        ByteBuffer units = ByteBuffer.allocate(2 * text.length()).order(ByteOrder.LITTLE_ENDIAN);
        text.chars().forEach(unit -> units.putChar((char) unit));
        return new UnrealString(-text.length(), Bytes.wrap(units.array()));
    }

    /// UTF-8 with its length in bytes and no NUL: sub paths of soft objects from 5.6 on.
    public static UnrealString utf8(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new UnrealString(bytes.length, Bytes.wrap(bytes));
    }
}
