package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.shelf.Shelf;
import java.util.List;
import java.util.Optional;

/// Reads what a slot holds. For whoever holds the slot.
final class Loading {
    /// How often a slot is looked at that another program keeps saving to meanwhile.
    private static final int LOOKS = 3;

    /// A file up to this size is read whole and closed, so that a save that is open for long keeps
    /// no file from being replaced.
    private static final int WHOLE_BYTES = 64 << 20;

    private final Session session;
    private final Storage storage;

    Loading(Session session) {
        this.session = session;
        this.storage = session.storage();
    }

    /// Opens the newest valid copy.
    Loaded load(SlotId slot) throws SaveException {
        SlotCopies copies = proven(slot);
        CopyLetter letter = copies.requireLoading(slot.name());
        return open(slot, letter, copies.of(letter), copies.notes());
    }

    /// Opens one copy, whether it is the newest or not.
    Loaded loadCopy(SlotId slot, CopyLetter letter) throws SaveException {
        CopyState state = storage.copies().read(slot, letter, session.progress());
        Optional<Finding> wrong = state.findFinding();
        if (wrong.isPresent()) {
            throw SaveException.of(wrong.get());
        }
        return open(slot, letter, state, List.of());
    }

    private Loaded open(SlotId slot, CopyLetter letter, CopyState state, List<Finding> notes)
            throws SaveException {
        Revision revision = state.findRevision().orElseThrow(() -> empty(slot));
        ByteSource source = opened(slot, letter, revision);
        return new Loaded(slot, letter, revision, storage.open(source, session.progress()), notes);
    }

    /// Copies all bytes of the newest valid copy.
    SaveHead export(SlotId slot, ByteSink sink) throws SaveException {
        SlotCopies copies = proven(slot);
        CopyLetter letter = copies.requireLoading(slot.name());
        SaveHead head = copies.of(letter).findHead().orElseThrow(() -> empty(slot));
        try (ByteSource source = opened(slot, letter, head.revision())) {
            Shelf.copy(source, sink, session.progress());
        }
        return head;
    }

    /// What the copies are, and the one that loads proven to the last byte now: where it has rotted
    /// since it was last looked at, the other one loads.
    private SlotCopies proven(SlotId slot) throws SaveException {
        SlotCopies copies = session.look(slot);
        for (int look = 1; look <= LOOKS; look++) {
            Optional<CopyLetter> loads = copies.loads();
            if (loads.isEmpty()) {
                return copies;
            }
            CopyState now = storage.copies().read(slot, loads.get(), session.progress());
            boolean same = now.findRevision().equals(copies.of(loads.get()).findRevision());
            copies = copies.with(loads.get(), now);
            storage.learn(slot, copies);
            if (same) {
                return copies;
            }
        }
        throw changed(slot);
    }

    private ByteSource opened(SlotId slot, CopyLetter letter, Revision revision)
            throws SaveException {
        ByteSource source = whole(storage.backend().read(slot.file(letter)));
        boolean same = false;
        try {
            same = storage.revisionOf(source).equals(Optional.of(revision));
        } finally {
            if (!same) {
                source.close();
            }
        }
        if (!same) {
            throw changed(slot);
        }
        return source;
    }

    /// The same bytes; where they are not too many, in memory, and the source is closed.
    static ByteSource whole(ByteSource source) throws SaveException {
        if (source.size() > WHOLE_BYTES) {
            return source;
        }
        try (source) {
            return MemorySource.of(source.name(), source.read(0, (int) source.size()));
        }
    }

    /// The head of the copy that loads as far as heads tell: nothing else of the copies is read.
    SaveHead head(SlotId slot) throws SaveException {
        return byHeads(slot).findHead().orElseThrow(() -> empty(slot));
    }

    /// The picture of that copy; head and picture alone are read.
    Optional<Picture> picture(SlotId slot) throws SaveException {
        SlotCopies copies = heads(slot);
        return storage.copies().readPicture(slot.file(copies.requireLoading(slot.name())));
    }

    private CopyState byHeads(SlotId slot) throws SaveException {
        SlotCopies copies = heads(slot);
        return copies.of(copies.requireLoading(slot.name()));
    }

    private SlotCopies heads(SlotId slot) throws SaveException {
        return new SlotCopies(
                storage.copies().readAsFarAsHead(slot, CopyLetter.A),
                storage.copies().readAsFarAsHead(slot, CopyLetter.B));
    }

    private static SaveException empty(SlotId slot) {
        return SaveException.of(Finding.of(StoreCode.EMPTY).with("slot", slot.name()));
    }

    private static SaveException changed(SlotId slot) {
        return SaveException.of(Finding.of(StoreCode.BUSY).with("slot", slot.name()));
    }
}
