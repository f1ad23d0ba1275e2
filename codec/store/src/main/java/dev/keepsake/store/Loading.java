package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.shelf.Shelf;
import java.util.Optional;

/// Reads what a slot holds. For whoever holds the slot.
final class Loading {
    /// How often a slot is looked at that another program keeps saving to meanwhile.
    private static final int LOOKS = 3;

    private final Storage storage;
    private final Progress progress;

    Loading(Storage storage, Progress progress) {
        this.storage = storage;
        this.progress = progress;
    }

    /// Opens the newest valid copy.
    Loaded load(SlotId slot) throws SaveException {
        return reading(
                slot,
                (letter, copies, source) -> {
                    SaveDocument document = storage.open(source, progress);
                    Revision revision = copies.of(letter).findRevision().orElseThrow();
                    return new Loaded(slot, letter, revision, document, copies.notes());
                });
    }

    /// Copies all bytes of the newest valid copy.
    SaveHead export(SlotId slot, ByteSink sink) throws SaveException {
        return reading(
                slot,
                (letter, copies, source) -> {
                    try (source) {
                        Shelf.copy(source, sink, progress);
                        return copies.of(letter).findHead().orElseThrow();
                    }
                });
    }

    /// The head of the newest valid copy.
    SaveHead head(SlotId slot) throws SaveException {
        SlotCopies copies = storage.look(slot, progress);
        return copies.of(copies.requireLoading(slot.name())).findHead().orElseThrow();
    }

    /// The picture of the newest valid copy.
    Optional<Picture> picture(SlotId slot) throws SaveException {
        return reading(
                slot,
                (letter, copies, source) -> {
                    try (source) {
                        return copies.of(letter).findHead().orElseThrow().readPicture(source);
                    }
                });
    }

    /// Opens one copy, whether it is the newest or not.
    Loaded copy(SlotId slot, CopyLetter letter) throws SaveException {
        CopyState state = storage.copies().read(slot, letter, progress);
        Optional<Finding> wrong = state.findFinding();
        if (wrong.isPresent()) {
            throw SaveException.of(wrong.get());
        }
        Revision revision =
                state.findRevision()
                        .orElseThrow(() ->
                                SaveException.of(
                                        Finding.of(StoreCode.EMPTY).with("slot", slot.name())));
        ByteSource source = storage.backend().read(slot.file(letter));
        requireSame(source, revision, slot);
        SaveDocument document = storage.open(source, progress);
        return new Loaded(slot, letter, revision, document, java.util.List.of());
    }

    /// Does something with the bytes of the newest valid copy.
    private interface Reading<T> {
        /// @param source closed by whoever takes it
        T read(CopyLetter letter, SlotCopies copies, ByteSource source) throws SaveException;
    }

    /// Where another program replaced the copy between the look and the opening, looks again.
    private <T> T reading(SlotId slot, Reading<T> reading) throws SaveException {
        for (int look = 1; ; look++) {
            SlotCopies copies = storage.look(slot, progress);
            CopyLetter letter = copies.requireLoading(slot.name());
            CopyFile file = slot.file(letter);
            ByteSource source = storage.backend().read(file);
            if (isSame(source, copies.of(letter).findRevision().orElseThrow())) {
                return reading.read(letter, copies, source);
            }
            source.close();
            if (look == LOOKS) {
                throw changed(slot);
            }
        }
    }

    private boolean isSame(ByteSource source, Revision revision) throws SaveException {
        boolean same = false;
        try {
            same = storage.revisionOf(source).equals(Optional.of(revision));
            return same;
        } finally {
            if (!same) {
                source.close();
            }
        }
    }

    private void requireSame(ByteSource source, Revision revision, SlotId slot)
            throws SaveException {
        if (!isSame(source, revision)) {
            throw changed(slot);
        }
    }

    private static SaveException changed(SlotId slot) {
        return SaveException.of(
                Finding.of(StoreCode.CHANGED)
                        .with("slot", slot.name())
                        .with("expected", "-")
                        .with("found", "-"));
    }
}
