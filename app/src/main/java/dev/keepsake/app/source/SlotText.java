package dev.keepsake.app.source;

import dev.keepsake.app.document.CopyWords;
import dev.keepsake.app.document.Durations;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What is said of a slot in the list. Immutable.
final class SlotText {
    private final Messages messages;
    private final Ages ages;
    private final CopyWords copyWords;

    /// @param clock says how old a save is
    SlotText(Messages messages, Clock clock) {
        this.messages = messages;
        this.ages = new Ages(messages, clock);
        this.copyWords = new CopyWords(messages);
    }

    /// What players call a slot.
    String title(ShownSlot slot) {
        return Printable.text(
                slot.header()
                        .flatMap(HeaderFields::title)
                        .orElseGet(
                                () -> slot.id().map(id -> id.name()).orElse(slot.place().key())));
    }

    /// What kind of save a slot holds, as the style sheet and people name it.
    SlotKind kind(ShownSlot slot) {
        return slot.place().kind() == FileKind.PROFILE
                ? SlotKind.PROFILE
                : SlotKind.of(slot.header().flatMap(HeaderFields::slotKind).orElse(""));
    }

    /// The word for a kind.
    String word(SlotKind kind) {
        return messages.text(kind.key());
    }

    /// How old a slot is; of a deleted one, when it was deleted.
    String age(ShownSlot slot) {
        if (slot.kept() != null) {
            return messages.text("window.source.deletedAt", "time", ages.text(slot.kept().time()));
        }
        return slot.header()
                .map(header -> header.savedAt().map(ages::text).orElse(""))
                .orElseGet(() -> messages.text("window.source.unreadable"));
    }

    /// All that is said of a slot: title, place, how long was played, its copies, file.
    String tip(ShownSlot slot) {
        var lines = new ArrayList<String>(List.of(title(slot)));
        slot.header().flatMap(HeaderFields::place).map(Printable::text).ifPresent(lines::add);
        slot.header()
                .flatMap(HeaderFields::playTime)
                .map(time -> messages.text("window.source.played", "time", Durations.text(time)))
                .ifPresent(lines::add);
        letters(slot).map(letter -> copyText(slot, letter)).forEach(lines::add);
        lines.add(Printable.text(slot.file().toString()));
        return String.join("\n", lines);
    }

    /// A slot as a screen reader says it: title, kind, age, and which copies cannot be loaded.
    String spoken(ShownSlot slot) {
        var parts = new ArrayList<String>(List.of(title(slot), word(kind(slot)), age(slot)));
        letters(slot)
                .filter(letter -> look(slot, letter) == DotLook.BROKEN)
                .map(letter -> copyText(slot, letter))
                .forEach(parts::add);
        return String.join(", ", parts);
    }

    /// The copies that are there, or may be while nothing is checked.
    Stream<CopyLetter> letters(ShownSlot slot) {
        return Stream.of(CopyLetter.values())
                .filter(letter -> slot.copies() == null || slot.copy(letter).isPresent());
    }

    /// How a copy is marked.
    DotLook look(ShownSlot slot, CopyLetter letter) {
        SlotCopies copies = slot.copies();
        if (copies == null) {
            return DotLook.UNCHECKED;
        }
        if (CopyWords.loads(copies, letter)) {
            return DotLook.LOADS;
        }
        return copies.of(letter) instanceof CopyState.Valid ? DotLook.OLDER : DotLook.BROKEN;
    }

    /// What a copy is and why, in a sentence.
    String copyText(ShownSlot slot, CopyLetter letter) {
        SlotCopies copies = slot.copies();
        return copies == null
                ? messages.text("window.copy.unchecked", "letter", letter)
                : copyWords.reason(copies, letter);
    }
}
