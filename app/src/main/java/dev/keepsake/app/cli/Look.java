package dev.keepsake.app.cli;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A save as far as it reads.
///
/// @param document what reads, null where nothing does
/// @param findings all that is wrong
/// @param outcome how an ordinary open ends
/// @param typeFile what it was read with, null where with no type file
record Look(
        @Nullable SaveDocument document,
        Findings findings,
        Outcome outcome,
        @Nullable Path typeFile)
        implements AutoCloseable {
    @Override
    public void close() {
        if (document != null) {
            document.close();
        }
    }
}
