package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import dev.keepsake.app.bookmark.Bookmarks;
import dev.keepsake.app.world.WorldViewModel;
import dev.keepsake.model.finding.SaveException;

import java.nio.file.Path;
import java.util.function.Consumer;

/// What tabs share of the window.
///
/// @param actions what can be done, added to before the first tab is made
/// @param bookmarks those of all saves
/// @param around what tells of the world around files
/// @param recover asks whether to rescue what reads of a file
/// @param say takes why something failed
record TabParts(
        Actions actions,
        Bookmarks bookmarks,
        WorldViewModel.Around around,
        Consumer<Path> recover,
        Consumer<SaveException> say) {}
