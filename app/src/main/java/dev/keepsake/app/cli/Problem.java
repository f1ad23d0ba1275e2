package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Finding;
import java.util.Map;

/// The line that says why a call ended as it did.
final class Problem {
    private Problem() {}

    static String text(Messages messages, Finding finding) {
        String sentence = FindingSentences.in(messages).sentence(finding);
        return messages.text(
                key(finding),
                Map.of(
                        "sentence",
                        sentence,
                        "offset",
                        finding.span() == null ? "" : Measure.offset(finding.span().offset()),
                        "path",
                        finding.path() == null ? "" : Printable.text(finding.path().toString())));
    }

    private static String key(Finding finding) {
        if (finding.span() == null) {
            return finding.path() == null ? "problem" : "problem.path";
        }
        return finding.path() == null ? "problem.offset" : "problem.both";
    }
}
