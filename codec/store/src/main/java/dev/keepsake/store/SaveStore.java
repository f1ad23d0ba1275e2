package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.content.SaveContent.Opening;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.index.IndexEntry;
import dev.keepsake.store.queue.CallbackPump;
import dev.keepsake.store.queue.Job;
import dev.keepsake.store.queue.Request;
import java.io.Closeable;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/// Saves of a game in slots of two copies each: the newest whole one loads, and the next save goes
/// to the other.
///
/// Every call asks for something and returns at once with a [Request], which ends exactly once. The
/// requests of a slot run in the order they were asked, slots run beside each other; everything is
/// read, encoded and written on threads of the store. Stores over one storage in one process share
/// its queues, its lease and what is known of its copies. Any thread may use it.
public final class SaveStore implements Closeable {
    /// How long to wait for what is left when the game goes to the background.
    public static final Duration BACKGROUND_LIMIT = Duration.ofSeconds(3);

    /// How long to wait for what is left when the game ends; [#close] does.
    public static final Duration EXIT_LIMIT = Duration.ofSeconds(10);

    private final Storages storages;
    private final Storage storage;
    private final StoreOptions options;
    private final Rights rights;
    private final CallbackPump pump = new CallbackPump();
    private final Object opening = new Object();
    private boolean open = true; // guarded by opening

    private SaveStore(Storages storages, SaveBackend backend, StoreOptions options) {
        this.storages = storages;
        this.options = options;
        this.storage = storages.enter(backend, options);
        this.rights = new Rights(storage.right(), options);
    }

    /// A store over a backend. Reads and writes nothing yet.
    public static SaveStore open(SaveBackend backend, StoreOptions options) {
        return open(backend, options, Storages.ofProcess());
    }

    /// The same, which shares with the stores of these storages alone.
    public static SaveStore open(SaveBackend backend, StoreOptions options, Storages storages) {
        return new SaveStore(storages, backend, options);
    }

    /// Saves a slot.
    ///
    /// @param content what to save
    /// @param base what the slot must hold for that
    /// @return ends with the save; *changed* where the slot holds something else, *newer* where a
    ///   newer version saved there
    public Request<Saved> save(SlotId slot, SaveContent content, Base base) {
        return saving(slot, content, self -> new Saving(self).save(slot, content, base));
    }

    /// Saves a slot, also where a newer version saved there: its copies are kept as backups.
    public Request<Saved> replace(SlotId slot, SaveContent content, Base base) {
        return saving(slot, content, self -> new Saving(self).replace(slot, content, base));
    }

    private Request<Saved> saving(SlotId slot, SaveContent content, Task<Saved> task) {
        if (slot.kind() == FileKind.INDEX) {
            throw new IllegalArgumentException("the index is the store's own");
        }
        Request<Saved> request = submit(slot, task);
        request.whenOver(content::close);
        return request;
    }

    /// Saves a snapshot to the first empty slot of a row of names, such as `manual-1`, `manual-2` …
    ///
    /// @param names gives the name of a number from 1 on, none of those the engine keeps for itself
    public Request<Saved> saveNew(IntFunction<SlotId> names, SaveContent content) {
        Request<Saved> request =
                submit(Set.of(), "", self -> new NewSlot(this, self, content).save(names));
        request.whenOver(content::close);
        return request;
    }

    /// Loads the newest whole save of a slot; the caller closes it.
    public Request<Loaded> load(SlotId slot) {
        return submit(slot, self -> new Loading(self).load(slot));
    }

    /// Loads one copy, also where the other one is newer; the caller closes it.
    public Request<Loaded> loadCopy(SlotId slot, CopyLetter letter) {
        return submit(slot, self -> new Loading(self).loadCopy(slot, letter));
    }

    /// Reads and checks both copies of a slot, every byte, and says of each what it is.
    public Request<SlotCopies> inspect(SlotId slot) {
        return submit(
                slot,
                self -> {
                    SlotCopies copies = storage.copies().read(slot, self.progress());
                    storage.learn(slot, copies);
                    return copies;
                });
    }

    /// Reads the head of the newest save, as far as the heads of the copies tell which it is.
    public Request<SaveHead> readHead(SlotId slot) {
        return submit(slot, self -> new Loading(self).head(slot));
    }

    /// Reads the picture of the newest save, as far as the heads of the copies tell which it is.
    public Request<Optional<Picture>> readPicture(SlotId slot) {
        return submit(slot, self -> new Loading(self).picture(slot));
    }

    /// Lists all slots and profiles: by the index where it knows them.
    public Request<SlotList> list() {
        return submit(IndexKeeper.SLOT, self -> new Listing(self).list());
    }

    /// Lists all slots and profiles, each as it is now; where this process may write, mends the
    /// index.
    public Request<SlotList> check() {
        return submit(
                IndexKeeper.SLOT,
                self -> {
                    var news = new HashMap<SlotPlace, Optional<IndexEntry>>();
                    SlotList list = new Listing(self).check(news);
                    if (!news.isEmpty() && storage.right().isHeld()) {
                        storage.index().tellSeen(news, self);
                    }
                    return list;
                });
    }

    /// Gives a slot another title; the rest of its newest save stays as it is, byte for byte.
    public Request<Saved> retitle(SlotId slot, String title, Base base) {
        return submit(slot, self -> new Saving(self).retitle(slot, TextValue.of(title), base));
    }

