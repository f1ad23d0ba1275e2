package dev.keepsake.model.check;

import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;

/// Checks a whole save: what its format says of it, then one walk over all records, which hands
/// each record and value to every check. One record is decoded at a time.
///
/// Takes a save as edited; the format looks at what was opened, as edits were looked at when they
/// were staged. Give each run checks of its own; any thread may run one.
public final class SaveCheck {
    private final List<Check> checks;
    private final TypeCatalog types;
    private final int perCode;

    /// A run of these checks.
    ///
    /// @param types what is known of fields, as the checks ask for it
    /// @param perCode how many findings of one code are kept
    public SaveCheck(List<? extends Check> checks, TypeCatalog types, int perCode) {
        this.checks = List.copyOf(checks);
        this.types = types;
        this.perCode = perCode;
    }

    /// What a run gave.
    ///
    /// @param findings what is wrong, that of the format first
    /// @param records how many records were gone through
    /// @param keptAsRead how many values the format kept as read
    public record Result(Findings findings, long records, long keptAsRead) {}

    /// Runs the checks.
    ///
    /// @param opened what was found when the save was opened
    /// @throws SaveException where the storage fails or the caller stops it
    public Result run(SaveDocument document, Findings opened, Progress progress)
            throws SaveException {
        var halves = new Halves(progress);
        var report = new Report(perCode);
        var log = FindingLog.tolerant(perCode);
        CheckResult structure = document.origin().check(CheckScope.STRUCTURE, log, halves::first);
        report.addOwn(Joined.of(opened, log.findings()));
        var walk = new SaveWalk(checks, types, report, halves::second);
        walk.run(document);
        progress.check(Halves.WHOLE, Halves.WHOLE);
        return new Result(report.findings(), walk.records(), structure.keptAsRead());
    }

    /// The check of the format and the walk as two halves of one way.
    private record Halves(Progress progress) {
        static final long WHOLE = 10_000;

        boolean first(long done, long total) {
            return progress.step(part(done, total), WHOLE);
        }

        boolean second(long done, long total) {
            return progress.step(WHOLE / 2 + part(done, total), WHOLE);
        }

        private static long part(long done, long total) {
            return total <= 0 ? 0 : (long) (WHOLE / 2 * Math.min(1.0, (double) done / total));
        }
    }

    /// What two looks of the format found, each thing once.
    private static final class Joined {
        private Joined() {}

        static Findings of(Findings opened, Findings checked) {
            var kept = new LinkedHashSet<>(opened.kept());
            kept.addAll(checked.kept());
            var leftOut = new HashMap<>(opened.leftOut());
            checked.leftOut().forEach((code, count) -> leftOut.merge(code, count, Math::max));
            return new Findings(List.copyOf(kept), leftOut);
        }
    }
}
