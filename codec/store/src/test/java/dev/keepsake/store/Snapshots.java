package dev.keepsake.store;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.content.SaveContent;

/// Small saves that hold one number, to be told apart by it.
final class Snapshots {
    private Snapshots() {}

    static SaveContent of(int number) {
        return titled(number, "");
    }

    /// @param title empty for none
    static SaveContent titled(int number, String title) {
        return SaveContent.snapshot(sink -> {
            StructValue.Builder header = StructValue.builder("Header");
            if (!title.isEmpty()) {
                header.add("title", TextValue.of(title));
            }
            sink.begin(header.build(), null);
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            StructValue state =
                    StructValue.builder("State").add("Number", IntegerValue.int32(number)).build();
            sink.record(
                    new DetachedRecord(
                            new RecordHead("Game", "global", "State"),
                            RecordContent.of(Section.of("PROP", state))));
            sink.end(Progress.NONE);
        });
    }

    static int numberIn(SaveDocument document) throws SaveException {
        RecordContent content = document.chunks().get(0).record(0).content();
        StructValue state = (StructValue) content.sections().get(0).content();
        return (int) ((IntegerValue) state.value(0)).bits();
    }

    static int numberIn(Loaded loaded) throws SaveException {
        try (loaded) {
            return numberIn(loaded.document());
        }
    }
}
