package dev.keepsake.app.cli;

import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.Verifier;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.backend.BackendCalls;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.copy.CopyReader;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.queue.Request;
import dev.keepsake.store.shelf.BackupRule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// The store in a folder, as one call of a command uses it: it waits for what it asks, and stops
/// that when the user wishes. Opening it reads and writes nothing.
final class FolderStore implements AutoCloseable {
    private static final String PROGRAM = "Keepsake";
    private static final Duration LOOK = Duration.ofMillis(50);

    private final Path folder;
    private final Call call;
    private final StoreOptions options;
    private final SaveStore store;
    private final BackendCalls backend;
    private final CopyReader reader;

    private FolderStore(Path folder, Call call, StoreOptions options) {
        this.folder = folder;
        this.call = call;
        this.options = options;
        this.store = SaveStore.open(FolderBackend.of(folder), options);
        this.backend = new BackendCalls(FolderBackend.of(folder), options.answerLimit(), () -> {});
        this.reader = new CopyReader(backend, format(), options.open());
    }

    private static SaveFormat format() {
        return SaveFormats.installed().find("keepsake").orElseThrow();
    }

    /// The store in the folder that was typed.
    ///
    /// @throws SaveException where it is no folder, or the type file in it is wrong
    static FolderStore typed(Call call) throws SaveException {
        Path folder = call.file(0);
        if (Files.notExists(folder)) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", folder));
        }
        if (!Files.isDirectory(folder)) {
            throw SaveException.of(Finding.of(CommandCode.NOT_A_FOLDER).with("file", folder));
        }
        // What is wrong with the type file is wrong with no copy.
        OpenOptions open = call.opening().types(folder.resolve(TypeFiles.NAME)).options();
        return new FolderStore(folder, call, options(call, open));
    }

    /// The store that a file lies in.
    static FolderStore around(Path file, Call call, OpenOptions open) {
        Path parent = file.getParent();
        StoreOptions options = options(call, open);
        boolean bare = call.has("--no-backup");
        return new FolderStore(
                parent == null ? Path.of("") : parent,
                call,
                bare ? options.withBackups(BackupRule.FOR_LOSSES) : options);
    }

    private static StoreOptions options(Call call, OpenOptions open) {
        return StoreOptions.forEditor(PROGRAM)
                .withClock(call.surroundings().clock())
                .withOpen(open);
    }

    /// The folder as it was typed.
    Path folder() {
        return folder;
    }

    /// What is asked here goes through [#await].
    SaveStore asks() {
        return store;
    }

    /// Reads files of the folder at once.
    CopyReader reader() {
        return reader;
    }

    /// All that is wrong with a file, after a look at every byte of it.
    ///
    /// @throws SaveException where the storage fails, or the user stops it
    Findings damage(StoredFile file) throws SaveException {
        return Verifier.with(options.open())
                .verify(format(), backend.read(file), CheckScope.STRUCTURE, call.progress())
                .findings();
    }

    /// The store's files in the folder.
    List<StoredFile> files(Area area) throws SaveException {
        return backend.list(area);
    }

    /// Where a file of the store lies.
    Path path(StoredFile file) {
        return folder.resolve(file.path());
    }

    /// Waits for something asked of the store.
    ///
    /// @throws SaveException why it is not done
    <T> T await(Request<T> request) throws SaveException {
        while (request.await(LOOK).isEmpty()) {
            if (!call.progress().step(0, 1)) {
                request.cancel();
            }
        }
        return request.await();
    }

    @Override
    public void close() {
        store.close();
    }
}
