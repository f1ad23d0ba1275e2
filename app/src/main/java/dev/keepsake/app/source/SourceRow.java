package dev.keepsake.app.source;

import dev.keepsake.app.document.ShownSlot;
import java.nio.file.Path;

/// A row of the list at the left. Immutable.
sealed interface SourceRow {
    /// Begins a part of the list.
    record Heading(String text) implements SourceRow {}

    /// A slot or profile.
    record OfSlot(ShownSlot slot) implements SourceRow {}

    /// Any other file.
    ///
    /// @param file where it stands
    /// @param detail shown beside its name
    record OfFile(Path file, String detail) implements SourceRow {}
}
