package dev.keepsake.spark;

import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/// Puts Spark saves together byte by byte, broken ones too.
final class SampleSave {
    /// Metadata of version 1.
    static final String METADATA_1 =
            "Name\nLevel01\nSoldier\n1700000000\n1.5\n87.25\n50\n4 5 6\n7\n8\n";

    /// Metadata of versions 2 and later.
    static final String METADATA_2 =
            "Name\nLevel01\nSoldier\nShots/a.png\n1700000000\n1.5\n87.25\n50\n4 5 6\n7\n8\n";

    private final int version;
    private byte[] metadata;
    private final List<byte[]> entities = new ArrayList<>();
    private final List<byte[]> custom = new ArrayList<>();
    private byte[] tail = {};
    private byte[] unsealedTail = {};
    private boolean customCounted = true;

    private SampleSave(int version) {
        this.version = version;
        this.metadata = bytes(version >= 2 ? METADATA_2 : METADATA_1);
    }

    static SampleSave of(int version) {
        return new SampleSave(version);
    }

    /// A save with entities, parents, custom entries: something of everything.
    static SampleSave typical(int version) {
        String parent = version >= 3 ? "parent=-1" : "";
        return of(version)
                .entity("Child", transform("1.500000", version >= 3 ? "parent=1" : ""))
                .entity(
                        "Root",
                        transform("0.000000", parent),
                        "HealthComponent|health=50.000000|maxHealth=100.000000|isDead=0")
                .entity(
                        "Root",
                        transform("2.000000", parent),
                        "TagComponent|tags=a,b",
                        "Mod.Loot|rarity=3")
                .custom("k", "v")
                .custom("", "");
    }

    private static String transform(String x, String parent) {
        String all =
                "Transform|px="
                        + x
                        + "|py=0.000000|pz=0.000000|rx=0.000000|ry=0.000000|rz=0.000000"
                        + "|sx=1.000000|sy=1.000000|sz=1.000000";
        return parent.isEmpty() ? all : all + "|" + parent;
    }

    SampleSave metadata(String text) {
        metadata = bytes(text);
        return this;
    }

    /// Adds an entity; a component is `Type|key=value|…`.
    SampleSave entity(String name, String... components) {
        var out = new ByteArrayOutputStream();
        text(out, name);
        u16(out, components.length);
        for (String component : components) {
            String[] parts = component.split("\\|", -1);
            text(out, parts[0]);
            u16(out, parts.length - 1);
            for (int i = 1; i < parts.length; i++) {
                String[] pair = parts[i].split("=", 2);
                text(out, pair[0]);
                text(out, pair[1]);
            }
        }
        entities.add(out.toByteArray());
        return this;
    }

    SampleSave custom(String key, String value) {
        var out = new ByteArrayOutputStream();
        text(out, key);
        text(out, value);
        custom.add(out.toByteArray());
        return this;
    }

    SampleSave withoutCustomCount() {
        customCounted = false;
        return this;
    }

    SampleSave tail(String text) {
        tail = bytes(text);
        return this;
    }

    SampleSave unsealedTail(String text) {
        unsealedTail = bytes(text);
        return this;
    }

    byte[] build() {
        var out = new ByteArrayOutputStream();
        out.writeBytes(bytes("SPRK"));
        u32(out, version);
        u32(out, metadata.length);
        out.writeBytes(metadata);
        u32(out, entities.size());
        entities.forEach(out::writeBytes);
        if (customCounted) {
            u32(out, custom.size());
            custom.forEach(out::writeBytes);
        }
        out.writeBytes(tail);
        if (version >= 4) {
            u32(out, checksum(out.toByteArray()));
        }
        out.writeBytes(unsealedTail);
        return out.toByteArray();
    }

    Bytes bytes() {
        return Bytes.wrap(build());
    }

    static long checksum(byte[] bytes) {
        var checksum = new CRC32();
        checksum.update(bytes);
        return checksum.getValue();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void text(ByteArrayOutputStream out, String text) {
        byte[] bytes = bytes(text);
        u16(out, bytes.length);
        out.writeBytes(bytes);
    }

    private static void u16(ByteArrayOutputStream out, int number) {
        out.write(number);
        out.write(number >>> 8);
    }

    private static void u32(ByteArrayOutputStream out, long number) {
        out.writeBytes(
                ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt((int) number).array());
    }
}
