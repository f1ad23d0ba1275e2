package dev.keepsake.app.cli;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Value;
import java.util.OptionalLong;

/// How the rows of `show` are printed.
interface ShowPrinter {
    /// Prints a record of a list.
    ///
    /// @param bytes its size decoded, empty where unknown
    void record(Path path, RecordHead head, OptionalLong bytes);

    /// Prints a chunk that is kept as bytes.
    void raw(Path path, ChunkHead head);

    /// Prints a value.
    ///
    /// @param depth how far it stands below what was asked for
    void value(Path path, int depth, Value value);

    /// Says that more parts stand at this depth than were shown.
    ///
    /// @param next the first that was not shown
    void more(int depth, long shown, long total, long next);

    /// Prints what is wrong with the save, and ends.
    void end(Findings findings);
}
