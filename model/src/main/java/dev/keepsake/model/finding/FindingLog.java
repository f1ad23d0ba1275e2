package dev.keepsake.model.finding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where a parser reports what it finds: the one difference between its two doors.
///
/// The strict log throws at the first error; the tolerant one keeps findings up to a limit a code
/// and counts the rest. Threads may share a log.
public final class FindingLog {
    private final boolean strict;
    private final int perCode;
    private final List<Finding> kept = new ArrayList<>();
    private final Map<String, Long> seen = new HashMap<>();

    private FindingLog(boolean strict, int perCode) {
        this.strict = strict;
        this.perCode = perCode;
    }

    /// A log that ends the reading at the first error.
    public static FindingLog strict(int perCode) {
        return new FindingLog(true, perCode);
    }

    /// A log that keeps what it is told.
    ///
    /// @param perCode how many findings of one code are kept
    public static FindingLog tolerant(int perCode) {
        return new FindingLog(false, perCode);
    }

    /// Reports a finding.
    ///
    /// @throws SaveException the finding as an exception, where this log is strict and it is an
    ///   error
    public void add(Finding finding) throws SaveException {
        if (strict && finding.isError()) {
            throw SaveException.of(finding);
        }
        keep(finding);
    }

    /// Keeps a finding whatever this log is.
    public synchronized void keep(Finding finding) {
        long count = seen.merge(finding.code().id(), 1L, Long::sum);
        if (count <= perCode) {
            kept.add(finding);
        }
    }

    /// All findings so far.
    public synchronized Findings findings() {
        var leftOut = new HashMap<String, Long>();
        seen.forEach((id, count) -> {
            if (count > perCode) {
                leftOut.put(id, count - perCode);
            }
        });
        return new Findings(kept, leftOut);
    }

    /// True where an error was kept.
    public synchronized boolean hasError() {
        return kept.stream().anyMatch(Finding::isError);
    }
}
