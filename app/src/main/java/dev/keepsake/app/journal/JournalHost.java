package dev.keepsake.app.journal;

import dev.keepsake.app.document.DocumentViewModel;
import java.nio.file.Path;
import java.util.function.BiConsumer;

/// Opens saves in tabs whose edits are journaled. For the window's thread.
@FunctionalInterface
public interface JournalHost {
    /// Opens a save.
    ///
    /// @param shown called once it is shown; never where it does not open
    void open(Path file, BiConsumer<DocumentViewModel, JournalFeed> shown);
}
