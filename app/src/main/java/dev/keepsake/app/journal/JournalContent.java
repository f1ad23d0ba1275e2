package dev.keepsake.app.journal;

import dev.keepsake.json.edit.EntryReader.ReadEntry;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.finding.Finding;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a journal holds: the last state in it.
///
/// @param save which save it belongs to
/// @param at when that state was kept
/// @param staged what was staged
/// @param entries the same with what stood beside each edit, what is left of reverted ones included
/// @param cut true where lines behind the last state do not make another one: the program died
///   while it wrote them
/// @param damage what does not read in the lines behind that state, null where all does
record JournalContent(
        JournaledSave save,
        Instant at,
        StagedEdits staged,
        List<ReadEntry> entries,
        boolean cut,
        @Nullable Finding damage) {
    JournalContent {
        entries = List.copyOf(entries);
    }

    /// How many changes were staged.
    int count() {
        return staged.entries().size();
    }
}
