package dev.keepsake.model.check.fix;

import dev.keepsake.model.edit.Edit;
import java.util.List;

/// One way to mend a finding.
///
/// @param kind what it does
/// @param value what will stand there then, as text; empty where something goes
/// @param edits what to stage, at least one
public record Fix(Kind kind, String value, List<Edit> edits) {
    /// Copies the list.
    public Fix {
        edits = List.copyOf(edits);
    }

    /// What a fix does.
    public enum Kind {
        /// Puts the nearest number in the place of one outside its range.
        CLAMP,
        /// Puts 0 in the place of what is no finite number.
        ZERO,
        /// Puts in its place what a game takes where a save has nothing.
        STANDARD,
        /// Lets a reference mean nothing.
        NO_REFERENCE,
        /// Takes out what stands twice.
        REMOVE,
        /// Puts a constant that the game knows in the place of one it does not.
        CONSTANT
    }
}
