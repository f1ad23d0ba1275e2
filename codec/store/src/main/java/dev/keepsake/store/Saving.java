package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.copy.CopyState.Newer;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Makes the next save of a slot. For whoever holds the slot; takes the right to write.
final class Saving {
    private final Session session;
    private final Keeping keeping;

    Saving(Session session) {
        this.session = session;
        this.keeping = new Keeping(session);
    }

    /// Looks at both copies, refuses where the slot is not what is expected or holds what a newer
    /// version saved, keeps what stands in the way, and writes the copy that does not hold the
    /// newest save.
    Saved save(SlotId slot, SaveContent content, Base base) throws SaveException {
        return session.rights()
                .holding(() -> {
                    SlotCopies copies = session.known(slot);
                    copies.requireNotNewer(slot.name());
                    base.require(slot.name(), copies);
                    return write(slot, content, copies);
                });
    }

    /// The same, also over what a newer version saved.
    Saved replace(SlotId slot, SaveContent content, Base base) throws SaveException {
        return session.rights()
                .holding(() -> {
                    SlotCopies copies = session.known(slot);
                    base.require(slot.name(), copies);
                    return write(slot, content, copies);
                });
    }

    /// Makes the newest save again, with another title.
    Saved retitle(SlotId slot, TextValue title, Base base) throws SaveException {
        return session.rights()
                .holding(() -> {
                    SlotCopies copies = session.known(slot);
                    base.require(slot.name(), copies);
                    CopyLetter newest = copies.requireLoading(slot.name());
                    try (SaveDocument document =
                            session.storage().open(slot.file(newest), session.progress())) {
                        return write(slot, document, title, copies);
                    }
                });
    }

    private Saved write(SlotId slot, SaveDocument document, TextValue title, SlotCopies copies)
            throws SaveException {
        SaveContent content = SaveContent.retitled(document, title);
        try {
            return write(slot, content, copies);
        } finally {
            content.close();
        }
    }

    private Saved write(SlotId slot, SaveContent content, SlotCopies before) throws SaveException {
        CopyLetter target = before.target();
        List<KeptFile> kept = new ArrayList<>(keeping.beforeSave(slot, before, target));
        SlotCopies copies = withoutSecondNewer(slot, before, target, kept);
        CopyWriter.Done done =
                new CopyWriter(session)
                        .write(slot.file(target), copies, content, stamp(slot, content, copies));
        session.storage().learn(slot, done.copies());
        session.storage().index().tell(slot, target, done.head(), session);
        var notes = new ArrayList<>(done.notes());
        notes.addAll(keeping.prune(slot, Set.copyOf(kept)));
        return new Saved(slot, target, done.head().revision(), kept, notes);
    }

    /// A second copy of a newer version would still count as the newest: it is kept, and goes
    /// before the first one is written over.
    private SlotCopies withoutSecondNewer(
            SlotId slot, SlotCopies copies, CopyLetter target, List<KeptFile> kept)
            throws SaveException {
        CopyLetter second = target.other();
        if (!(copies.of(second) instanceof Newer)) {
            return copies;
        }
        session.storage().forget(slot.file(second));
        kept.add(keeping.keep(slot, second, copies, KeptFile.Reason.NEWER));
        Deleted unused = session.storage().backend().delete(slot.file(second));
        return copies.with(second, new Missing());
    }

    /// Above every save that is there; where none is, above those that were kept: should an old
    /// copy come back, it is not the newest.
    private long sequence(SlotId slot, SlotCopies copies) throws SaveException {
        long next = copies.nextSequence(slot.name());
        if (!copies.isEmpty()) {
            return next;
        }
        for (KeptFile kept : session.storage().shelf().list(slot.place())) {
            boolean higher = Long.compareUnsigned(kept.sequence(), next) >= 0;
            next = higher && kept.sequence() != -1 ? kept.sequence() + 1 : next;
        }
        return next;
    }

    private HeaderStamp stamp(SlotId slot, SaveContent content, SlotCopies copies)
            throws SaveException {
        HeaderStamp stamp = HeaderStamp.of(slot, sequence(slot, copies));
        if (!content.isSnapshot()) {
            return stamp;
        }
        HeaderStamp timed = stamp.savedAtOr(session.options().clock().instant());
        return copies.newestHead()
                .map(SaveHead::fields)
                .flatMap(HeaderStamp::findTitle)
                .map(timed::withTitle)
                .orElse(timed);
    }
}
