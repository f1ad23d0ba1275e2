package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Small saves for tests, and what they hold.
final class SampleSaves {
    static final KeepsakeFormat FORMAT = new KeepsakeFormat();

    private SampleSaves() {}

    /// Fills a save.
    @FunctionalInterface
    interface Filling {
        void fill(RecordSink sink) throws SaveException;
    }

    /// The bytes of a save.
    static Bytes write(Filling filling) throws SaveException {
        var bytes = new MemorySink();
        try (RecordSink sink = FORMAT.create("1", bytes, Limits.DEFAULT)) {
            filling.fill(sink);
            sink.end(Progress.NONE);
        }
        return bytes.bytes();
    }

    static SaveDocument open(Bytes bytes) throws SaveException {
        return open(MemorySource.of("test", bytes));
    }

    static SaveDocument open(ByteSource source) throws SaveException {
        return FORMAT.open(source, OpenOptions.DEFAULT, Progress.NONE);
    }

    static Bytes write(SaveDocument document) throws SaveException {
        var bytes = new MemorySink();
        FORMAT.write(document, bytes, Progress.NONE);
        return bytes.bytes();
    }

    /// A header with every field the format knows, and one it does not.
    static StructValue fullHeader() {
        StructValue game =
                StructValue.builder("Harbour")
                        .add("gold", IntegerValue.int32(120))
                        .add(
                                "inner",
                                StructValue.builder("Inner")
                                        .add("x", IntegerValue.int32(1))
                                        .build())
                        .add(
                                "any",
                                PrimitiveType.ANY,
                                StructValue.builder("Free").add("y", TextValue.of("z")).build(),
                                Encoding.DEFAULT)
                        .build();
        return StructValue.builder("Header")
                .add("sequence", new IntegerValue(7, PrimitiveType.UINT64))
                .add("writer", TextValue.of("keepsake 0.1"))
                .add("savedAt", new DateTimeValue(1_764_556_800_000L, TimeScale.MILLISECONDS))
                .add("gameVersion", TextValue.of("1.4.2"))
                .add("engineVersion", TextValue.of("9.0"))
                .add("gameDataVersion", new IntegerValue(12, PrimitiveType.UINT32))
                .add("fileKind", EnumValue.of("FileKind", "Slot"))
                .add("slot", NameValue.of("autumn"))
                .add("title", TextValue.of("Harbour, day 3"))
                .add("slotKind", EnumValue.of("SlotKind", "Quick"))
                .add("map", NameValue.of("harbour"))
                .add("playTime", new DurationValue(5_400_000, TimeScale.MILLISECONDS))
                .add("place", TextValue.of("Kai"))
                .add("game", game)
                .add(
                        "edited",
                        StructValue.builder("Edited")
                                .add("tool", TextValue.of("keepsake"))
                                .add("at", new DateTimeValue(1, TimeScale.MILLISECONDS))
                                .build())
                .add(
                        "ZZZZ",
                        new OpaqueValue(
                                Bytes.ofText("later"), "", OpaqueValue.Reason.UNKNOWN_SECTION))
                .build();
    }

    /// A small file with all that a file can have: picture, unknown field, unknown section, a chunk
    /// of bytes, several blocks.
    static Bytes small() throws SaveException {
        return write(sink -> {
            sink.begin(fullHeader(), picture(2, 2));
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            sink.record(record("world", "global", "World", 3));
            sink.record(unknownSection("weather"));
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "harbour"));
            for (int i = 0; i < 6; i++) {
                sink.record(record("crate-" + i, "entity", "Crate", i));
            }
            sink.record(owner("captain"));
            sink.beginChunk(ChunkHead.ofBytes("RAWD", "x"));
            sink.bytes(Bytes.ofText("bytes that nobody reads"));
            sink.beginChunk(ChunkHead.ofRecords("CUST", ""));
        });
    }

    static DetachedRecord record(String subject, String kind, String className, int number) {
        StructValue properties =
                StructValue.builder(className)
                        .add("count", IntegerValue.int32(number))
                        .add("label", TextValue.of("label " + number))
                        .build();
        return new DetachedRecord(
                new RecordHead(subject, kind, className),
                RecordContent.of(Section.of("PROP", properties)));
    }

    static DetachedRecord unknownSection(String subject) {
        Value opaque =
                new OpaqueValue(Bytes.ofText("unknown"), "", OpaqueValue.Reason.UNKNOWN_SECTION);
        return new DetachedRecord(
                new RecordHead(subject, "global", "Weather"),
                new RecordContent(
                        List.of(
                                Section.of("XTRA", opaque),
                                Section.of(
                                        "TAGS",
                                        ListValue.of(
                                                PrimitiveType.NAME,
                                                List.of(NameValue.of("wet")))))));
    }

    /// A record whose body names other shapes than its own.
    static DetachedRecord owner(String subject) {
        var objects = new ArrayList<Value>();
        for (int i = 0; i < 3; i++) {
            StructValue content =
                    StructValue.builder("Item" + i % 2).add("n", IntegerValue.int32(i)).build();
            objects.add(new ObjectValue("item" + i, content));
        }
        return new DetachedRecord(
                new RecordHead(subject, "player", "Captain"),
                RecordContent.of(Section.of("OWND", ListValue.of(PrimitiveType.OBJECT, objects))));
    }

    /// A true PNG of one colour.
    static Picture picture(int width, int height) {
        var pixels = new ByteArrayOutputStream();
        var deflater = new Deflater();
        deflater.setInput(new byte[(width * 3 + 1) * height]);
        deflater.finish();
        byte[] buffer = new byte[1024];
        while (!deflater.finished()) {
            pixels.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        var out = new ByteArrayOutputStream();
        try (var stream = new DataOutputStream(out)) {
            stream.writeLong(0x89504E470D0A1A0AL);
            var head = new ByteArrayOutputStream();
            var headStream = new DataOutputStream(head);
            headStream.writeInt(width);
            headStream.writeInt(height);
            headStream.write(new byte[] {8, 2, 0, 0, 0});
            writePart(stream, "IHDR", head.toByteArray());
            writePart(stream, "IDAT", pixels.toByteArray());
            writePart(stream, "IEND", new byte[0]);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new Picture(Picture.Format.PNG, width, height, Bytes.wrap(out.toByteArray()));
    }

    private static void writePart(DataOutputStream out, String type, byte[] content)
            throws IOException {
        var crc = new CRC32();
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        crc.update(name);
        crc.update(content);
        out.writeInt(content.length);
        out.write(name);
        out.write(content);
        out.writeInt((int) crc.getValue());
    }
}
