package dev.keepsake.app.bookmark;

import org.jspecify.annotations.Nullable;

/// A bookmark as it is shown. Immutable.
///
/// @param mark the bookmark
/// @param lost why it leads nowhere, as a sentence; empty where it leads somewhere, null before
///   that is known
record BookmarkRow(Bookmark mark, @Nullable String lost) {
    /// True where it is known to lead nowhere.
    boolean isLost() {
        return lost != null && !lost.isEmpty();
    }
}
