package dev.keepsake.format;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import org.jspecify.annotations.Nullable;

/// What a look at bytes that may be damaged gave.
///
/// @param document all that reads, null where nothing does; the caller closes it
/// @param findings all that is wrong
public record Diagnosis(@Nullable SaveDocument document, Findings findings) {
    /// How an ordinary open would have ended.
    public Outcome outcome() {
        return findings.outcome();
    }
}
