package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import dev.keepsake.app.bookmark.Bookmarks;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.find.SavedQueries;
import dev.keepsake.app.world.WorldViewModel;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.function.Consumer;

/// What tabs share of the window.
///
/// @param setting that of the window
/// @param dialogs ask and tell in front of it
/// @param reader opens files
/// @param stores write slots
/// @param actions what can be done, added to before the first tab is made
/// @param bookmarks those of all saves
/// @param around what tells of the world around files
/// @param queries those that are kept
/// @param recover asks whether to rescue what reads of a file
/// @param say takes why something failed, to be said at the foot of the window
/// @param note takes what was done, to be said at the foot of the window
record TabParts(
        WindowSetting setting,
        DialogService dialogs,
        SaveReader reader,
        FolderStores stores,
        Actions actions,
        Bookmarks bookmarks,
        WorldViewModel.Around around,
        SavedQueries queries,
        Consumer<Path> recover,
        Consumer<SaveException> say,
        Consumer<String> note) {}
