package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.Loaded;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The sample of the store's README: run, and the same as printed there.
final class ReadmeSampleTest {
    private static final Path README = Path.of("../store/README.md");
    private static final Path SOURCE =
            Path.of("src/test/java/dev/keepsake/storetest/ReadmeSampleTest.java");

    @TempDir Path folder;

    /// Something a game has.
    private static final class Town {
        private int number = 7;

        void writeTo(RecordSink sink) throws SaveException {
            Snapshots.write(sink, number);
        }

        void readFrom(SaveDocument document) throws SaveException {
            number = Snapshots.numberIn(document) + 1;
        }
    }

    @Test
    void runs() throws SaveException {
        var town = new Town();
        // sample
        try (SaveStore store =
                SaveStore.open(FolderBackend.of(folder), StoreOptions.forGame("Harbour"))) {
            SlotId slot = SlotId.slot("evening");
            Saved saved = store.save(slot, SaveContent.snapshot(town::writeTo), Base.any()).await();
            try (Loaded loaded = store.load(slot).await()) {
                town.readFrom(loaded.document());
            }
            Base base = Base.of(saved.revision());
            Saved next = store.save(slot, SaveContent.snapshot(town::writeTo), base).await();
            // end
            assertEquals(2, next.revision().sequence());
            assertEquals(8, Snapshots.numberIn(store.load(slot).await()));
        }
    }

    @Test
    void isPrintedAsItIs() throws IOException {
        List<String> code = between(Files.readAllLines(SOURCE), "// sample", "// end").toList();
        List<String> printed = between(Files.readAllLines(README), "```java", "```").toList();
        assertEquals(code, printed.subList(0, printed.size() - 1));
        assertEquals("}", printed.getLast());
    }

    private static Stream<String> between(List<String> lines, String first, String last) {
        List<String> stripped = lines.stream().map(String::strip).toList();
        int from = stripped.indexOf(first) + 1;
        return stripped
                .subList(from, from + stripped.subList(from, stripped.size()).indexOf(last))
                .stream();
    }
}
