package dev.keepsake.model.check.expect;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckedRecord;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;

/// Checks what a project expects of a save. For one run and one thread.
public final class ExpectCheck implements Check {
    private final List<Running> all;
    private final List<Running> active = new ArrayList<>();

    /// A check of these expectations.
    ///
    /// @param progress ends it also while a text is matched
    public ExpectCheck(List<Expectation> expectations, Progress progress) {
        this.all = expectations.stream().map(own -> new Running(own, progress)).toList();
    }

    /// How an expectation ended.
    ///
    /// @param places how many places it was held against
    /// @param failures how often it was not met
    /// @param first the first of these, at most [#MOST_KEPT]
    public record Result(Expectation expectation, long places, long failures, List<Finding> first) {
        /// How many failures of an expectation are kept: 100.
        public static final int MOST_KEPT = 100;

        /// Copies the list.
        public Result {
            first = List.copyOf(first);
        }

        /// True where it was met.
        public boolean isMet() {
            return failures == 0;
        }
    }

    /// The results so far, in the order of the expectations.
    public List<Result> results() {
        return all.stream().map(Running::result).toList();
    }

    @Override
    public String id() {
        return "expect";
    }

    @Override
    public void begin(SaveDocument document, Report report, Progress progress) {
        document.chunks().forEach(chunk -> all.forEach(running -> running.chunk(chunk)));
    }

    @Override
    public void record(CheckedRecord record, Report report) throws SaveException {
        active.clear();
        for (Running running : all) {
            if (running.takes(record)) {
                active.add(running);
            }
        }
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        for (Running running : active) {
            running.value(value);
        }
    }

    @Override
    public void end(Report report, Progress progress) {
        for (Running running : all) {
            running.end();
            Result result = running.result();
            result.first().forEach(report::add);
            if (!result.isMet()) {
                long more = result.failures() - result.first().size();
                report.leaveOut(result.first().getFirst(), more);
            }
        }
    }
}
