package dev.keepsake.app.rulefile;

import dev.keepsake.format.Limits;
import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.SaveCheck;
import dev.keepsake.model.check.expect.ExpectCheck;
import dev.keepsake.model.check.expect.Expectation;
import dev.keepsake.model.check.rule.Bounds;
import dev.keepsake.model.check.rule.StandardChecks;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// All checks over one save, against what a game's build and a project say of it. Immutable.
///
/// @param types what a type file says, [TypeCatalog#EMPTY] where there is none
/// @param expectations what a project expects, in its order
public record WholeCheck(TypeCatalog types, List<Expectation> expectations) {
    /// The format that has limits of its own.
    private static final String OWN_FORMAT = "keepsake";

    /// Copies the list.
    public WholeCheck {
        expectations = List.copyOf(expectations);
    }

    /// What the checks gave.
    ///
    /// @param findings all that is wrong, the worst first
    /// @param records how many records were gone through
    /// @param keptAsRead how many values the format kept as read
    /// @param checks the ids of the checks that ran beside that of the format itself
    /// @param expected how each expectation ended
    public record Checked(
            Findings findings,
            long records,
            long keptAsRead,
            List<String> checks,
            List<ExpectCheck.Result> expected) {
        /// Copies the lists.
        public Checked {
            checks = List.copyOf(checks);
            expected = List.copyOf(expected);
        }
    }

    /// Runs them.
    ///
    /// @param opened what was found when the save was opened
    /// @throws SaveException where the storage fails or the caller stops it
    public Checked run(SaveDocument document, Findings opened, Progress progress)
            throws SaveException {
        Limits limits = Limits.DEFAULT;
        boolean own = document.format().id().equals(OWN_FORMAT);
        var bounds =
                new Bounds(
                        own ? limits.depth() : limits.foreignDepth(),
                        limits.stringBytes(),
                        limits.recordBytes());
        List<Check> standard = StandardChecks.of(bounds, types);
        var expect = new ExpectCheck(expectations, progress);
        var all = new ArrayList<>(standard);
        all.add(expect);
        SaveCheck.Result result =
                new SaveCheck(all, types, limits.findingsPerCode()).run(document, opened, progress);
        return new Checked(
                worstFirst(result.findings()),
                result.records(),
                result.keptAsRead(),
                standard.stream().map(Check::id).toList(),
                expect.results());
    }

    private static Findings worstFirst(Findings findings) {
        return new Findings(
                findings.kept().stream().sorted(Comparator.comparing(Finding::severity)).toList(),
                findings.leftOut());
    }
}
