package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.util.HashSet;
import java.util.Set;

/// What of a save does not read while its records are shown. The records of a block fail for one
/// reason, which is told once.
final class Unread {
    private static final int KEPT_OF_A_CODE = 1_000;

    private final FindingLog log = FindingLog.tolerant(KEPT_OF_A_CODE);
    private final Set<Finding> known = new HashSet<>();
    private long records;
    private Outcome outcome = Outcome.LOADED;

    /// Counts a record that does not read.
    ///
    /// @throws SaveException the failure, where it is none of the save itself
    void addRecord(SaveException failure) throws SaveException {
        add(failure);
        records++;
    }

    /// Takes what stopped the reading.
    ///
    /// @throws SaveException the failure, where it is none of the save itself
    void add(SaveException failure) throws SaveException {
        switch (failure.outcome()) {
            case DAMAGED, NEWER, REFUSED -> {
                outcome = outcome.worse(failure.outcome());
                if (known.size() < KEPT_OF_A_CODE && known.add(failure.finding())) {
                    log.keep(failure.finding());
                }
            }
            default -> throw failure;
        }
    }

    /// The worst so far, *loaded* where all read.
    Outcome outcome() {
        return outcome;
    }

    /// What is wrong, and how many records do not read.
    ///
    /// @param opened what was wrong when the save was opened
    Findings findings(Findings opened) throws SaveException {
        var all = FindingLog.tolerant(KEPT_OF_A_CODE);
        all.add(opened);
        for (Finding finding : log.findings().kept()) {
            if (!opened.kept().contains(finding)) {
                all.keep(finding);
            }
        }
        if (records > 0) {
            all.keep(Finding.of(CommandCode.UNREAD_RECORDS).with("count", records));
        }
        return all.findings();
    }
}
