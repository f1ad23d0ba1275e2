package dev.keepsake.unreal.wrapper.game;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;

/// Palworld's frame: decoded size, stored size, `PlZ` or `PlM`, and a digit for how it was
/// compressed; on the Microsoft Store another twelve bytes with `CNK` may stand before it. Pure.
public final class PalworldFrame {
    private static final int BYTES = 12;
    private static final int MAGIC_AT = 8;
    private static final int DIGIT_AT = 11;
    private static final Bytes ZLIB = Bytes.ofText("PlZ");
    private static final Bytes OODLE = Bytes.ofText("PlM");
    private static final Bytes CHUNK = Bytes.ofText("CNK");

    private PalworldFrame() {}

    /// True where a file begins with such a frame.
    public static boolean begins(Bytes head) {
        return isAt(head, 0, ZLIB) || isAt(head, 0, OODLE) || isAt(head, 0, CHUNK);
    }

    private static boolean isAt(Bytes head, int start, Bytes magic) {
        return head.length() >= start + BYTES
                && head.slice(start + MAGIC_AT, magic.length()).equals(magic);
    }

    /// The frame of a file that begins with one.
    ///
    /// @throws SaveException where its content is compressed by a codec that is not available, or
    ///   the file ends inside it
    public static ZlibFrame of(Bytes head) throws SaveException {
        int start = isAt(head, 0, CHUNK) ? BYTES : 0;
        ZlibFrame.requireFront(head, start + BYTES);
        int digit = head.at(start + DIGIT_AT) - '0';
        if (!isAt(head, start, ZLIB) || digit != 1 && digit != 2) {
            throw SaveException.of(codec(head, start));
        }
        Bytes front = head.slice(0, start + BYTES).compact();
        return new ZlibFrame("plz" + digit, front, start, start + Integer.BYTES, digit);
    }

    private static Finding codec(Bytes head, int start) {
        boolean oodle = isAt(head, start, OODLE);
        String kind = head.slice(start + MAGIC_AT, BYTES - MAGIC_AT).asText();
        return Finding.at(UnrealCode.CODEC, start + (long) MAGIC_AT, BYTES - MAGIC_AT)
                .with("wrapper", oodle ? "plm" : kind)
                .with("codec", oodle ? "Oodle" : kind)
                .with("stored", LittleEndian.u32(head, start + Integer.BYTES))
                .with("decoded", LittleEndian.u32(head, start));
    }
}
