package dev.keepsake.app.document;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.queue.Request;
import java.io.Closeable;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/// The stores of the folders that the window shows, opened when first asked. Asking what is there
/// writes nothing; the right to write is held while something is written. For workers.
public final class FolderStores implements Closeable {
    private static final Duration LOOK = Duration.ofMillis(100);

    private final StoreOptions options;
    private final Map<Path, SaveStore> open = new HashMap<>();

    private FolderStores(StoreOptions options) {
        this.options = options;
    }

    /// No stores yet.
    ///
    /// @param clock dates backups
    public static FolderStores of(InstantSource clock) {
        return new FolderStores(StoreOptions.forEditor("Keepsake").withClock(clock));
    }

    /// Asks the store of a folder something and waits for the answer.
    ///
    /// @param progress may stop it, as long as nothing was published
    /// @throws SaveException why there is none
    public <T> T ask(Path folder, Progress progress, Function<SaveStore, Request<T>> question)
            throws SaveException {
        Request<T> request = question.apply(store(folder));
        while (request.await(LOOK).isEmpty()) {
            if (!progress.step(0, 0)) {
                request.cancel();
            }
        }
        return request.await();
    }

    private synchronized SaveStore store(Path folder) {
        return open.computeIfAbsent(folder, key -> SaveStore.open(FolderBackend.of(key), options));
    }

    /// Waits, not for ever, for what was asked, and lets go of all stores.
    @Override
    public synchronized void close() {
        open.values().forEach(SaveStore::close);
        open.clear();
    }
}
