package dev.keepsake.store.repair;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/// Puts Spark saves of version 4 together byte by byte.
final class Sparks {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Sparks() {}

    /// A save of entities `Entity0` and on, each with one component, and one custom entry.
    static byte[] save(int entities) {
        var save = new Sparks();
        save.out.writeBytes("SPRK".getBytes(StandardCharsets.US_ASCII));
        save.u32(4);
        byte[] metadata =
                "Name\nLevel01\nSoldier\nShots/a.png\n1700000000\n1.5\n87.25\n50\n4 5 6\n7\n8\n"
                        .getBytes(StandardCharsets.US_ASCII);
        save.u32(metadata.length);
        save.out.writeBytes(metadata);
        save.u32(entities);
        for (int i = 0; i < entities; i++) {
            save.text("Entity" + i);
            save.u16(1);
            save.text("TagComponent");
            save.u16(1);
            save.text("tags");
            save.text("tag" + i + ",everywhere");
        }
        save.u32(1);
        save.text("key");
        save.text("value");
        var crc = new CRC32();
        crc.update(save.out.toByteArray());
        save.u32((int) crc.getValue());
        return save.out.toByteArray();
    }

    private void u16(int value) {
        out.writeBytes(
                ByteBuffer.allocate(2)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putShort((short) value)
                        .array());
    }

    private void u32(int value) {
        out.writeBytes(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array());
    }

    private void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        u16(bytes.length);
        out.writeBytes(bytes);
    }
}
