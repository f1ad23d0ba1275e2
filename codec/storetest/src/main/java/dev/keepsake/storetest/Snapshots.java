package dev.keepsake.storetest;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.Loaded;
import dev.keepsake.store.content.SaveContent;
import java.util.Random;

/// Saves that hold a number, to be told apart by it, and as much beside it as a test wants.
public final class Snapshots {
    private Snapshots() {}

    /// A small save.
    public static SaveContent of(int number) {
        return titled(number, "");
    }

    /// A small save with a title.
    ///
    /// @param title empty for none
    public static SaveContent titled(int number, String title) {
        return SaveContent.snapshot(sink -> write(sink, title, number, 0));
    }

    /// A save with bytes beside its number that follow from it and cannot be compressed.
    public static SaveContent large(int number, int bytes) {
        return SaveContent.snapshot(sink -> write(sink, "", number, bytes));
    }

    /// Writes a small save.
    public static void write(RecordSink sink, int number) throws SaveException {
        write(sink, "", number, 0);
    }

    private static void write(RecordSink sink, String title, int number, int bytes)
            throws SaveException {
        StructValue.Builder header = StructValue.builder("Header");
        if (!title.isEmpty()) {
            header.add("title", TextValue.of(title));
        }
        sink.begin(header.build(), null);
        sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
        StructValue state =
                StructValue.builder("State")
                        .add("Number", IntegerValue.int32(number))
                        .add("Bytes", new BytesValue(bytes(number, bytes)))
                        .build();
        sink.record(
                new DetachedRecord(
                        new RecordHead("Game", "global", "State"),
                        RecordContent.of(Section.of("PROP", state))));
        sink.end(Progress.NONE);
    }

    private static Bytes bytes(int number, int count) {
        byte[] bytes = new byte[count];
        new Random(number).nextBytes(bytes);
        return Bytes.wrap(bytes);
    }

    /// The number in a save.
    ///
    /// @throws IllegalStateException where what stands beside it is not what belongs to it
    public static int numberIn(SaveDocument document) throws SaveException {
        RecordContent content = document.chunks().get(0).record(0).content();
        StructValue state = (StructValue) content.sections().get(0).content();
        int number = (int) ((IntegerValue) state.value(0)).bits();
        Bytes beside = ((BytesValue) state.value(1)).bytes();
        if (!beside.equals(bytes(number, beside.length()))) {
            throw new IllegalStateException("mixed with another save");
        }
        return number;
    }

    /// The number in a save, which is closed.
    public static int numberIn(Loaded loaded) throws SaveException {
        try (loaded) {
            return numberIn(loaded.document());
        }
    }
}
