package dev.keepsake.product;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.FileSink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Writes a Keepsake save record by record through the library, so that its size needs no memory.
public final class NewSave {
    private final RecordSink sink;

    private NewSave(RecordSink sink) {
        this.sink = sink;
    }

    /// Writes a save of one chunk `WRLD@/Maps/Test` into a new file.
    ///
    /// @param limits what the writer allows
    public static void write(Path file, Limits limits, Content content)
            throws IOException, SaveException {
        SaveFormat format = Saves.format("keepsake");
        try (FileChannel channel =
                        FileChannel.open(
                                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                RecordSink sink =
                        format.create("1", FileSink.of(file.toString(), channel), limits)) {
            sink.begin(header(), null);
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Test"));
            content.fill(new NewSave(sink));
            sink.end(Progress.NONE);
        }
    }

    private static StructValue header() {
        return StructValue.builder("Header")
                .add("fileKind", EnumValue.of("FileKind", "Slot"))
                .add("slot", NameValue.of("test"))
                .build();
    }

    /// Adds an entity with these properties.
    public void entity(String subject, StructValue properties) throws SaveException {
        sink.record(
                new DetachedRecord(
                        new RecordHead(subject, "entity", properties.type().name()),
                        RecordContent.of(Section.of("PROP", properties))));
    }

    /// What stands in the chunk.
    public interface Content {
        void fill(NewSave save) throws SaveException;
    }
}