    /// Copies the newest save of a slot to another, empty one; none of those the engine keeps for
    /// itself.
    public Request<Saved> copy(SlotId from, SlotId to) {
        return submit(from, to, self -> new Moving(self).copy(from, forUsers(to)));
    }

    /// Gives a slot another name, which no slot has yet and the engine does not keep for itself.
    public Request<Saved> rename(SlotId from, SlotId to) {
        return submit(from, to, self -> new Moving(self).rename(from, forUsers(to)));
    }

    /// Deletes a slot; what it held is kept as a backup.
    public Request<Removed> delete(SlotId slot, Base base) {
        return submit(slot, self -> new Moving(self).delete(slot, base));
    }

    static SlotId forUsers(SlotId slot) throws SaveException {
        if (slot.isEngines()) {
            throw SaveException.of(Finding.of(StoreCode.ENGINES_NAME).with("slot", slot.name()));
        }
        return slot;
    }

    /// Copies the newest whole save of a slot, byte for byte, as it is when all that was asked
    /// before is done.
    public Request<SaveHead> export(SlotId slot, ByteSink sink) {
        return submit(slot, self -> new Loading(self).export(slot, sink));
    }

    /// Puts a file into an empty slot, after all of it was checked.
    ///
    /// @param slot none of those the engine keeps for itself
    /// @param file any file; refused where it is larger than the limit, damaged, or no save of the
    ///   slot's kind
    public Request<Saved> importFile(SlotId slot, Opening file) {
        return submit(slot, self -> importing(self, forUsers(slot), file, Base.empty()));
    }

    /// The kept saves of a slot, newest first.
    public Request<List<KeptFile>> backups(SlotId slot) {
        return submit(slot, self -> storage.shelf().list(slot.place()));
    }

    /// Opens a kept save as bytes; the caller closes them.
    public Request<ByteSource> openBackup(KeptFile file) {
        return submit(
                Set.of(SlotPlace.of(file)),
                file.path(),
                self -> Loading.whole(storage.backend().read(file)));
    }

    /// Makes a kept save the newest of its slot, after all of it was checked.
    public Request<Saved> restore(SlotId slot, KeptFile file, Base base) {
        return restoreFile(slot, () -> storage.backend().read(file), base);
    }

    /// Makes any file of the slot's kind the newest save of the slot, such as one that was
    /// repaired, after all of it was checked.
    public Request<Saved> restoreFile(SlotId slot, Opening file, Base base) {
        return submit(slot, self -> importing(self, slot, file, base));
    }

    private static Saved importing(Session session, SlotId slot, Opening file, Base base)
            throws SaveException {
        new Importable(session.options().open().limits()).require(slot, file);
        return new Saving(session).save(slot, SaveContent.file(file), base);
    }

    /// What a request does.
    interface Task<T> {
        T run(Session session) throws SaveException;
    }

    private <T> Request<T> submit(SlotId slot, Task<T> task) {
        return submit(Set.of(slot.place()), slot.name(), task);
    }

    private <T> Request<T> submit(SlotId from, SlotId to, Task<T> task) {
        var places = new HashSet<SlotPlace>(List.of(from.place(), to.place()));
        return submit(places, from.name() + ", " + to.name(), task);
    }

    private <T> Request<T> submit(Set<SlotPlace> places, String what, Task<T> task) {
        var request = new Request<T>(what, options.callbacksOr(pump));
        synchronized (opening) { // what is taken is in the queues before the store closes
            Job<T> job =
                    open
                            ? self -> task.run(new Session(storage, options, rights, self))
                            : SaveStore::refuse;
            storage.submit(places, request, job);
        }
        return request;
    }

    private static <T> T refuse(Request<T> request) throws SaveException {
        throw SaveException.of(Finding.of(StoreCode.CLOSED));
    }

    /// Asks for a part of a request that was taken, also where the store was closed since.
    <T> Request<T> submitPart(SlotId slot, Rights.Action<T> part) {
        var request = new Request<T>(slot.name(), Runnable::run);
        storage.submit(Set.of(slot.place()), request, self -> part.run());
        return request;
    }

    /// Runs the callbacks that wait, on the calling thread. A game calls it once a frame.
    public void update() {
        pump.run();
    }

    /// Waits until all that was asked of this storage before has ended, the index too.
    ///
    /// @param limit how long at most
    /// @return what has not: it goes on
    public FlushResult flush(Duration limit) {
        long begun = System.nanoTime();
        List<Request<?>> left = storage.queues().flush(limit);
        if (left.isEmpty()) { // and what these asked for in turn: the index
            left = storage.queues().flush(limit.minusNanos(System.nanoTime() - begun));
        }
        return new FlushResult(
                left.stream().map(Request::what).toList(), storage.backend().isInDoubt());
    }

    /// Waits for what was asked, at most for [#EXIT_LIMIT], runs the callbacks that wait, and lets
    /// go of the storage. What has not ended by then goes on, and its callbacks run on threads of
    /// the store; call [#flush] before to learn of it.
    @Override
    public void close() {
        synchronized (opening) {
            if (!open) {
                return;
            }
            open = false;
        }
        FlushResult unused = flush(EXIT_LIMIT);
        pump.close();
        rights.close();
        storages.leave(storage);
    }
}
