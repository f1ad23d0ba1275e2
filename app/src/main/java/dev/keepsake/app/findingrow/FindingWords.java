package dev.keepsake.app.findingrow;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.finding.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Makes rows of findings, in the user's language. Immutable.
public final class FindingWords {
    /// Worst first; of equally bad ones what says most closely where it is: that of a value or a
    /// part of the file before that of the whole.
    private static final Comparator<Finding> ORDER =
            Comparator.comparing(Finding::severity)
                    .thenComparing(finding -> finding.path() == null)
                    .thenComparingLong(FindingWords::extent);

    private final Messages messages;
    private final FindingSentences sentences;
    private final Counts counts;

    /// Words in the language of these messages.
    public FindingWords(Messages messages) {
        this.messages = messages;
        this.sentences = FindingSentences.inWindow(messages);
        this.counts = new Counts(messages);
    }

    private static long extent(Finding finding) {
        Span span = finding.span();
        return span == null ? Long.MAX_VALUE : span.length();
    }

    /// A row for each finding, worst first, and one for those that were only counted.
    public List<FindingRow> rows(Findings findings) {
        var rows = new ArrayList<FindingRow>();
        findings.kept().stream().sorted(ORDER).map(this::row).forEach(rows::add);
        findings.leftOut().values().stream()
                .reduce(Long::sum)
                .ifPresent(count -> rows.add(leftOut(count)));
        return rows;
    }

    /// The word for how bad a finding is.
    public String severity(Severity severity) {
        return sentences.severity(severity);
    }

    private FindingRow row(Finding finding) {
        return new FindingRow(
                finding.severity(),
                sentences.sentence(finding),
                bytes(finding),
                checksum(finding),
                finding.path(),
                1,
                finding);
    }

    private FindingRow leftOut(long count) {
        String sentence = counts.of("window.findings.leftOut", count);
        return new FindingRow(Severity.NOTE, sentence, "", "", null, count, null);
    }

    private String bytes(Finding finding) {
        Span span = finding.span();
        return span == null
                ? ""
                : messages.text(
                        "window.findings.at",
                        Map.of(
                                "offset", "0x%X".formatted(span.offset()),
                                "size", counts.bytes(span.length())));
    }

    private String checksum(Finding finding) {
        Checksum sum = finding.checksum();
        return sum == null
                ? ""
                : messages.text(
                        "window.findings.checksum",
                        Map.of(
                                "algorithm", sum.algorithm(),
                                "recorded", "%X".formatted(sum.recorded()),
                                "computed", "%X".formatted(sum.computed())));
    }
}
