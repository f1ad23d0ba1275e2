package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.finding.StoreCode;
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

    /// Prints why nothing was written, with what helps where the slot is in the way.
    ///
    /// @return how the call ends
    static Outcome unwritten(Call call, SaveException failure) {
        Messages messages = call.messages();
        FindingCode code = failure.finding().code();
        var line = new StringBuilder(text(messages, failure.finding()));
        if (call.typed().commandSpec().findOption("-o") != null
                && (code == StoreCode.OLDER_COPY || code == StoreCode.HELD)) {
            line.append(' ').append(messages.text("set.elsewhere"));
        }
        if (code != StoreCode.NO_ANSWER) { // then it is not known
            line.append(' ').append(messages.text("set.nothing"));
        }
        call.console().problem(line.toString());
        return failure.outcome();
    }

    private static String key(Finding finding) {
        if (finding.span() == null) {
            return finding.path() == null ? "problem" : "problem.path";
        }
        return finding.path() == null ? "problem.offset" : "problem.both";
    }
}
