package dev.keepsake.app.document;

import java.nio.file.Path;
import java.util.Set;
import java.util.function.Consumer;
import javafx.util.Subscription;

/// Watches folders, so that what changes on disk is looked at again. For the window's thread.
@FunctionalInterface
public interface FolderWatcher {
    /// Watches nothing.
    FolderWatcher NONE = (folder, changed) -> Subscription.EMPTY;

    /// Watches a folder until the subscription ends.
    ///
    /// @param changed told, on the window's thread, which files are new, gone or not as they were
    Subscription watch(Path folder, Consumer<Set<Path>> changed);
}
