package dev.keepsake.model.check;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// Where checks report what they find: so many findings of a code are kept, the rest counted.
///
/// What the format itself says of a place is not said again. For one thread.
public final class Report {
    private final FindingLog log;
    private final int perCode;
    private final Map<String, Integer> counts = new HashMap<>();
    private final Set<Path> told = new HashSet<>();

    Report(int perCode) {
        this.perCode = perCode;
        this.log = FindingLog.tolerant(perCode);
    }

    /// Takes what the format itself found.
    void addOwn(Findings findings) throws SaveException {
        log.add(findings);
        for (Finding finding : findings.kept()) {
            Path path = finding.path();
            if (path != null) {
                told.add(path);
            }
        }
    }

    /// True where the format itself found something there.
    boolean isTold(Path path) {
        return told.contains(path);
    }

    /// Reports a finding about a place. Past so many of its code it is only counted, and its path
    /// never put together.
    ///
    /// @throws SaveException where the path cannot be put together
    public void add(Finding finding, Spot place) throws SaveException {
        if (count(finding) > perCode) {
            log.keep(finding);
            return;
        }
        Path path = place.path();
        if (!isTold(path)) {
            log.keep(finding.withPath(path));
        }
    }

    /// Reports a finding that has its path, or is about no place.
    public void add(Finding finding) {
        count(finding);
        log.keep(finding);
    }

    /// Counts findings of a code that were found and not kept.
    public void leaveOut(Finding like, long count) {
        for (long i = 0; i < count; i++) {
            log.keep(like);
        }
    }

    /// How many findings of a code are kept.
    public int perCode() {
        return perCode;
    }

    private int count(Finding finding) {
        return counts.merge(finding.code().id(), 1, (a, b) -> a > perCode ? a : a + b);
    }

    Findings findings() {
        return log.findings();
    }
}
