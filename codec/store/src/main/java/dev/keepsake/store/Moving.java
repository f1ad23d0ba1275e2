package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.KeptFile.Reason;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.util.ArrayList;
import java.util.List;

/// Copies, renames and deletes slots. For whoever holds all of them; takes the right to write.
///
/// The order of steps is such that wherever it ends, each slot's newest save loads or is gone as
/// asked: what is new is written before what is old goes, and of two copies the newest goes last.
final class Moving {
    private final Storage storage;
    private final StoreOptions options;
    private final Rights rights;
    private final Request<?> request;

    Moving(Storage storage, StoreOptions options, Rights rights, Request<?> request) {
        this.storage = storage;
        this.options = options;
        this.rights = rights;
        this.request = request;
    }

    /// Puts the newest save of a slot into another, empty one, as its first.
    Saved copy(SlotId from, SlotId to) throws SaveException {
        return rights.holding(() -> {
            SlotCopies source = sound(from);
            SlotCopies target = empty(to);
            CopyLetter newest = source.requireLoading(from.name());
            CopyWriter.Done done =
                    write(to, CopyLetter.A, target, from, newest, HeaderStamp.of(to, 1));
            storage.index().tell(to, CopyLetter.A, done.head(), options, rights);
            return saved(to, CopyLetter.A, done, List.of());
        });
    }

    /// Gives a slot another name: both copies stand under the new name, each with its number,
    /// before the old ones go. A copy that is damaged is kept instead.
    Saved rename(SlotId from, SlotId to) throws SaveException {
        return rights.holding(() -> {
            SlotCopies source = sound(from);
            SlotCopies target = empty(to);
            CopyLetter newest = source.requireLoading(from.name());
            CopyWriter.Done done =
                    write(to, newest, target, from, newest, numbered(to, source, newest));
            SaveHead head = done.head();
            CopyLetter older = newest.other();
            if (source.of(older).findRevision().isPresent()) {
                done = write(to, older, done.copies(), from, older, numbered(to, source, older));
            }
            storage.index().tell(to, newest, head, options, rights);
            Removed removed = remove(from, source, keepDamaged(from, source));
            var notes = new ArrayList<>(done.notes());
            notes.addAll(removed.notes());
            return new Saved(to, newest, head.revision(), removed.kept(), notes);
        });
    }

    private static HeaderStamp numbered(SlotId to, SlotCopies source, CopyLetter letter) {
        return HeaderStamp.of(to, source.of(letter).findRevision().orElseThrow().sequence());
    }

    private List<KeptFile> keepDamaged(SlotId slot, SlotCopies copies) throws SaveException {
        var kept = new ArrayList<KeptFile>();
        for (CopyLetter letter : CopyLetter.values()) {
            if (copies.of(letter).findFinding().isPresent()) {
                kept.add(
                        new Keeping(storage, options, request.progress())
                                .keep(slot, letter, copies, Reason.DAMAGED));
            }
        }
        return kept;
    }

    /// Deletes a slot; what it held is kept.
    Removed delete(SlotId slot, Base base) throws SaveException {
        return rights.holding(() -> {
            SlotCopies copies = storage.look(slot, request.progress());
            copies.requireKnown();
            if (copies.isEmpty()) {
                throw SaveException.of(Finding.of(StoreCode.EMPTY).with("slot", slot.name()));
            }
            base.require(slot.name(), copies);
            var keeping = new Keeping(storage, options, request.progress());
            List<KeptFile> kept = keeping.beforeDelete(slot, copies);
            request.beginPublishing();
            return remove(slot, copies, kept);
        });
    }

    /// The newest copy goes last: whatever interrupts this, no older save takes its place.
    private Removed remove(SlotId slot, SlotCopies copies, List<KeptFile> kept)
            throws SaveException {
        CopyLetter last = copies.newer().or(copies::newestValid).orElse(CopyLetter.A);
        storage.forget(slot);
        boolean lasting = storage.backend().delete(slot.file(last.other())).lasting();
        lasting &= storage.backend().delete(slot.file(last)).lasting();
        storage.learn(slot, SlotCopies.NONE);
        storage.index().drop(slot, options, rights);
        return new Removed(slot, kept, CopyWriter.notes(lasting, slot.file(last)));
    }

    private SlotCopies sound(SlotId slot) throws SaveException {
        SlotCopies copies = storage.look(slot, request.progress());
        copies.requireKnown();
        CopyLetter ignored = copies.requireLoading(slot.name());
        return copies;
    }

    private SlotCopies empty(SlotId slot) throws SaveException {
        SlotCopies copies = storage.look(slot, request.progress());
        copies.requireKnown();
        Base.empty().require(slot.name(), copies);
        return copies;
    }

    private CopyWriter.Done write(
            SlotId to,
            CopyLetter letter,
            SlotCopies before,
            SlotId from,
            CopyLetter source,
            HeaderStamp stamp)
            throws SaveException {
        var content = SaveContent.file(() -> storage.backend().read(from.file(source)));
        return new CopyWriter(storage, options, request).write(to, letter, before, content, stamp);
    }

    private static Saved saved(
            SlotId slot, CopyLetter letter, CopyWriter.Done done, List<KeptFile> kept) {
        return new Saved(slot, letter, done.head().revision(), kept, done.notes());
    }
}
