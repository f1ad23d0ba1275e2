package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Makes the next save of a slot. For whoever holds the slot; takes the right to write.
final class Saving {
    private final Storage storage;
    private final StoreOptions options;
    private final Rights rights;
    private final Request<?> request;

    Saving(Storage storage, StoreOptions options, Rights rights, Request<?> request) {
        this.storage = storage;
        this.options = options;
        this.rights = rights;
        this.request = request;
    }

    /// Looks at both copies, refuses where the slot is not what is expected, keeps what stands in
    /// the way, and writes the copy that does not hold the newest save.
    Saved save(SlotId slot, SaveContent content, Base base, boolean replaceNewer)
            throws SaveException {
        return rights.holding(() -> {
            SlotCopies copies = storage.look(slot, request.progress());
            copies.requireKnown();
            requireNotNewer(slot, copies, replaceNewer);
            base.require(slot.name(), copies);
            return write(slot, content, copies);
        });
    }

    /// Makes the newest save again, with another title.
    Saved retitle(SlotId slot, TextValue title, Base base) throws SaveException {
        return rights.holding(() -> {
            SlotCopies copies = storage.look(slot, request.progress());
            copies.requireKnown();
            base.require(slot.name(), copies);
            CopyLetter newest = copies.requireLoading(slot.name());
            try (SaveDocument document =
                    storage.copies().open(slot.file(newest), request.progress())) {
                SaveContent content = SaveContent.retitled(document, title);
                try {
                    return write(slot, content, copies);
                } finally {
                    content.close();
                }
            }
        });
    }

    private static void requireNotNewer(SlotId slot, SlotCopies copies, boolean replaceNewer)
            throws SaveException {
        if (copies.newer().isPresent() && !replaceNewer) {
            throw SaveException.of(
                    Finding.of(StoreCode.NEWER)
                            .with("slot", slot.name())
                            .with("copy", copies.newer().get()));
        }
    }

    private Saved write(SlotId slot, SaveContent content, SlotCopies copies) throws SaveException {
        CopyLetter target = copies.target();
        HeaderStamp stamp = stamp(slot, content, copies);
        var keeping = new Keeping(storage, options, request.progress());
        List<KeptFile> kept = new ArrayList<>(keeping.beforeSave(slot, copies, target));
        CopyWriter.Done done =
                new CopyWriter(storage, options, request)
                        .write(slot, target, copies, content, stamp);
        kept.addAll(dropNewer(slot, done.copies(), keeping));
        storage.index().tell(slot, target, done.head(), options, rights);
        var notes = new ArrayList<>(done.notes());
        notes.addAll(keeping.prune(slot, Set.copyOf(kept)));
        return new Saved(slot, target, done.head().revision(), kept, notes);
    }

    private HeaderStamp stamp(SlotId slot, SaveContent content, SlotCopies copies)
            throws SaveException {
        HeaderStamp stamp = HeaderStamp.of(slot, copies.nextSequence(slot.name()));
        if (!content.isSnapshot()) {
            return stamp;
        }
        HeaderStamp timed = stamp.savedAtOr(options.clock().instant());
        return copies.newestHead()
                .map(SaveHead::fields)
                .flatMap(HeaderStamp::findTitle)
                .map(timed::withTitle)
                .orElse(timed);
    }

    /// A second copy of a newer version would still count as the newest.
    private List<KeptFile> dropNewer(SlotId slot, SlotCopies copies, Keeping keeping)
            throws SaveException {
        if (copies.newer().isEmpty()) {
            return List.of();
        }
        CopyLetter letter = copies.newer().get();
        storage.forget(slot);
        KeptFile kept = keeping.keep(slot, letter, copies, KeptFile.Reason.NEWER);
        Deleted unused = storage.backend().delete(slot.file(letter));
        return List.of(kept);
    }
}
