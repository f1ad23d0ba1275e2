package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.XmlText;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.rulefile.WholeCheck.Checked;
import dev.keepsake.format.Verdict;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.expect.ExpectCheck;
import dev.keepsake.model.check.expect.ExpectCode;
import dev.keepsake.model.finding.Finding;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Results of `check` as JUnit XML: a suite a file, in it a case for what the format says, one for
/// each check and one for each expectation. What only warns stands in a case that passes.
final class JunitReport {
    /// The case of what the format itself says.
    private static final String STRUCTURE = "structure";

    private static final int MOST_LINES = 100;

    private final FindingSentences sentences;
    private final XmlText suites = new XmlText();
    private int tests;
    private int failures;

    JunitReport(Messages messages) {
        this.sentences = FindingSentences.in(messages);
    }

    private record Case(String group, String name, List<String> failed, List<String> told) {}

    void add(String file, Verdict verdict, @Nullable Checked checked) {
        var cases = new ArrayList<Case>();
        cases.add(caseOf(STRUCTURE, verdict.findings().kept()));
        if (checked != null) {
            checked.checks().forEach(id -> cases.add(caseOf(id, verdict.findings().kept())));
            checked.expected().forEach(result -> cases.add(caseOf(result)));
        }
        long failed = cases.stream().filter(one -> !one.failed().isEmpty()).count();
        tests += cases.size();
        failures += (int) failed;
        suites.open("testsuite", "name", file, "tests", cases.size(), "failures", failed);
        cases.forEach(this::write);
        suites.close("testsuite");
    }

    private Case caseOf(String check, List<Finding> findings) {
        var failed = new ArrayList<String>();
        var told = new ArrayList<String>();
        for (Finding finding : findings) {
            if (check.equals(check(finding))) {
                (finding.isError() ? failed : told).add(line(finding));
            }
        }
        return new Case("check", check, failed, told);
    }

    /// Which case a finding belongs to, null for those of expectations.
    private static @Nullable String check(Finding finding) {
        if (finding.code() instanceof ExpectCode) {
            return null;
        }
        return finding.code() instanceof CheckCode code ? code.check() : STRUCTURE;
    }

    private Case caseOf(ExpectCheck.Result result) {
        List<String> lines = new ArrayList<>(result.first().stream().map(this::line).toList());
        if (result.failures() > lines.size()) {
            lines.add("… " + (result.failures() - lines.size()));
        }
        boolean fails = result.first().stream().anyMatch(Finding::isError);
        return new Case(
                "expect",
                result.expectation().name(),
                fails ? lines : List.of(),
                fails ? List.of() : lines);
    }

    private String line(Finding finding) {
        String path = finding.path() == null ? "" : finding.path() + ": ";
        return path + sentences.sentence(finding);
    }

    private void write(Case one) {
        suites.open("testcase", "classname", "keepsake." + one.group(), "name", one.name());
        if (!one.failed().isEmpty()) {
            suites.open("failure", "message", one.failed().get(0));
            suites.text(lines(one.failed()));
            suites.close("failure");
        }
        if (!one.told().isEmpty()) {
            suites.open("system-out");
            suites.text(lines(one.told()));
            suites.close("system-out");
        }
        suites.close("testcase");
    }

    private static String lines(List<String> lines) {
        String text = String.join("\n", lines.subList(0, Math.min(MOST_LINES, lines.size())));
        return lines.size() <= MOST_LINES ? text : text + "\n… " + (lines.size() - MOST_LINES);
    }

    /// The whole file.
    String text() {
        var all = new XmlText();
        all.start();
        all.open("testsuites", "tests", tests, "failures", failures);
        all.append(suites);
        all.close("testsuites");
        return all.toString();
    }
}
