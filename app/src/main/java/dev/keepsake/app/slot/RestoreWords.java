package dev.keepsake.app.slot;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.document.Times;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.slot.Backups.Backup;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Optional;

/// What backups are and what restoring one does, in words. Immutable.
final class RestoreWords {
    private final Messages messages;
    private final FindingSentences sentences;
    private final Counts counts;
    private final Times times;

    RestoreWords(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.sentences = FindingSentences.inWindow(messages);
        this.counts = new Counts(messages);
        this.times = new Times(messages, zone);
    }

    /// What players call it, or why that cannot be told.
    String title(Backup backup) {
        SaveHead head = backup.head();
        if (head == null) {
            return backup.file().title().isEmpty()
                    ? messages.text("window.slot.restore.untitled")
                    : Printable.text(backup.file().title());
        }
        return new HeaderFields(head.fields())
                .title()
                .map(Printable::text)
                .orElseGet(() -> messages.text("window.slot.restore.untitled"));
    }

    /// Its number in the slot, such as `#41`; empty where that is unknown.
    String number(Backup backup) {
        return backup.file().sequence() == 0
                ? ""
                : "#" + Long.toUnsignedString(backup.file().sequence());
    }

    /// When it was kept, and how large it is.
    String detail(Backup backup) {
        return times.text(backup.file().time()) + " · " + counts.bytes(backup.size());
    }

    /// When it was saved.
    String savedAt(Backup backup) {
        return Optional.ofNullable(backup.head())
                .flatMap(head -> new HeaderFields(head.fields()).savedAt())
                .map(at -> messages.text("window.slot.restore.savedAt", "time", times.text(at)))
                .orElse("");
    }

    /// Why it was kept.
    String reason(KeptFile file) {
        return messages.text(
                switch (file.reason()) {
                    case REPLACED -> "window.slot.kept.replaced";
                    case DELETED -> "window.slot.kept.deleted";
                    case DAMAGED -> "window.slot.kept.damaged";
                    case NEWER -> "window.slot.kept.newer";
                });
    }

    /// What is wrong with it, in a sentence; empty where nothing is known to be.
    String problem(Backup backup) {
        return backup.problem() == null ? "" : sentences.sentence(backup.problem());
    }

    /// What restoring does to a slot as it is now.
    String effect(ShownSlot slot) {
        SlotCopies copies = Optional.ofNullable(slot.copies()).orElse(SlotCopies.NONE);
        CopyLetter target = copies.target();
        var values = new HashMap<String, Object>();
        values.put("target", target);
        values.put("other", target.other());
        values.put(
                "number",
                copies.newestHead()
                        .map(head -> Long.toUnsignedString(head.revision().sequence()))
                        .orElse(""));
        if (copies.isEmpty()) {
            return messages.text("window.slot.restore.effect.empty", values);
        }
        return messages.text(
                copies.newestValid().isPresent()
                        ? "window.slot.restore.effect"
                        : "window.slot.restore.effect.damaged",
                values);
    }
}
