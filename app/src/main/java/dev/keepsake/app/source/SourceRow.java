package dev.keepsake.app.source;

import dev.keepsake.app.document.SlotCopies;
import java.nio.file.Path;

/// A row of the list at the left. Immutable.
sealed interface SourceRow {
    /// Begins a part of the list.
    record Heading(String text) implements SourceRow {}

    /// A slot or profile.
    ///
    /// @param name its key, for where no title can be read
    /// @param profile true for a profile
    /// @param copies its copies, at least one
    record OfSlot(String name, boolean profile, SlotCopies copies) implements SourceRow {
        /// The file that opens when it is chosen.
        Path file() {
            return copies.shown().orElseThrow().file();
        }
    }

    /// Any other file.
    ///
    /// @param file where it stands
    /// @param detail shown beside its name
    record OfFile(Path file, String detail) implements SourceRow {}
}
