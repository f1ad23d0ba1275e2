package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Console;
import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import java.util.List;
import java.util.Map;

/// Findings as lines for people.
final class FindingLines {
    /// More would push what matters off the screen; `--json` prints all.
    private static final int SHOWN = 20;

    private final Messages messages;
    private final FindingSentences sentences;

    FindingLines(Messages messages) {
        this.messages = messages;
        this.sentences = FindingSentences.in(messages);
    }

    /// Prints them, each with severity, offset, sentence and path, a checksum below.
    void print(Console console, Findings findings) {
        List<Finding> all = LeftOut.all(findings);
        var table = Table.of("", "", ">", "");
        all.stream().limit(SHOWN).forEach(finding -> add(table, finding));
        table.printRows(console);
        if (all.size() > SHOWN) {
            console.line("  " + messages.text("finding.lines.more", "count", all.size() - SHOWN));
        }
    }

    private void add(Table table, Finding finding) {
        String offset = finding.span() == null ? "" : Measure.offset(finding.span().offset());
        table.row("", sentences.severity(finding.severity()), offset, sentence(finding));
        var checksum = finding.checksum();
        if (checksum != null) {
            table.row(
                    "",
                    "",
                    "",
                    messages.text(
                            "finding.lines.checksum",
                            Map.of(
                                    "algorithm",
                                    checksum.algorithm(),
                                    "recorded",
                                    Measure.checksum(checksum.algorithm(), checksum.recorded()),
                                    "computed",
                                    Measure.checksum(checksum.algorithm(), checksum.computed()))));
        }
    }

    private String sentence(Finding finding) {
        String sentence = sentences.sentence(finding);
        return finding.path() == null
                ? sentence
                : Printable.text(finding.path().toString()) + ": " + sentence;
    }
}
