package dev.keepsake.store;

import dev.keepsake.store.backend.SaveBackend;
import java.util.HashMap;
import java.util.Map;

/// The storages that stores of a process have open: stores over one storage share its queues, its
/// lease and what is known of its copies. Any thread may use it.
///
/// A storage stays until its last store is closed, its last request has ended and its backend has
/// answered all it was asked. A process has one of these; tests that play a crash make another, as
/// the next process would.
public final class Storages {
    private static final Storages OF_PROCESS = new Storages();

    private final Map<String, Storage> open = new HashMap<>();
    private final Map<Storage, Integer> users = new HashMap<>();

    /// A process of its own.
    public Storages() {}

    /// Those of this process.
    public static Storages ofProcess() {
        return OF_PROCESS;
    }

    /// The storage of a backend, opened where it is not; counts its user.
    synchronized Storage enter(SaveBackend backend, StoreOptions options) {
        Storage storage =
                open.computeIfAbsent(backend.id(), id -> new Storage(this, backend, options));
        stay(storage);
        return storage;
    }

    /// Counts one more user.
    synchronized void stay(Storage storage) {
        int unused = users.merge(storage, 1, Integer::sum);
    }

    /// Counts a user out.
    synchronized void leave(Storage storage) {
        int unused = users.merge(storage, -1, Integer::sum);
        settled(storage);
    }

    /// Lets go of a storage that nobody uses and nothing is in doubt of.
    synchronized void settled(Storage storage) {
        if (users.getOrDefault(storage, 0) == 0 && !storage.backend().isInDoubt()) {
            users.remove(storage);
            open.values().remove(storage);
        }
    }
}
