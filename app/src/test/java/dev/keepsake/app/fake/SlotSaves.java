package dev.keepsake.app.fake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes real copies of slots: small saves whose one record holds their number.
public final class SlotSaves {
    private SlotSaves() {}

    /// A whole copy.
    ///
    /// @param letter `a` or `b`
    public static Path write(Path folder, String slot, char letter, long number) {
        return write(folder, "slot_" + slot + "." + letter + ".ksave", bytes(slot, number));
    }

    /// A copy whose last block does not have its checksum.
    public static Path writeDamaged(Path folder, String slot, char letter, long number) {
        byte[] bytes = bytes(slot, number);
        bytes[bytes.length - 1] ^= 0x10;
        return write(folder, "slot_" + slot + "." + letter + ".ksave", bytes);
    }

    private static Path write(Path folder, String name, byte[] bytes) {
        try {
            return Files.write(folder.resolve(name), bytes);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static byte[] bytes(String slot, long number) {
        var bytes = new MemorySink();
        try (RecordSink sink =
                SaveFormats.installed()
                        .find("keepsake")
                        .orElseThrow()
                        .create("1", bytes, Limits.DEFAULT)) {
            sink.begin(header(slot, number), null);
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            sink.record(record("Game", number));
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Harbour"));
            sink.record(record("Merchant", number));
            sink.end(Progress.NONE);
        } catch (SaveException failure) {
            throw new IllegalStateException(failure);
        }
        return bytes.bytes().toArray();
    }

    private static StructValue header(String slot, long number) {
        return StructValue.builder("")
                .add("sequence", new IntegerValue(number, PrimitiveType.UINT64))
                .add("fileKind", EnumValue.of("FileKind", "Slot"))
                .add("slot", NameValue.of(slot))
                .add("title", TextValue.of("Title of " + slot))
                .build();
    }

    private static DetachedRecord record(String subject, long number) {
        StructValue state =
                StructValue.builder("State").add("Number", IntegerValue.int64(number)).build();
        return new DetachedRecord(
                new RecordHead(subject, "global", "State"),
                RecordContent.of(Section.of("PROP", state)));
    }
}
