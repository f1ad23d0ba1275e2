package dev.keepsake.app.write;

import dev.keepsake.app.document.FileState;
import dev.keepsake.app.document.OpenSlot;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.write.WritePlan.Goal;
import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.file.CopyLetter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Works out what a write would do. For workers; it reads files and writes none.
final class WritePlanner {
    private final SlotLookup slots;
    private final Messages messages;

    WritePlanner(SlotLookup slots, Messages messages) {
        this.slots = slots;
        this.messages = messages;
    }

    /// A write of a save to where it came from: of a slot's copy into the slot, whose copies are
    /// looked at first.
    WritePlan plan(OpenedSave opened, EditedSave now, Progress progress) throws SaveException {
        var warnings = new ArrayList<String>();
        Optional<OpenSlot> found = slots.look(opened.file());
        OpenSlot slot = found.isEmpty() ? null : slots.check(found.get(), progress);
        Goal goal =
                slot != null && opened.state() instanceof FileState.OfSave(Revision own)
                        ? ofSlot(own, slot, warnings)
                        : new Goal.OfFile(fingerprint(opened, progress));
        return new WritePlan(opened.file(), goal, now, count(now), warnings);
    }

    /// A write into a file of its own.
    WritePlan planNew(OpenedSave opened, EditedSave now, Path target) {
        return new WritePlan(opened.file(), new Goal.AsNew(target), now, count(now), List.of());
    }

    private static int count(EditedSave now) {
        return now.staged().entries().stream()
                .map(StagedEdits.Entry::edits)
                .mapToInt(List::size)
                .sum();
    }

    /// The next save of the slot is written in the copy that does not load. Where the open one is
    /// not the newest, that is said, and the newest is what must still be there.
    private Goal ofSlot(Revision own, OpenSlot slot, List<String> warnings) {
        Optional<CopyLetter> newest = slot.copies().newestValid();
        Revision base = own;
        if (newest.isPresent()) {
            Revision loads = slot.copies().of(newest.get()).findRevision().orElse(own);
            if (loads.isNewerThan(own)) {
                warnings.add(
                        messages.text(
                                "window.write.older",
                                java.util.Map.of(
                                        "letter", newest.get(),
                                        "number", Long.toUnsignedString(loads.sequence()),
                                        "own", Long.toUnsignedString(own.sequence()))));
                base = loads;
            }
        }
        CopyLetter target = newest.map(CopyLetter::other).orElse(CopyLetter.A);
        boolean keeps = !(slot.copies().of(target) instanceof CopyState.Missing);
        return new Goal.OfSlot(slot.folder(), slot.id(), target, Base.of(base), keeps);
    }

    /// What was opened, as far as it can be told from the whole file.
    private static Fingerprint fingerprint(OpenedSave opened, Progress progress)
            throws SaveException {
        if (opened.state() instanceof FileState.OfBytes(Fingerprint content)) {
            return content;
        }
        try (ByteSource source = FileSource.open(opened.file())) {
            boolean same =
                    opened.state() instanceof FileState.OfSave(Revision own)
                            && SaveHead.readRevision(source, dev.keepsake.format.Limits.DEFAULT)
                                    .equals(own);
            if (!same) {
                throw SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", opened.file()));
            }
            return Fingerprint.of(source, progress);
        }
    }
}
