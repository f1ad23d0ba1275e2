package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Copies, renames and deletes slots. For whoever holds all of them; takes the right to write.
///
/// The order of steps is such that wherever it ends, each slot's newest save loads or is gone as
/// asked: what is new is written before what is old goes, and of two copies the newest goes last.
final class Moving {
    private final Session session;
    private final Storage storage;
    private final Keeping keeping;

    Moving(Session session) {
        this.session = session;
        this.storage = session.storage();
        this.keeping = new Keeping(session);
    }

    /// Puts the newest save of a slot into another, empty one, as its first.
    Saved copy(SlotId from, SlotId to) throws SaveException {
        return session.rights()
                .holding(() -> {
                    SlotCopies source = sound(from);
                    SlotCopies target = empty(to);
                    CopyLetter newest = source.requireLoading(from.name());
                    CopyWriter.Done done =
                            new CopyWriter(session)
                                    .write(
                                            to.file(CopyLetter.A),
                                            target,
                                            content(from, newest),
                                            HeaderStamp.of(to, 1));
                    storage.learn(to, done.copies());
                    storage.index().tell(to, CopyLetter.A, done.head(), session);
                    return new Saved(
                            to, CopyLetter.A, done.head().revision(), List.of(), done.notes());
                });
    }

    /// Gives a slot another name: both copies stand under the new name, each with its number,
    /// before the old ones go. A copy that is damaged is kept instead.
    Saved rename(SlotId from, SlotId to) throws SaveException {
        return session.rights()
                .holding(() -> {
                    SlotCopies source = sound(from);
                    SlotCopies target = empty(to);
                    CopyLetter newest = source.requireLoading(from.name());
                    List<KeptFile> kept = keeping.beforeRename(from, source);
                    CopyWriter.Done done = both(from, to, source, target);
                    SaveHead head = done.copies().of(newest).findHead().orElseThrow();
                    storage.learn(to, done.copies());
                    storage.index().tell(to, newest, head, session);
                    var notes = new ArrayList<>(done.notes());
                    notes.addAll(removeRenamed(from, to, source));
                    return new Saved(to, newest, head.revision(), kept, notes);
                });
    }

    /// Writes both copies under the new name; where one cannot be, neither stays: the old name
    /// still has both.
    private CopyWriter.Done both(SlotId from, SlotId to, SlotCopies source, SlotCopies target)
            throws SaveException {
        CopyLetter newest = source.requireLoading(from.name());
        boolean done = false;
        try {
            CopyWriter.Done written = numbered(from, to, source, newest, target);
            if (source.of(newest.other()).findRevision().isPresent()) {
                written = numbered(from, to, source, newest.other(), written.copies());
            }
            done = true;
            return written;
        } finally {
            if (!done) {
                takeBack(to, newest);
            }
        }
    }

    /// The newest goes last here too. Where the older one cannot go, as it may still be on its way,
    /// both stay: the failure that led here is what the caller must know.
    private void takeBack(SlotId to, CopyLetter newest) {
        for (CopyLetter letter : List.of(newest.other(), newest)) {
            storage.forget(to.file(letter));
            try {
                Deleted unused = storage.backend().delete(to.file(letter));
            } catch (SaveException stays) {
                return;
            }
        }
    }

    private CopyWriter.Done numbered(
            SlotId from, SlotId to, SlotCopies source, CopyLetter letter, SlotCopies target)
            throws SaveException {
        long sequence = source.of(letter).findRevision().orElseThrow().sequence();
        return new CopyWriter(session)
                .write(
                        to.file(letter),
                        target,
                        content(from, letter),
                        HeaderStamp.of(to, sequence));
    }

    private SaveContent content(SlotId from, CopyLetter letter) {
        return SaveContent.file(() -> storage.backend().read(from.file(letter)));
    }

    /// The new name has all there is: where the old one cannot go, both stand.
    private List<Finding> removeRenamed(SlotId from, SlotId to, SlotCopies source)
            throws SaveException {
        try {
            return remove(from, source);
        } catch (SaveException failure) {
            throw SaveException.of(
                    Finding.of(StoreCode.BOTH_NAMES)
                            .with("slot", from.name())
                            .with("to", to.name())
                            .with("reason", failure.finding().code().id()));
        }
    }

    /// Deletes a slot; what it held is kept.
    Removed delete(SlotId slot, Base base) throws SaveException {
        return session.rights()
                .holding(() -> {
                    SlotCopies copies = session.known(slot);
                    if (copies.isEmpty()) {
                        throw SaveException.of(
                                Finding.of(StoreCode.EMPTY).with("slot", slot.name()));
                    }
                    base.require(slot.name(), copies);
                    List<KeptFile> kept = keeping.beforeDelete(slot, copies);
                    session.request().beginPublishing();
                    var notes = new ArrayList<>(remove(slot, copies));
                    notes.addAll(keeping.prune(slot, Set.copyOf(kept)));
                    return new Removed(slot, kept, notes);
                });
    }

    /// The newest copy goes last: whatever interrupts this, no older save takes its place.
    private List<Finding> remove(SlotId slot, SlotCopies copies) throws SaveException {
        CopyLetter last = copies.newer().or(copies::newestValid).orElse(CopyLetter.A);
        storage.forget(slot.file(last));
        boolean lasting = storage.backend().delete(slot.file(last.other())).lasting();
        lasting &= storage.backend().delete(slot.file(last)).lasting();
        storage.learn(slot, SlotCopies.NONE);
        storage.index().drop(slot, session);
        return CopyWriter.notes(lasting, slot.file(last));
    }

    private SlotCopies sound(SlotId slot) throws SaveException {
        SlotCopies copies = session.known(slot);
        CopyLetter unused = copies.requireLoading(slot.name());
        return copies;
    }

    private SlotCopies empty(SlotId slot) throws SaveException {
        SlotCopies copies = session.known(slot);
        Base.empty().require(slot.name(), copies);
        return copies;
    }
}
