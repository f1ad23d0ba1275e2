package dev.keepsake.model.value;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// UTF-8 that also carries unpaired surrogates as three bytes (WTF-8).
final class Wtf8 {
    /// Added to a byte above 0x7F that is no UTF-8, so that a name can carry it.
    private static final int ESCAPED_BYTE = 0xDC00;

    private Wtf8() {}

    static byte[] encode(String text) {
        return hasLoneSurrogate(text) ? encodeSlowly(text) : text.getBytes(StandardCharsets.UTF_8);
    }

    static String decode(byte[] bytes, int offset, int length) {
        String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? text : decodeSlowly(bytes, offset, offset + length);
    }

    static String decodeName(byte[] bytes, int offset, int length) {
        String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') < 0 || isUtf8(bytes, offset, length)) {
            return text;
        }
        var name = new StringBuilder(length);
        int end = offset + length;
        for (int i = offset; i < end; ) {
            int size = sequenceLength(bytes, i, end, false);
            if (size == 0) {
                name.append((char) (ESCAPED_BYTE + (bytes[i++] & 0xFF)));
            } else {
                name.appendCodePoint(codePoint(bytes, i, size));
                i += size;
            }
        }
        return name.toString();
    }

    static byte[] encodeName(String name) {
        if (!hasLoneSurrogate(name)) {
            return name.getBytes(StandardCharsets.UTF_8);
        }
        var out = new ByteArrayOutputStream(name.length() * 3);
        for (int i = 0; i < name.length(); ) {
            int point = name.codePointAt(i);
            i += Character.charCount(point);
            if (point >= ESCAPED_BYTE + 0x80 && point <= ESCAPED_BYTE + 0xFF) {
                out.write(point - ESCAPED_BYTE);
            } else {
                out.writeBytes(encode(Character.toString(point)));
            }
        }
        return out.toByteArray();
    }

    static boolean isUtf8(byte[] bytes, int offset, int length) {
        int end = offset + length;
        for (int i = offset; i < end; ) {
            int size = sequenceLength(bytes, i, end, false);
            if (size == 0) {
                return false;
            }
            i += size;
        }
        return true;
    }

    private static boolean hasLoneSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (Character.isHighSurrogate(unit)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(unit)) {
                return true;
            }
        }
        return false;
    }

    private static byte[] encodeSlowly(String text) {
        var out = new ByteArrayOutputStream(text.length() * 3);
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            if (point >= 0xD800 && point <= 0xDFFF) {
                out.write(0xE0 | point >> 12);
                out.write(0x80 | point >> 6 & 0x3F);
                out.write(0x80 | point & 0x3F);
            } else {
                out.writeBytes(Character.toString(point).getBytes(StandardCharsets.UTF_8));
            }
        }
        return out.toByteArray();
    }

    private static String decodeSlowly(byte[] bytes, int offset, int end) {
        var text = new StringBuilder(end - offset);
        for (int i = offset; i < end; ) {
            int size = sequenceLength(bytes, i, end, true);
            if (size == 0) {
                text.append('\uFFFD');
                i++;
            } else {
                text.appendCodePoint(codePoint(bytes, i, size));
                i += size;
            }
        }
        return text.toString();
    }

    /// The length of the well-formed sequence at an index, or 0 where there is none.
    private static int sequenceLength(byte[] bytes, int index, int end, boolean surrogates) {
        int lead = bytes[index] & 0xFF;
        if (lead < 0x80) {
            return 1;
        }
        int size = lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : 4;
        if (lead < 0xC2 || lead > 0xF4 || index + size > end) {
            return 0;
        }
        for (int i = 1; i < size; i++) {
            if ((bytes[index + i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        int point = codePoint(bytes, index, size);
        boolean surrogate = point >= 0xD800 && point <= 0xDFFF;
        boolean overlong = size == 3 && point < 0x800 || size == 4 && point < 0x10000;
        return overlong || point > 0x10FFFF || surrogate && !surrogates ? 0 : size;
    }

    private static int codePoint(byte[] bytes, int index, int size) {
        int lead = bytes[index] & 0xFF;
        if (size == 1) {
            return lead;
        }
        int point = lead & (0xFF >> (size + 1));
        for (int i = 1; i < size; i++) {
            point = point << 6 | bytes[index + i] & 0x3F;
        }
        return point;
    }
}
