package dev.keepsake.model.finding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where a parser reports what it finds: the one difference between its two doors.
///
/// The strict log throws at the first error; the tolerant one keeps findings up to a limit a code,
/// and paths and details of at most [#MOST_CHARACTERS] in all, and counts the rest. The first
/// finding of a code is always kept, so that none changes the outcome unseen: past the limit of
/// characters without its path, and each detail cut to [#CUT_CHARACTERS]. Threads may share a log.
public final class FindingLog {
    /// How many characters the paths and details of the kept findings may have together: 8 Mi.
    public static final int MOST_CHARACTERS = 8 << 20;

    /// How much stays of a detail that is cut.
    static final int CUT_CHARACTERS = 256;

    private final boolean strict;
    private final int perCode;
    private final List<Finding> kept = new ArrayList<>();
    private final Map<String, Integer> keptOf = new HashMap<>();
    private final Map<String, Long> leftOut = new HashMap<>();
    private long characters;

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

    /// Reports all that another log kept, and counts what that one left out.
    ///
    /// @throws SaveException as [#add(Finding)]
    public void add(Findings findings) throws SaveException {
        for (Finding finding : findings.kept()) {
            add(finding);
        }
        leaveOut(findings.leftOut());
    }

    private synchronized void leaveOut(Map<String, Long> counts) {
        counts.forEach((id, count) -> leftOut.merge(id, count, Long::sum));
    }

    /// Keeps a finding whatever this log is.
    public synchronized void keep(Finding finding) {
        String id = finding.code().id();
        int before = keptOf.getOrDefault(id, 0);
        if (before >= perCode || !keepWithin(finding, before == 0)) {
            leftOut.merge(id, 1L, Long::sum);
        } else {
            keptOf.put(id, before + 1);
        }
    }

    /// Keeps a finding, cut where it must be; false where it is neither small enough nor the first.
    private boolean keepWithin(Finding finding, boolean first) {
        long size = size(finding);
        if (characters + size <= MOST_CHARACTERS) {
            characters += size;
            kept.add(finding);
            return true;
        }
        if (first) {
            kept.add(cut(finding));
        }
        return first;
    }

    private static long size(Finding finding) {
        long size = finding.path() == null ? 0 : finding.path().toString().length();
        for (String detail : finding.details().values()) {
            size += detail.length();
        }
        return size;
    }

    private static Finding cut(Finding finding) {
        var details = new HashMap<>(finding.details());
        details.replaceAll(
                (name, text) -> text.substring(0, Math.min(text.length(), CUT_CHARACTERS)));
        return new Finding(
                finding.code(),
                finding.severity(),
                finding.span(),
                null,
                finding.checksum(),
                details);
    }

    /// All findings so far.
    public synchronized Findings findings() {
        return new Findings(kept, leftOut);
    }

    /// True where an error was kept.
    public synchronized boolean hasError() {
        return kept.stream().anyMatch(Finding::isError);
    }
}
