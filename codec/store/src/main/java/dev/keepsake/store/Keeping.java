package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.CopyState.Damaged;
import dev.keepsake.store.copy.CopyState.Foreign;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.copy.CopyState.Newer;
import dev.keepsake.store.copy.CopyState.Unusable;
import dev.keepsake.store.copy.CopyState.Valid;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.KeptFile.Reason;
import dev.keepsake.store.file.SlotId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Decides what of a slot is kept before it is written over or deleted. For whoever holds the slot
/// and the right to write.
final class Keeping {
    private final Storage storage;
    private final StoreOptions options;
    private final Progress progress;

    Keeping(Session session) {
        this.storage = session.storage();
        this.options = session.options();
        this.progress = session.progress();
    }

    /// Keeps what a save writes over where that is damaged or of a newer version; and where backups
    /// are wanted, the valid copies: the one written over and the one that loaded until now.
    List<KeptFile> beforeSave(SlotId slot, SlotCopies copies, CopyLetter target)
            throws SaveException {
        var kept = new ArrayList<KeptFile>();
        for (CopyLetter letter : List.of(target, target.other())) {
            boolean replaced = letter == target;
            Optional<Reason> reason = reasonToKeep(copies.of(letter), replaced);
            if (reason.isPresent()) {
                keepOnce(slot, letter, copies, reason.get()).ifPresent(kept::add);
            }
        }
        return kept;
    }

    /// Keeps a copy, unless the very same bytes were kept for the same reason before.
    private Optional<KeptFile> keepOnce(
            SlotId slot, CopyLetter letter, SlotCopies copies, Reason reason) throws SaveException {
        return find(slot, letter, copies, reason).isPresent()
                ? Optional.empty()
                : Optional.of(keep(slot, letter, copies, reason));
    }

    /// Where a copy is kept: since before, as where a slot that cannot be deleted is tried again.
    private KeptFile kept(SlotId slot, CopyLetter letter, SlotCopies copies, Reason reason)
            throws SaveException {
        Optional<KeptFile> before = find(slot, letter, copies, reason);
        return before.isPresent() ? before.get() : keep(slot, letter, copies, reason);
    }

    private Optional<KeptFile> find(
            SlotId slot, CopyLetter letter, SlotCopies copies, Reason reason) throws SaveException {
        long sequence = sequence(copies.of(letter));
        for (KeptFile file : storage.shelf().list(slot.place())) {
            if (file.reason() == reason
                    && file.sequence() == sequence
                    && storage.shelf().isSame(file, slot.file(letter), progress)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    private static long sequence(CopyState copy) {
        return copy.findHead().map(head -> head.revision().sequence()).orElse(0L);
    }

    /// Keeps the damaged copy of a slot that gets another name.
    List<KeptFile> beforeRename(SlotId slot, SlotCopies copies) throws SaveException {
        var kept = new ArrayList<KeptFile>();
        for (CopyLetter letter : CopyLetter.values()) {
            if (copies.of(letter) instanceof Damaged) {
                keepOnce(slot, letter, copies, Reason.DAMAGED).ifPresent(kept::add);
            }
        }
        return kept;
    }

    private Optional<Reason> reasonToKeep(CopyState copy, boolean replaced) {
        return switch (copy) {
            case Valid valid when options.backups().ofReplaced() -> Optional.of(Reason.REPLACED);
            case Valid valid -> Optional.empty();
            case Damaged damaged when replaced -> Optional.of(Reason.DAMAGED);
            case Newer newer when replaced -> Optional.of(Reason.NEWER);
            case Damaged damaged -> Optional.empty();
            case Newer newer -> Optional.empty();
            case Missing missing -> Optional.empty();
            case Foreign foreign -> Optional.empty();
            case Unusable unusable -> Optional.empty();
        };
    }

    /// Keeps, of a slot about to be deleted, all that a load or a rescue could want.
    List<KeptFile> beforeDelete(SlotId slot, SlotCopies copies) throws SaveException {
        var kept = new ArrayList<KeptFile>();
        CopyLetter newest = copies.newestValid().orElse(CopyLetter.A);
        for (CopyLetter letter : List.of(newest, newest.other())) {
            switch (copies.of(letter)) {
                case Valid valid when letter != newest -> {}
                case Valid valid -> kept.add(kept(slot, letter, copies, Reason.DELETED));
                case Damaged damaged -> kept.add(kept(slot, letter, copies, Reason.DAMAGED));
                case Newer newer -> kept.add(kept(slot, letter, copies, Reason.NEWER));
                case Missing missing -> {}
                case Foreign foreign -> {}
                case Unusable unusable -> {}
            }
        }
        return kept;
    }

    /// Keeps one copy as it is.
    KeptFile keep(SlotId slot, CopyLetter letter, SlotCopies copies, Reason reason)
            throws SaveException {
        Optional<SaveHead> head = copies.of(letter).findHead();
        var name =
                new KeptFile(
                        slot.kind(),
                        slot.key(),
                        options.clock().instant(),
                        1,
                        sequence(copies.of(letter)),
                        reason,
                        head.map(SaveHead::fields)
                                .flatMap(HeaderStamp::findTitle)
                                .map(TextValue::text)
                                .orElse(""));
        return storage.shelf().keep(slot.file(letter), name, progress);
    }

    /// Drops kept saves that are too many, where some were just kept: an ordinary save of a game
    /// looks at none. The save is made: what goes wrong here is only said.
    List<Finding> prune(SlotId slot, Set<KeptFile> spared) {
        if (spared.isEmpty()) {
            return List.of();
        }
        try {
            return storage.shelf().prune(slot.place(), options.backups(), spared).stream()
                    .map(Keeping::note)
                    .toList();
        } catch (SaveException left) {
            return List.of(note(left));
        }
    }

    private static Finding note(SaveException failure) {
        Finding why = failure.finding();
        return new Finding(why.code(), Severity.WARNING, null, null, null, why.details());
    }
}
