package dev.keepsake.store.repair;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// What was found wrong with each source while its records were read: each thing once, where the
/// door before said nothing of it. For one thread.
final class DamageLog {
    private final int most;
    private final Map<RescueSource, Found> bySource = new EnumMap<>(RescueSource.class);

    /// @param log what is kept
    /// @param seen what was said, without paths
    private record Found(FindingLog log, Set<Finding> seen) {}

    /// @param most how many findings of a code are kept
    DamageLog(int most) {
        this.most = most;
    }

    void add(RescueSource source, Finding finding) {
        Found found =
                bySource.computeIfAbsent(
                        source, key -> new Found(FindingLog.tolerant(most), new HashSet<>()));
        boolean isKnown = found.seen().size() < 2 * most && !found.seen().add(bare(finding));
        if (!isKnown) {
            found.log().keep(finding);
        }
    }

    private static Finding bare(Finding finding) {
        return finding.span() == null
                ? finding
                : Finding.of(finding.code()).withSpan(finding.span());
    }

    /// All that is wrong with a source.
    Findings all(RescueInput input) {
        Findings before = input.diagnosis().findings();
        Found found = bySource.get(input.source());
        if (found == null) {
            return before;
        }
        before.kept().forEach(finding -> found.seen().add(bare(finding)));
        return before.plus(found.log().findings());
    }
}
