package dev.keepsake.format;

import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import org.jspecify.annotations.Nullable;

/// What a check of a whole save gave.
///
/// @param format what it was read as, null where no format knows it or nothing of it reads
/// @param exact whether writing it as opened gives the same bytes, null where that was not asked
/// @param records how many records were decoded
/// @param keptAsRead how many values in them are kept as read
/// @param findings all that is wrong
public record Verdict(
        @Nullable FormatName format,
        @Nullable Boolean exact,
        long records,
        long keptAsRead,
        Findings findings) {
    /// How an ordinary open and a read of everything would have ended.
    public Outcome outcome() {
        return findings.outcome();
    }
}
