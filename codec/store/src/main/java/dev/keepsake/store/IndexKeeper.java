package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.index.IndexCodec;
import dev.keepsake.store.index.IndexEntry;
import dev.keepsake.store.queue.Request;
import dev.keepsake.store.right.WriteRight.Hold;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Keeps the index of a storage: written behind the saves it tells of, several at once where they
/// come faster than it is written. Any thread may use it.
///
/// It is only ever a help: no save fails because of it, and nothing depends on what it says.
/// Written under the right to write alone, and never by a mere look.
final class IndexKeeper {
    /// The index is a slot of its own, of its own kind.
    static final SlotId SLOT = new SlotId(FileKind.INDEX, "slots");

    /// An index larger than this is not read; every slot is looked at instead.
    private static final int MOST_BYTES = 256 << 20;

    private final Storage storage;
    private final Map<SlotPlace, Optional<IndexEntry>> untold = new HashMap<>();
    private boolean asked;
    private @Nullable Finding trouble;

    IndexKeeper(Storage storage) {
        this.storage = storage;
    }

    /// Tells it the newest save of a slot; called under the right to write.
    void tell(SlotId slot, CopyLetter copy, SaveHead head, Session session) {
        SlotPlace place = slot.place();
        synchronized (this) {
            untold.put(place, Optional.of(new IndexEntry(place, copy, head)));
        }
        ask(session);
    }

    /// Tells it that a slot is gone; called under the right to write.
    void drop(SlotId slot, Session session) {
        synchronized (this) {
            untold.put(slot.place(), Optional.empty());
        }
        ask(session);
    }

    /// Tells it what a look at slots found: what it was told by those who saved them is newer.
    void tellSeen(Map<SlotPlace, Optional<IndexEntry>> seen, Session session) {
        synchronized (this) {
            seen.forEach(untold::putIfAbsent);
        }
        ask(session);
    }

    /// Has it written, under a share of the right of its own, unless that is asked already.
    private void ask(Session session) {
        synchronized (this) {
            if (asked) {
                return;
            }
            asked = true;
        }
        Hold hold;
        try {
            hold = session.rights().take();
        } catch (SaveException withoutRight) {
            fail(Map.of(), withoutRight.finding().code().id());
            return;
        }
        var request = new Request<Boolean>("index", Runnable::run);
        request.whenOver(hold::close);
        storage.submit(
                Set.of(SLOT.place()),
                request,
                self -> write(new Session(storage, session.options(), session.rights(), self)));
    }

    private synchronized void fail(Map<SlotPlace, Optional<IndexEntry>> news, String reason) {
        news.forEach(untold::putIfAbsent);
        asked = false;
        trouble = Finding.of(StoreCode.INDEX_UNWRITTEN).with("reason", reason);
    }

    /// Why the index is not as it should be; empty where it is.
    synchronized Optional<Finding> trouble() {
        return Optional.ofNullable(trouble);
    }

    private boolean write(Session session) throws SaveException {
        Map<SlotPlace, Optional<IndexEntry>> news;
        synchronized (this) {
            asked = false;
            news = Map.copyOf(untold);
            untold.clear();
        }
        boolean done = false;
        String reason = "internal";
        try {
            write(news, session);
            done = true;
            return true;
        } catch (SaveException failure) {
            reason = failure.finding().code().id();
            throw failure;
        } finally {
            if (!done) {
                fail(news, reason);
            }
        }
    }

    private void write(Map<SlotPlace, Optional<IndexEntry>> news, Session session)
            throws SaveException {
        SlotCopies copies = session.look(SLOT);
        boolean unwanted = copies.isEmpty() && !session.options().index();
        if (unwanted || copies.newer().isPresent()) {
            return; // a newer version keeps its own
        }
        copies.requireKnown();
        var entries = new TreeMap<>(read(session, new ArrayList<>()));
        news.forEach((place, entry) -> {
            if (entry.isPresent()) {
                entries.put(place, entry.get());
            } else {
                entries.remove(place);
            }
        });
        var content = SaveContent.snapshot(sink -> IndexCodec.write(entries.values(), sink));
        HeaderStamp stamp =
                HeaderStamp.of(SLOT, copies.nextSequence(SLOT.name()))
                        .savedAtOr(session.options().clock().instant());
        CopyWriter.Done done =
                new CopyWriter(session).write(SLOT.file(copies.target()), copies, content, stamp);
        storage.learn(SLOT, done.copies());
        synchronized (this) {
            trouble = null;
        }
    }

    /// What the newest copy of the index says, read at once; the older one where the newest is not
    /// whole, and nothing where neither is.
    ///
    /// @param notes takes that a copy is not whole
    /// @throws CancelledException where the caller stops it
    Map<SlotPlace, IndexEntry> read(Session session, List<Finding> notes)
            throws CancelledException {
        Optional<Revision> ofA = storage.copies().readRevision(SLOT.file(CopyLetter.A));
        Optional<Revision> ofB = storage.copies().readRevision(SLOT.file(CopyLetter.B));
        boolean first = ofB.isEmpty() || ofA.isPresent() && !ofB.get().isNewerThan(ofA.get());
        CopyLetter newest = first ? CopyLetter.A : CopyLetter.B;
        for (CopyLetter letter : List.of(newest, newest.other())) {
            try {
                return told(read(letter, session));
            } catch (CancelledException stop) {
                throw stop;
            } catch (SaveException unread) {
                if (unread.finding().code() != GeneralCode.NOT_FOUND) {
                    notes.add(
                            Finding.of(StoreCode.INDEX_UNREAD)
                                    .with("reason", unread.finding().code().id()));
                }
            }
        }
        return Map.of();
    }

    /// Without the slots of which it knows more than is written.
    private synchronized Map<SlotPlace, IndexEntry> told(Map<SlotPlace, IndexEntry> entries) {
        entries.keySet().removeAll(untold.keySet());
        return entries;
    }

    private Map<SlotPlace, IndexEntry> read(CopyLetter letter, Session session)
            throws SaveException {
        try (SaveDocument document = storage.open(whole(letter), session.progress())) {
            var entries = new HashMap<SlotPlace, IndexEntry>();
            for (IndexEntry entry :
                    IndexCodec.read(
                            document, session.options().open().limits(), session.progress())) {
                entries.put(entry.place(), entry);
            }
            return entries;
        }
    }

    /// One read of the storage, instead of one a block.
    private ByteSource whole(CopyLetter letter) throws SaveException {
        try (ByteSource source = storage.backend().read(SLOT.file(letter))) {
            if (source.size() > MOST_BYTES) {
                throw SaveException.of(
                        Finding.of(GeneralCode.LIMIT)
                                .with("limit", "indexBytes")
                                .with("found", source.size())
                                .with("allowed", MOST_BYTES));
            }
            Bytes bytes = source.read(0, (int) source.size());
            return MemorySource.of(SLOT.file(letter).path(), bytes);
        }
    }
}
