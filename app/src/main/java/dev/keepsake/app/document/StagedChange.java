package dev.keepsake.app.document;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.path.Path;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An entry of the staged edits as people read it. Immutable.
///
/// @param number the entry's number
/// @param title what was done, empty where its only line says it
/// @param when it was staged
/// @param count how many edits it has
/// @param lines what its first edits change, at most [#MOST_LINES]
public record StagedChange(int number, String title, Instant when, int count, List<Line> lines) {
    /// How many edits of an entry are told one by one.
    public static final int MOST_LINES = 1_000;

    /// Copies the list.
    public StagedChange {
        lines = List.copyOf(lines);
    }

    /// What an edit does.
    public enum Kind {
        /// Puts another value in the place of one.
        CHANGED,
        /// Adds an item, an entry, a record or a chunk.
        ADDED,
        /// Takes one out.
        REMOVED,
        /// Puts it elsewhere, or gives it another name.
        MOVED,
        /// Takes a record back to what was opened.
        RESTORED
    }

    /// What one edit changes.
    ///
    /// @param kind what it does
    /// @param record the record it is about, null for a chunk
    /// @param path the place before, or of what was added
    /// @param old what stood there, in one line; empty where nothing did
    /// @param now what stands there then, in one line; empty where nothing does; for something
    ///   moved its new place
    public record Line(Kind kind, @Nullable RecordId record, Path path, String old, String now) {}

    /// The entries that are staged now, of these.
    static List<StagedChange> of(StagedEdits staged, List<StagedChange> known) {
        var numbers = staged.entries().stream().map(StagedEdits.Entry::number).toList();
        return known.stream().filter(change -> numbers.contains(change.number())).toList();
    }
}
