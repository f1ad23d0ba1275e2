package dev.keepsake.app.recover;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.recover.RecoverViewModel.Recovered;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.repair.RescueReport;
import dev.keepsake.store.repair.RescueSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What a rescue gives, in words. Immutable.
final class RecoverWords {
    private static final int SHOWN = 50;

    private final Messages messages;
    private final FindingSentences sentences;
    private final Counts counts;

    RecoverWords(Messages messages) {
        this.messages = messages;
        this.sentences = FindingSentences.inWindow(messages);
        this.counts = new Counts(messages);
    }

    /// How many records are rescued, and how many are lost.
    String summary(RescueReport report) {
        return summary("window.recover.rescued", report);
    }

    private String summary(String key, RescueReport report) {
        String rescued = counts.of(key, report.rescued());
        if (report.isComplete()) {
            return rescued + " " + messages.text("window.recover.nothingLost");
        }
        return report.lostRecords() == 0
                ? rescued
                : rescued + " " + counts.of("window.recover.lost", report.lostRecords());
    }

    /// How many records each source gives, a line each, newest first.
    List<String> sources(RescueReport report) {
        Map<RescueSource, Long> records = report.records();
        return report.inputs().stream()
                .map(RescueReport.Input::source)
                .map(source ->
                        messages.text(
                                "window.recover.from",
                                Map.of(
                                        "source", name(source),
                                        "count", counts.number(records.getOrDefault(source, 0L)),
                                        "n", records.getOrDefault(source, 0L))))
                .toList();
    }

    private String name(RescueSource source) {
        return switch (source) {
            case COPY_A -> messages.text("window.recover.copy", "letter", "A");
            case COPY_B -> messages.text("window.recover.copy", "letter", "B");
            case FILE -> messages.text("window.recover.file");
        };
    }

    /// What of the new file is not as it was saved, and what is missing, a line each.
    List<String> losses(RescueReport report) {
        var lines = new ArrayList<String>();
        report.findings().kept().stream().limit(SHOWN).map(this::line).forEach(lines::add);
        report.lost().first().stream()
                .limit(SHOWN)
                .map(path ->
                        messages.text(
                                "window.recover.missing", "path", Printable.text(path.toString())))
                .forEach(lines::add);
        return lines;
    }

    private String line(Finding finding) {
        String sentence = sentences.sentence(finding);
        return finding.path() == null
                ? sentence
                : Printable.text(finding.path().toString()) + ": " + sentence;
    }

    /// How the new file was proven.
    String verified(Recovered recovered) {
        return summary("window.recover.wasRescued", recovered.report())
                + " "
                + messages.text(
                        "window.recover.verified",
                        "file",
                        Printable.text(String.valueOf(recovered.file().getFileName())));
    }
}
