package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Names as strings: varint length and bytes, which [Bytes#asName] makes a name of.
public final class NameCodec {
    private NameCodec() {}

    /// Reads a name.
    public static String read(Cursor cursor, Limits limits) throws SaveException {
        return cursor.readString(limits.stringBytes()).asName();
    }

    /// Writes a name.
    ///
    /// @throws EditRefusedException as [#encode]
    public static void write(Output out, String name, Limits limits) throws SaveException {
        requireLength(name.length(), limits);
        if (!out.writeAscii(name)) {
            out.writeString(encode(name, limits));
        }
    }

    /// The bytes of a name.
    ///
    /// @throws EditRefusedException where it is too long, or would read as another name: it has a
    ///   surrogate that stands for no byte, or escaped bytes that are UTF-8
    public static Bytes encode(String name, Limits limits) throws SaveException {
        Bytes bytes = Bytes.ofName(name);
        requireLength(bytes.length(), limits);
        if (!isAscii(name) && !bytes.asName().equals(name)) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.UNFIT_NAME).with("name", Bytes.ofText(name)));
        }
        return bytes;
    }

    private static boolean isAscii(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    static void requireLength(int length, Limits limits) throws SaveException {
        if (length > limits.stringBytes()) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.LONG_TEXT)
                            .with("found", length)
                            .with("allowed", limits.stringBytes()));
        }
    }
}
