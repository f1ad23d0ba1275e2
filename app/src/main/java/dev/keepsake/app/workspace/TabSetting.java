package dev.keepsake.app.workspace;

import dev.keepsake.app.document.Editing;
import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.FolderWatcher;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.task.TaskRunner;

/// What tabs are built over.
///
/// @param reader opens files
/// @param stores says what the copies of a slot are
/// @param watcher tells when a folder changes
/// @param runner does the work
/// @param words what the user reads meanwhile
/// @param editing what edits are staged with
public record TabSetting(
        SaveReader reader,
        FolderStores stores,
        FolderWatcher watcher,
        TaskRunner runner,
        Words words,
        Editing.Setting editing) {
    /// What the user reads while a tab works.
    ///
    /// @param opening while a save opens
    /// @param checking while all of it is checked
    public record Words(String opening, String checking) {}
}
