package dev.keepsake.store;

import dev.keepsake.store.backend.SaveBackend;
import java.util.HashMap;
import java.util.Map;

/// The storages that stores of a process have open: stores over one storage share its queues, its
/// lease and what is known of its copies. Any thread may use it.
///
/// A process has one; tests that play a crash make another, as the next process would.
public final class Storages {
    private static final Storages OF_PROCESS = new Storages();

    private final Map<String, Storage> open = new HashMap<>();

    /// A process of its own.
    public Storages() {}

    /// Those of this process.
    public static Storages ofProcess() {
        return OF_PROCESS;
    }

    /// The storage of a backend, opened where it is not; counts its user.
    synchronized Storage enter(SaveBackend backend, StoreOptions options) {
        Storage storage =
                open.computeIfAbsent(backend.id(), id -> new Storage(id, backend, options));
        storage.users++;
        return storage;
    }

    /// Counts a user out. A storage that still does something stays for the next store over it: one
    /// of its own would find the right to write held by this very process.
    synchronized void leave(Storage storage) {
        storage.users--;
        open.values().removeIf(each -> each.users == 0 && each.isQuiet());
    }
}
