package dev.keepsake.unreal.wrapper.game;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Astroneer's frame: twelve bytes that never change, and the decoded size. Pure.
public final class AstroneerFrame {
    private static final Bytes MAGIC =
            Bytes.wrap(
                    new byte[] {
                        (byte) 0xBE,
                        0x40,
                        0x37,
                        0x4A,
                        (byte) 0xEE,
                        0x0B,
                        0x74,
                        (byte) 0xA3,
                        1,
                        0,
                        0,
                        0
                    });

    private AstroneerFrame() {}

    /// True where a file begins with such a frame.
    public static boolean begins(Bytes head) {
        return head.length() >= MAGIC.length() && head.slice(0, MAGIC.length()).equals(MAGIC);
    }

    /// The frame of a file that begins with one.
    ///
    /// @throws SaveException where the file ends inside it
    public static ZlibFrame of(Bytes head) throws SaveException {
        int length = MAGIC.length() + Integer.BYTES;
        ZlibFrame.requireFront(head, length);
        return new ZlibFrame("astroneer", head.slice(0, length).compact(), MAGIC.length(), -1, 1);
    }
}
