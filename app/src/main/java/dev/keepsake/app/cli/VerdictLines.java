package dev.keepsake.app.cli;

import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.Verdict;
import dev.keepsake.model.finding.Outcome;
import java.util.Map;

/// Prints results of `verify` as lines for people.
final class VerdictLines implements VerdictPrinter {
    private final Call call;
    private final FindingLines findings;

    VerdictLines(Call call) {
        this.call = call;
        this.findings = new FindingLines(call.messages());
    }

    @Override
    public void print(String file, Verdict verdict) {
        String outcome = call.messages().text("outcome." + verdict.outcome().word());
        call.console()
                .line(
                        "%-12s %s%s"
                                .formatted(outcome, Printable.text(file), details(verdict))
                                .stripTrailing());
        findings.print(call.console(), verdict.findings());
    }

    private String details(Verdict verdict) {
        if (verdict.format() == null) {
            return "";
        }
        String key = "verify.line";
        if (verdict.exact() != null && verdict.outcome() == Outcome.LOADED) {
            key = verdict.exact() ? "verify.line.exact" : "verify.line.inexact";
        }
        return "  "
                + call.messages()
                        .text(
                                key,
                                Map.of(
                                        "format",
                                        verdict.format().text(),
                                        "records",
                                        verdict.records(),
                                        "kept",
                                        verdict.keptAsRead()));
    }

    @Override
    public void end(long checked, long others) {
        if (checked + others > 1 || others > 0) {
            call.console()
                    .line(
                            call.messages()
                                    .text(
                                            "verify.end",
                                            Map.of("checked", checked, "others", others)));
        }
    }
}
