package dev.keepsake.app.bytes;

import dev.keepsake.model.value.Bytes;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/// Bytes as lines of offset, hexadecimal and text, each made when asked for.
final class HexRows extends AbstractList<String> implements RandomAccess {
    static final int WIDTH = 16;
    private static final String DIGITS = "0123456789ABCDEF";

    private final Bytes bytes;
    private final long base;

    /// @param base the offset of the first byte
    HexRows(Bytes bytes, long base) {
        this.bytes = bytes;
        this.base = base;
    }

    @Override
    public int size() {
        return (bytes.length() + WIDTH - 1) / WIDTH;
    }

    @Override
    public String get(int index) {
        int from = Objects.checkIndex(index, size()) * WIDTH;
        var line = new StringBuilder(80).append("%08X  ".formatted(base + from));
        for (int i = from; i < from + WIDTH; i++) {
            appendHex(line, i);
            line.append(i == from + WIDTH / 2 - 1 ? "  " : " ");
        }
        line.append(' ');
        for (int i = from; i < Math.min(from + WIDTH, bytes.length()); i++) {
            int unit = bytes.at(i) & 0xFF;
            line.append(unit >= 0x20 && unit < 0x7F ? (char) unit : '·');
        }
        return line.toString();
    }

    private void appendHex(StringBuilder line, int index) {
        if (index < bytes.length()) {
            int unit = bytes.at(index) & 0xFF;
            line.append(DIGITS.charAt(unit >> 4)).append(DIGITS.charAt(unit & 15));
        } else {
            line.append("  ");
        }
    }
}
