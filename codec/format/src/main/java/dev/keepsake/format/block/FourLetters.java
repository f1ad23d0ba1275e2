package dev.keepsake.format.block;

import dev.keepsake.model.value.Bytes;

/// The ids of fields, chunks, kinds and sections: four bytes, each 0x20 to 0x7E.
public final class FourLetters {
    /// The size of an id.
    public static final int BYTES = 4;

    private FourLetters() {}

    /// True for four such bytes.
    public static boolean isId(Bytes bytes) {
        for (int i = 0; i < bytes.length(); i++) {
            if (bytes.at(i) < 0x20 || bytes.at(i) > 0x7E) {
                return false;
            }
        }
        return bytes.length() == BYTES;
    }

    /// True for a text of four such bytes.
    public static boolean isId(String text) {
        return text.length() == BYTES && isId(Bytes.ofText(text));
    }
}
