package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.RoundNumbers;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.Times;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.file.CopyFile;
import java.math.BigDecimal;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;

/// Numbers of a save in words. Immutable.
final class DistributionWords {
    private final Messages messages;
    private final Counts counts;
    private final Times times;
    private final FindingSentences sentences;

    DistributionWords(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.counts = new Counts(messages);
        this.times = new Times(messages, zone);
        this.sentences = FindingSentences.inWindow(messages);
    }

    /// Between which numbers the values of a bin are, and how many they are.
    String bin(Distribution distribution, int bin) {
        int count = distribution.counts().get(bin);
        return messages.text(
                "window.numbers.bin",
                Map.of(
                        "range",
                        range(distribution, bin),
                        "count",
                        counts.number(count),
                        "n",
                        count));
    }

    String range(Distribution distribution, int bin) {
        boolean single = distribution.isWhole() && distribution.scale().step() == 1;
        String from = RoundNumbers.text(distribution.scale().edge(bin));
        return single
                ? from
                : messages.text(
                        "window.numbers.range",
                        Map.of(
                                "from",
                                from,
                                "to",
                                RoundNumbers.text(distribution.scale().edge(bin + 1))));
    }

    /// What numbers have in common: names and values to show, in order.
    Map<String, String> facts(Distribution distribution) {
        var facts = new LinkedHashMap<String, String>();
        NumberList numbers = distribution.numbers();
        facts.put(messages.text("window.numbers.count"), counts.number(numbers.size()));
        Distribution.Summary summary = distribution.summary();
        if (summary != null) {
            facts.put(messages.text("window.numbers.min"), Distribution.text(summary.min()));
            facts.put(
                    messages.text("window.numbers.quarter"), Distribution.text(summary.quarter()));
            facts.put(messages.text("window.numbers.median"), Distribution.text(summary.median()));
            facts.put(messages.text("window.numbers.mean"), text(summary.mean()));
            facts.put(
                    messages.text("window.numbers.threeQuarters"),
                    Distribution.text(summary.threeQuarters()));
            facts.put(messages.text("window.numbers.max"), Distribution.text(summary.max()));
        }
        if (numbers.notFinite() > 0) {
            facts.put(
                    messages.text("window.numbers.notFinite"), counts.number(numbers.notFinite()));
        }
        if (numbers.leftOut() > 0) {
            facts.put(messages.text("window.numbers.leftOut"), counts.number(numbers.leftOut()));
        }
        return facts;
    }

    private static String text(BigDecimal mean) {
        boolean plain = mean.precision() <= 30 && Math.abs(mean.scale()) <= 20;
        return plain ? mean.toPlainString() : mean.toString();
    }

    /// What a save of the slot is to it.
    String role(Course.Stop stop) {
        return switch (stop.moment().role()) {
            case COPY ->
                    messages.text(
                            "window.slot.moment.copy",
                            "letter",
                            stop.moment().stored() instanceof CopyFile copy ? copy.letter() : "");
            case BACKUP -> messages.text("window.slot.moment.backup");
            case EXPORT -> messages.text("window.slot.moment.export");
        };
    }

    /// When a save was made; empty where that is unknown.
    String time(Course.Stop stop) {
        return stop.moment().savedAt().map(times::text).orElse("");
    }

    /// The value, or why there is none.
    String value(Course.Stop stop) {
        Finding problem = stop.problem();
        if (problem != null) {
            return sentences.sentence(problem);
        }
        return stop.text().isEmpty() ? messages.text("window.numbers.absent") : stop.text();
    }

    String file(Course.Stop stop) {
        return Printable.text(String.valueOf(stop.moment().file().getFileName()));
    }

    /// A save of the slot in one line.
    String line(Course.Stop stop) {
        return String.join(
                " · ", "#" + stop.sequence(), role(stop), time(stop), value(stop), file(stop));
    }
}
