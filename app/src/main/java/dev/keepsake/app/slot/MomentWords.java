package dev.keepsake.app.slot;

import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.Times;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.timeline.Moment;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/// What a state of a slot is, in words. Immutable.
final class MomentWords {
    private final Messages messages;
    private final FindingSentences sentences;
    private final Times times;

    MomentWords(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.sentences = FindingSentences.inWindow(messages);
        this.times = new Times(messages, zone);
    }

    /// What it is to its slot.
    String role(Moment moment) {
        return switch (moment.role()) {
            case COPY ->
                    messages.text(
                            "window.slot.moment.copy",
                            "letter",
                            moment.stored() instanceof CopyFile copy ? copy.letter() : "");
            case BACKUP -> messages.text("window.slot.moment.backup");
            case EXPORT -> messages.text("window.slot.moment.export");
        };
    }

    /// Its number in the slot, such as `#41`; empty where that is unknown.
    String number(Moment moment) {
        SaveHead head = moment.head();
        return head == null ? "" : "#" + Long.toUnsignedString(head.revision().sequence());
    }

    /// Its title, when it was saved, and its file; or what is wrong with it.
    String detail(Moment moment) {
        var parts = new ArrayList<String>(List.of());
        moment.savedAt().map(times::text).ifPresent(parts::add);
        Finding problem = moment.problem();
        if (problem != null) {
            parts.add(sentences.sentence(problem));
        }
        parts.add(Printable.text(String.valueOf(moment.file().getFileName())));
        return String.join(" · ", parts);
    }

    /// What players call it; empty where that cannot be told.
    String title(Moment moment) {
        SaveHead head = moment.head();
        return head == null
                ? ""
                : new HeaderFields(head.fields()).title().map(Printable::text).orElse("");
    }
}
