package dev.keepsake.unreal.wire;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// The engine's strings: a length in characters, negative for UTF-16, then the characters with a
/// NUL at their end. Pure.
public final class Strings {
    private Strings() {}

    /// A string as read.
    ///
    /// @param text its characters in UTF-8; a lone surrogate as its three bytes, and those of one
    ///   byte as they are
    /// @param form how it is spelled, bits of [StringForm]
    public record Text(Bytes text, int form) {}

    /// Reads a string of at most so many bytes.
    public static Text read(Input in, int most) throws Misread, SaveException {
        int start = in.position();
        int length = in.readI32();
        if (length == 0) {
            return new Text(Bytes.EMPTY, StringForm.DEFAULT);
        }
        long bytes = length > 0 ? length : -2L * length;
        if (bytes > in.remaining()) {
            throw new Misread(Misread.Reason.COUNT, start);
        }
        if (bytes > most) {
            throw new Misread(Misread.Reason.STRING, start);
        }
        Bytes stored = in.readBytes((int) bytes);
        return length > 0 ? narrow(stored) : wide(stored);
    }

    /// Passes over a string.
    public static void skip(Input in) throws Misread, SaveException {
        int start = in.position();
        int length = in.readI32();
        long bytes = length >= 0 ? length : -2L * length;
        if (bytes > in.remaining()) {
            throw new Misread(Misread.Reason.COUNT, start);
        }
        in.skip((int) bytes);
    }

    private static Text narrow(Bytes stored) {
        int last = stored.length() - 1;
        boolean open = stored.at(last) != 0;
        Bytes text = open ? stored : stored.slice(0, last);
        int form = isAscii(text) ? StringForm.DEFAULT : StringForm.NARROW;
        form |= open ? StringForm.OPEN : 0;
        return new Text(text, text.isEmpty() ? StringForm.EMPTY : form);
    }

    private static Text wide(Bytes stored) {
        int count = stored.length() / 2;
        boolean open = unit(stored, count - 1) != 0;
        var units = new char[open ? count : count - 1];
        boolean ascii = true;
        for (int i = 0; i < units.length; i++) {
            units[i] = unit(stored, i);
            ascii &= units[i] < 0x80;
        }
        int form = (ascii ? StringForm.WIDE : 0) | (open ? StringForm.OPEN : 0);
        return new Text(Bytes.ofText(new String(units)), form);
    }

    private static char unit(Bytes stored, int index) {
        return (char) (stored.at(2 * index) & 0xFF | stored.at(2 * index + 1) << 8);
    }

    /// True where all bytes are below 128.
    public static boolean isAscii(Bytes text) {
        return text.read((array, offset, length) -> {
            int bits = 0;
            for (int i = offset; i < offset + length; i++) {
                bits |= array[i];
            }
            return bits >= 0;
        });
    }

    /// Writes a string, in a form where the text still fits it.
    public static void write(Output out, Bytes text, int form) {
        boolean open =
                (form & StringForm.OPEN) != 0 && !text.isEmpty() && text.at(text.length() - 1) != 0;
        boolean ascii = isAscii(text);
        boolean wide =
                ascii
                        ? (form & StringForm.WIDE) != 0
                        : (form & StringForm.NARROW) == 0 && isText(text);
        if (text.isEmpty() && !wide && (form & StringForm.EMPTY) == 0) {
            out.writeI32(0);
        } else if (wide) {
            writeWide(out, text.asText(), open);
        } else {
            out.writeI32(text.length() + (open ? 0 : 1));
            out.writeBytes(text);
            if (!open) {
                out.writeU8(0);
            }
        }
    }

    /// True where UTF-16 can hold it: other bytes stand as they are.
    private static boolean isText(Bytes text) {
        return Bytes.ofText(text.asText()).equals(text);
    }

    private static void writeWide(Output out, String text, boolean open) {
        out.writeI32(-(text.length() + (open ? 0 : 1)));
        for (int i = 0; i < text.length(); i++) {
            out.writeI16(text.charAt(i));
        }
        if (!open) {
            out.writeI16(0);
        }
    }
}
