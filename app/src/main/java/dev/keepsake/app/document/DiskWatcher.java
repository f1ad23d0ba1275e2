package dev.keepsake.app.document;

import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.store.watch.FolderWatch;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.util.Subscription;

/// Watches folders by looking at them again and again.
public final class DiskWatcher implements FolderWatcher {
    private static final Duration PAUSE = Duration.ofSeconds(2);

    private final TaskRunner runner;

    /// Tells what changed through this.
    public DiskWatcher(TaskRunner runner) {
        this.runner = runner;
    }

    @Override
    public Subscription watch(Path folder, Consumer<Set<Path>> changed) {
        var over = new AtomicBoolean();
        FolderWatch watch =
                FolderWatch.start(
                        folder,
                        PAUSE,
                        files ->
                                runner.tell(() -> {
                                    if (!over.get()) {
                                        changed.accept(files);
                                    }
                                }));
        return () -> {
            over.set(true);
            watch.close();
        };
    }
}
