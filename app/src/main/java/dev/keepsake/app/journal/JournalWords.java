package dev.keepsake.app.journal;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.Times;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.journal.JournalRow.Choice;
import dev.keepsake.model.finding.Finding;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What is said of journals.
final class JournalWords {
    private static final int SHOWN = 8;

    private final Messages messages;
    private final Counts counts;
    private final Times times;
    private final FindingSentences findings;

    /// @param zone whose clocks times are shown by
    JournalWords(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.counts = new Counts(messages);
        this.times = new Times(messages, zone);
        this.findings = FindingSentences.inWindow(messages);
    }

    /// The save's name.
    String name(JournalRow row) {
        return Printable.text(String.valueOf(row.file().getFileName()));
    }

    /// The save's folder.
    String folder(JournalRow row) {
        Path folder = row.file().getParent();
        return folder == null ? "" : Printable.text(folder.toString());
    }

    /// What was staged and when, and what became of the save.
    String detail(JournalRow row) {
        JournalContent content = row.found().content();
        Finding unread = row.found().unread();
        if (content == null) {
            return unread == null ? "" : findings.sentence(unread);
        }
        var said = new ArrayList<String>();
        said.add(
                messages.text(
                        "window.journal.changes",
                        Map.of(
                                "count",
                                counts.number(content.count()),
                                "n",
                                content.count(),
                                "time",
                                times.text(content.at()))));
        said.add(save(row.found().save()));
        if (content.damage() != null) {
            said.add(findings.sentence(content.damage()));
        } else if (content.cut()) {
            said.add(messages.text("window.journal.cut"));
        }
        said.removeIf(String::isEmpty);
        return String.join(" ", said);
    }

    private String save(FoundJournal.Save save) {
        return switch (save) {
            case SAME -> messages.text("window.journal.same");
            case CHANGED -> messages.text("window.journal.changed");
            case GONE -> messages.text("window.journal.gone");
            case UNKNOWN -> messages.text("window.journal.unknown");
        };
    }

    String choice(Choice choice) {
        return switch (choice) {
            case OPEN -> messages.text("window.journal.open");
            case DISCARD -> messages.text("window.journal.discard");
            case LATER -> messages.text("window.journal.later");
        };
    }

    /// What does not fit a save that changed meanwhile.
    String misfits(Restoring.Result result) {
        var said = new ArrayList<String>();
        List<Restoring.Misfit> misfits = result.misfits();
        said.add(
                messages.text(
                        "window.journal.misfits",
                        Map.of(
                                "count",
                                counts.number(misfits.size()),
                                "n",
                                misfits.size(),
                                "all",
                                counts.number(result.count()),
                                "file",
                                Printable.text(String.valueOf(result.file().getFileName())))));
        misfits.stream().limit(SHOWN).forEach(misfit -> said.add(misfit(misfit)));
        if (misfits.size() > SHOWN) {
            said.add(counts.of("window.journal.more", misfits.size() - SHOWN));
        }
        return String.join("\n", said);
    }

    private String misfit(Restoring.Misfit misfit) {
        String reason = findings.sentence(misfit.reason());
        return misfit.path().isEmpty()
                ? reason
                : messages.text(
                        "window.journal.misfit",
                        Map.of("path", Printable.text(misfit.path()), "reason", reason));
    }
}
