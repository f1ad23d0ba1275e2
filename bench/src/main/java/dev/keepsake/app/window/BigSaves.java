package dev.keepsake.app.window;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.FileSink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.BigGvas;
import dev.keepsake.testkit.unreal.EngineVersion;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.AbstractList;
import java.util.SplittableRandom;

/// Makes the saves that the window is measured with; the same each time.
final class BigSaves {
    /// How many small records a save has, which all stand somewhere.
    static final int CRATES = 300_000;

    /// How many lines its one long list has.
    static final int LINES = 400_000;

    private static final int TERRAINS = 1_900;
    private static final int TERRAIN_BYTES = 100_000;
    private static final int UNREAL_MEGABYTES = 100;

    private BigSaves() {}

    /// A save that decodes to 250 MB: many small records, some large ones, and a long list.
    static void writeKeepsake(Path file) throws IOException, SaveException {
        try (FileChannel channel =
                        FileChannel.open(
                                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                RecordSink sink =
                        SaveFormats.installed()
                                .find("keepsake")
                                .orElseThrow()
                                .create("1", FileSink.of("big", channel), Limits.DEFAULT)) {
            sink.begin(header(), null);
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Coast"));
            add(sink, "Journal", journal());
            for (int i = 0; i < CRATES; i++) {
                add(sink, "Crate_" + i, crate(i));
            }
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Hills"));
            for (int i = 0; i < TERRAINS; i++) {
                add(sink, "Terrain_" + i, terrain(i));
            }
            sink.end(Progress.NONE);
        }
    }

    /// A save of 100 MB: one map of many structs.
    static void writeUnreal(Path file) throws IOException {
        BigGvas.ofMegabytes(EngineVersion.UE_5_3, BigGvas.Kind.MAP_BY_NAME, UNREAL_MEGABYTES)
                .write(file);
    }

    private static StructValue header() {
        return StructValue.builder("Header")
                .add("fileKind", EnumValue.of("FileKind", "Slot"))
                .add("slot", NameValue.of("big"))
                .build();
    }

    private static void add(RecordSink sink, String subject, StructValue properties)
            throws SaveException {
        sink.record(
                new DetachedRecord(
                        new RecordHead(subject, "entity", properties.type().name()),
                        RecordContent.of(Section.of("PROP", properties))));
    }

    private static StructValue crate(int number) {
        var random = new SplittableRandom(number);
        StructValue location =
                StructValue.builder("Vector3")
                        .add("X", FloatValue.of(random.nextFloat() * 100_000))
                        .add("Y", FloatValue.of(random.nextFloat() * 100_000))
                        .add("Z", FloatValue.of(random.nextFloat() * 1_000))
                        .build();
        return StructValue.builder("Crate" + number % 12)
                .add("Location", location)
                .add("Gold", IntegerValue.int32(random.nextInt(1_000)))
                .add("Health", FloatValue.of(random.nextFloat()))
                .add("Label", TextValue.of("Crate number " + number + " of the coast"))
                .build();
    }

    private static StructValue journal() {
        var lines =
                new AbstractList<Value>() {
                    @Override
                    public Value get(int index) {
                        return TextValue.of("Line " + index + " of the log");
                    }

                    @Override
                    public int size() {
                        return LINES;
                    }
                };
        return StructValue.builder("Journal")
                .add("Pages", IntegerValue.int32(LINES / 40))
                .add("Lines", ListValue.of(PrimitiveType.TEXT, lines))
                .build();
    }

    /// Heights that compress to about a third.
    private static StructValue terrain(int number) {
        var random = new SplittableRandom(number);
        byte[] heights = new byte[TERRAIN_BYTES];
        for (int i = 0; i < heights.length; i += 4) {
            heights[i] = (byte) random.nextInt();
        }
        return StructValue.builder("Terrain")
                .add("Number", IntegerValue.int32(number))
                .add(
                        "Heights",
                        new PackedValue(new PackedType(PrimitiveType.INT32), Bytes.wrap(heights)))
                .build();
    }
}
