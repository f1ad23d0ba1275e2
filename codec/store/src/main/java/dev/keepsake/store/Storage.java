package dev.keepsake.store;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.store.backend.BackendCalls;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.copy.CopyReader;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.queue.Job;
import dev.keepsake.store.queue.Request;
import dev.keepsake.store.queue.SlotQueues;
import dev.keepsake.store.right.WriteRight;
import dev.keepsake.store.shelf.Shelf;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A storage as all stores of a process over it share it: its queues, the right to write to it, and
/// what is known of its copies. Any thread may use it.
final class Storage {
    private final Storages storages;
    private final BackendCalls backend;
    private final CopyReader copies;
    private final Shelf shelf;
    private final WriteRight right;
    private final SaveFormat format;
    private final OpenOptions options;
    private final SlotQueues<SlotPlace> queues = new SlotQueues<>();
    private final Map<SlotPlace, Known> known = new ConcurrentHashMap<>();
    private final IndexKeeper index;

    /// What is known of a slot's copies, of whatever slot its key stands for.
    private record Known(SlotId slot, SlotCopies copies) {}

    Storage(Storages storages, SaveBackend backend, StoreOptions options) {
        this.storages = storages;
        this.backend = new BackendCalls(backend, options.answerLimit(), this::settled);
        this.format =
                SaveFormats.installed()
                        .find("keepsake")
                        .orElseThrow(() -> new IllegalStateException("no Keepsake format"));
        this.options = options.open();
        this.copies = new CopyReader(this.backend, format, options.open());
        this.shelf = new Shelf(this.backend);
        this.right = new WriteRight(this.backend, known::clear);
        this.index = new IndexKeeper(this);
    }

    BackendCalls backend() {
        return backend;
    }

    CopyReader copies() {
        return copies;
    }

    Shelf shelf() {
        return shelf;
    }

    WriteRight right() {
        return right;
    }

    SaveFormat format() {
        return format;
    }

    SlotQueues<SlotPlace> queues() {
        return queues;
    }

    /// Asks for something; the storage stays open until it has ended.
    <T> void submit(Set<SlotPlace> places, Request<T> request, Job<T> job) {
        storages.stay(this);
        request.whenOver(() -> storages.leave(this));
        queues.submit(places, request, job);
    }

    IndexKeeper index() {
        return index;
    }

    private void settled() {
        known.clear();
        right.settled();
        storages.settled(this);
    }

    /// Opens a file as a document; the caller closes it.
    SaveDocument open(StoredFile file, Progress progress) throws SaveException {
        return open(backend.read(file), progress);
    }

    /// Opens the bytes of a save; the document closes them.
    SaveDocument open(ByteSource source, Progress progress) throws SaveException {
        return format.open(source, options, progress);
    }

    /// Which save bytes are, by their prelude; empty where that does not read.
    ///
    /// @throws SaveException where the storage fails
    Optional<Revision> revisionOf(ByteSource source) throws SaveException {
        try {
            return Optional.of(SaveHead.readRevision(source, options.limits()));
        } catch (StorageException failure) {
            throw failure;
        } catch (SaveException unreadable) {
            return Optional.empty();
        }
    }

    /// What the copies of a slot are; what is known already is only looked at where it may have
    /// changed. For whoever holds the slot.
    ///
    /// @throws CancelledException where the caller stops it
    SlotCopies look(SlotId slot, Progress progress) throws CancelledException {
        Known before = known.get(slot.place());
        SlotCopies now =
                before != null && before.slot().equals(slot)
                        ? copies.reread(slot, before.copies(), progress)
                        : copies.read(slot, progress);
        learn(slot, now);
        return now;
    }

    /// Notes what the copies of a slot are now. Nothing is noted while another process may change
    /// them.
    void learn(SlotId slot, SlotCopies now) {
        right.whileHeld(() -> known.put(slot.place(), new Known(slot, now)));
    }

    /// Forgets what the copies of a file's slot are: something is about to be done to them.
    void forget(CopyFile file) {
        known.remove(SlotPlace.of(file));
    }
}
