package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.CopyState.Damaged;
import dev.keepsake.store.copy.CopyState.Foreign;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.copy.CopyState.Newer;
import dev.keepsake.store.copy.CopyState.Unusable;
import dev.keepsake.store.copy.CopyState.Valid;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What a copy is and whether it loads, in words.
final class CopyWords {
    private final Messages messages;

    CopyWords(Messages messages) {
        this.messages = messages;
    }

    /// A copy in JSON and file names: `a` or `b`.
    static String letter(CopyLetter copy) {
        return copy.name().toLowerCase(Locale.ROOT);
    }

    /// Its state in JSON.
    static String state(CopyState copy) {
        return switch (copy) {
            case Valid _ -> "whole";
            case Damaged _ -> "damaged";
            case Newer _ -> "newer";
            case Foreign _ -> "foreign";
            case Unusable _ -> "unreadable";
            case Missing _ -> "missing";
        };
    }

    /// Its state for people, with the reason.
    String sentence(FoundSlot slot, CopyLetter letter) {
        return switch (slot.copies().of(letter)) {
            case Valid _ -> messages.text(whole(slot.copies(), letter));
            case Damaged _ -> with("slots.damaged", slot.reason(letter));
            case Newer _ -> with("slots.newer", slot.reason(letter));
            case Foreign _ -> with("slots.foreign", slot.reason(letter));
            case Unusable _ -> with("slots.unreadable", slot.reason(letter));
            case Missing _ -> messages.text("slots.missing");
        };
    }

    private static String whole(SlotCopies copies, CopyLetter letter) {
        if (copies.newer().isPresent()) {
            return "slots.behind";
        }
        if (!(copies.of(letter.other()) instanceof Valid)) {
            return "slots.alone";
        }
        boolean loads = copies.loads().filter(letter::equals).isPresent();
        if (number(copies, letter) == number(copies, letter.other())) {
            return loads ? "slots.first" : "slots.second";
        }
        return loads ? "slots.loads" : "slots.older";
    }

    private static long number(SlotCopies copies, CopyLetter letter) {
        return copies.of(letter).findRevision().orElseThrow().sequence();
    }

    private String with(String key, Optional<Finding> reason) {
        return messages.text(
                key,
                Map.of(
                        "offset",
                        reason.map(Finding::span)
                                .map(span -> Measure.offset(span.offset()))
                                .orElse(""),
                        "path",
                        reason.map(Finding::path)
                                .map(path -> Printable.text(path.toString()))
                                .orElse(""),
                        "sentence",
                        reason.map(FindingSentences.in(messages)::sentence).orElse("")));
    }
}
