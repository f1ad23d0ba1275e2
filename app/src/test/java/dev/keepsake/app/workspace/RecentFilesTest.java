package dev.keepsake.app.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RecentFilesTest {
    @TempDir private Path folder;
    private final List<SaveException> failed = new ArrayList<>();

    private RecentFiles files(Path store) {
        var runner = new TaskRunner(Runnable::run, Runnable::run, defect -> {});
        return new RecentFiles(Optional.of(store), new TaskScope(runner), failed::add);
    }

    @Test
    void areThereAtTheNextStart() {
        Path store = folder.resolve("deep").resolve("recent-files.txt");
        RecentFiles first = files(store);
        first.load(() -> {});
        first.add(Path.of("/saves/a"));
        first.add(Path.of("/saves/ä b"));
        RecentFiles second = files(store);
        second.load(() -> {});
        assertEquals(List.of(Path.of("/saves/ä b"), Path.of("/saves/a")), second.files());
        assertEquals(List.of(), failed);
    }

    @Test
    void keepsEight() {
        RecentFiles files = files(folder.resolve("recent-files.txt"));
        for (int i = 0; i < 10; i++) {
            files.add(Path.of("/saves/" + i));
        }
        assertEquals(8, files.files().size());
        assertEquals(Path.of("/saves/9"), files.files().get(0));
    }

    @Test
    void saysWhyTheyCannotBeKept() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        files(file.resolve("recent-files.txt")).add(Path.of("/saves/a"));
        assertEquals(Outcome.FAILED, failed.get(0).outcome());
    }
}
