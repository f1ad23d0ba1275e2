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
import dev.keepsake.store.queue.CallbackPump;
import dev.keepsake.store.queue.Job;
import dev.keepsake.store.queue.Request;
import java.io.Closeable;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
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
    private final AtomicBoolean open = new AtomicBoolean(true);

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
        return save(slot, content, base, false);
    }

    /// Saves a slot, also where a newer version saved there: its copies are kept as backups.
    public Request<Saved> replace(SlotId slot, SaveContent content, Base base) {
        return save(slot, content, base, true);
    }

    private Request<Saved> save(SlotId slot, SaveContent content, Base base, boolean replaceNewer) {
        Request<Saved> request =
                submit(slot, self -> saving(self).save(slot, content, base, replaceNewer));
        request.whenOver(content::close);
        return request;
    }

    private Saving saving(Request<?> request) {
        return new Saving(storage, options, rights, request);
    }

    /// Saves a snapshot to the first empty slot of a row of names, such as `manual-1`, `manual-2` …
    ///
    /// @param names gives the name of a number from 1 on
    public Request<Saved> saveNew(IntFunction<SlotId> names, SaveContent content) {
        Request<Saved> request =
                submitAt(
                        Set.of(new SlotPlace(FileKind.INDEX, "new-" + UUID.randomUUID())),
                        names.apply(1).name(),
                        self ->
                                new NewSlot(this, storage, self)
                                        .save(
                                                names,
                                                slot ->
                                                        saving(self)
                                                                .save(
                                                                        slot,
                                                                        content,
                                                                        Base.empty(),
                                                                        false)));
        request.whenOver(content::close);
        return request;
    }

    /// Loads the newest whole save of a slot; the caller closes it.
    public Request<Loaded> load(SlotId slot) {
        return submit(slot, self -> new Loading(storage, self.progress()).load(slot));
    }

    /// Loads one copy, also where the other one is newer; the caller closes it.
    public Request<Loaded> loadCopy(SlotId slot, CopyLetter letter) {
        return submit(slot, self -> new Loading(storage, self.progress()).copy(slot, letter));
    }

    /// Reads and checks both copies of a slot, and says of each what it is.
    public Request<SlotCopies> inspect(SlotId slot) {
        return submit(slot, self -> storage.look(slot, self.progress()));
    }

    /// Reads the head of the newest whole save.
    public Request<SaveHead> readHead(SlotId slot) {
        return submit(slot, self -> new Loading(storage, self.progress()).head(slot));
    }

    /// Reads the picture of the newest whole save.
    public Request<Optional<Picture>> readPicture(SlotId slot) {
        return submit(slot, self -> new Loading(storage, self.progress()).picture(slot));
    }

    /// Lists all slots and profiles: by the index where it knows them.
    public Request<SlotList> list() {
        return submit(
                IndexKeeper.SLOT, self -> new Listing(storage, options, self.progress()).list());
    }

    /// Lists all slots and profiles, each as it is now; where this process may write, mends the
    /// index.
    public Request<SlotList> check() {
        return submit(
                IndexKeeper.SLOT,
                self -> {
                    var news = Listing.noNews();
                    SlotList list = new Listing(storage, options, self.progress()).check(news);
                    if (!news.isEmpty() && storage.right().isHeld()) {
                        storage.index().tell(news, options, rights);
                    }
                    return list;
                });
    }

    /// Gives a slot another title; the rest of its newest save stays as it is, byte for byte.
    public Request<Saved> retitle(SlotId slot, String title, Base base) {
        return submit(slot, self -> saving(self).retitle(slot, TextValue.of(title), base));
    }

    /// Copies the newest save of a slot to another, empty one; none of those the engine keeps for
    /// itself.
    public Request<Saved> copy(SlotId from, SlotId to) {
        return submit(from, to, self -> moving(self).copy(from, forUsers(to)));
    }

    /// Gives a slot another name, which no slot has yet and the engine does not keep for itself.
    public Request<Saved> rename(SlotId from, SlotId to) {
        return submit(from, to, self -> moving(self).rename(from, forUsers(to)));
    }

    /// Deletes a slot; what it held is kept as a backup.
    public Request<Removed> delete(SlotId slot, Base base) {
        return submit(slot, self -> moving(self).delete(slot, base));
    }

    private static SlotId forUsers(SlotId slot) throws SaveException {
        if (slot.isEngines()) {
            throw SaveException.of(Finding.of(StoreCode.ENGINES_NAME).with("slot", slot.name()));
        }
        return slot;
    }

    private Moving moving(Request<?> request) {
        return new Moving(storage, options, rights, request);
    }

    /// Copies the newest whole save of a slot, byte for byte, as it is when all that was asked
    /// before is done.
    public Request<SaveHead> export(SlotId slot, ByteSink sink) {
        return submit(slot, self -> new Loading(storage, self.progress()).export(slot, sink));
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
        return submitAt(
                Set.of(SlotPlace.of(file)), file.path(), self -> storage.backend().read(file));
    }

    /// Makes a kept save the newest of its slot, after all of it was checked.
    public Request<Saved> restore(SlotId slot, KeptFile file, Base base) {
        Opening opening = () -> storage.backend().read(file);
        return submit(slot, self -> importing(self, slot, opening, base));
    }

    private Saved importing(Request<?> request, SlotId slot, Opening file, Base base)
            throws SaveException {
        new Importable(options.open().limits()).require(slot, file);
        return saving(request).save(slot, SaveContent.file(file), base, false);
    }

    <T> Request<T> submit(SlotId slot, Job<T> job) {
        return submitAt(Set.of(slot.place()), slot.name(), job);
    }

    private <T> Request<T> submit(SlotId from, SlotId to, Job<T> job) {
        var places = new HashSet<SlotPlace>(List.of(from.place(), to.place()));
        return submitAt(places, from.name() + ", " + to.name(), job);
    }

    private <T> Request<T> submitAt(Set<SlotPlace> places, String what, Job<T> job) {
        var request = new Request<T>(what, options.callbacksOr(pump));
        boolean taken = open.get();
        storage.queues()
                .submit(
                        places,
                        request,
                        self -> {
                            if (!taken) {
                                throw SaveException.of(Finding.of(StoreCode.CLOSED));
                            }
                            return job.run(self);
                        });
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
        long end = System.nanoTime() + limit.toNanos();
        List<Request<?>> left = storage.queues().flush(limit);
        if (left.isEmpty()) { // and what these asked for in turn: the index
            left = storage.queues().flush(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
        }
        return new FlushResult(
                left.stream().map(Request::what).toList(), storage.backend().isInDoubt());
    }

    /// Waits for what was asked, at most for [#EXIT_LIMIT], runs the callbacks that wait, and lets
    /// go of the storage. What has not ended by then goes on; call [#flush] before to learn of it.
    @Override
    public void close() {
        if (open.compareAndSet(true, false)) {
            FlushResult unused = flush(EXIT_LIMIT);
            pump.run();
            rights.close();
            storages.leave(storage);
        }
    }
}
