package dev.keepsake.app.document;

import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Span;
import dev.keepsake.store.copy.CopyState.Damaged;
import dev.keepsake.store.copy.CopyState.Foreign;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.copy.CopyState.Newer;
import dev.keepsake.store.copy.CopyState.Unusable;
import dev.keepsake.store.copy.CopyState.Valid;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import java.util.HashMap;
import java.util.Map;

/// What the copies of a slot are, and why, in words. Immutable; any thread may use it.
public final class CopyWords {
    private final Messages messages;
    private final FindingSentences sentences;

    /// Words in the language of these messages.
    public CopyWords(Messages messages) {
        this.messages = messages;
        this.sentences = FindingSentences.inWindow(messages);
    }

    /// The word for what a copy is.
    public String state(SlotCopies copies, CopyLetter letter) {
        return messages.text(
                switch (copies.of(letter)) {
                    case Valid valid when loads(copies, letter) -> "window.copies.loads";
                    case Valid valid -> "window.copies.older";
                    case Damaged damaged -> "window.copies.broken";
                    case Newer newer -> "window.copies.newer";
                    case Foreign foreign -> "window.copies.foreign";
                    case Unusable unusable -> "window.copies.unreadable";
                    case Missing missing -> "window.copies.missing";
                });
    }

    /// True where a copy is the one that loads.
    public static boolean loads(SlotCopies copies, CopyLetter letter) {
        return copies.loads().filter(letter::equals).isPresent();
    }

    /// What a copy is and why, in a sentence.
    public String reason(SlotCopies copies, CopyLetter letter) {
        return switch (copies.of(letter)) {
            case Valid valid when loads(copies, letter) ->
                    about(loadsKey(copies, letter), letter, copies);
            case Valid valid when copies.newer().isPresent() ->
                    about("window.copy.behindNewer", letter, copies);
            case Valid valid when isSameNumber(copies) ->
                    about("window.copy.sameNumber", letter, copies);
            case Valid valid -> about("window.copy.older", letter, copies);
            case Damaged(Finding finding, var head) -> wrong("window.copy.broken", letter, finding);
            case Newer(Finding finding) -> wrong("window.copy.newer", letter, finding);
            case Foreign(Finding finding) -> wrong("window.copy.foreign", letter, finding);
            case Unusable(Finding finding) -> wrong("window.copy.unreadable", letter, finding);
            case Missing missing -> about("window.copy.missing", letter, copies);
        };
    }

    private static String loadsKey(SlotCopies copies, CopyLetter letter) {
        return switch (copies.of(letter.other())) {
            case Missing missing -> "window.copy.loads.only";
            case Damaged damaged -> "window.copy.loads.whole";
            case Newer newer -> "window.copy.loads.whole";
            case Foreign foreign -> "window.copy.loads.foreign";
            case Unusable unusable -> "window.copy.loads.unread";
            case Valid valid ->
                    isSameNumber(copies) ? "window.copy.loads.first" : "window.copy.loads.newest";
        };
    }

    private static boolean isSameNumber(SlotCopies copies) {
        return copies.a().findRevision().isPresent()
                && copies.a()
                        .findRevision()
                        .map(one -> one.sequence())
                        .equals(copies.b().findRevision().map(one -> one.sequence()));
    }

    private String about(String key, CopyLetter letter, SlotCopies copies) {
        return messages.text(
                key,
                Map.of(
                        "letter",
                        letter,
                        "other",
                        letter.other(),
                        "number",
                        number(copies, letter)));
    }

    private String wrong(String key, CopyLetter letter, Finding finding) {
        Span span = finding.span();
        var values = new HashMap<String, Object>();
        values.put("letter", letter);
        values.put("offset", span == null ? "" : "0x%X".formatted(span.offset()));
        values.put("sentence", sentences.sentence(finding));
        return messages.text(key, values);
    }

    /// The number of a copy, such as `#42`; empty where it does not read.
    public String number(SlotCopies copies, CopyLetter letter) {
        return copies.of(letter)
                .findHead()
                .map(head -> "#" + Long.toUnsignedString(head.revision().sequence()))
                .orElse("");
    }

    /// Which copy a game loads and why, in a sentence.
    public String summary(SlotCopies copies) {
        if (copies.newer().isPresent()) {
            return messages.text("window.copies.newerLoads", "letter", copies.newer().get());
        }
        return copies.loads()
                .map(letter -> messages.text(summaryKey(copies, letter), "letter", letter))
                .orElseGet(() -> messages.text("window.copies.noneLoads"));
    }

    private static String summaryKey(SlotCopies copies, CopyLetter letter) {
        return switch (copies.of(letter.other())) {
            case Missing missing -> "window.copies.only";
            case Damaged damaged -> "window.copies.whole";
            case Newer newer -> "window.copies.whole";
            case Foreign foreign -> "window.copies.ofThisSlot";
            case Unusable unusable -> "window.copies.read";
            case Valid valid ->
                    isSameNumber(copies) ? "window.copies.first" : "window.copies.newest";
        };
    }
}
