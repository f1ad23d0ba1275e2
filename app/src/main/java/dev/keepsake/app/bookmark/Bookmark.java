package dev.keepsake.app.bookmark;

/// A place of a save that the user marked. Immutable.
///
/// @param path its address in full
/// @param note what the user wrote on it, may be empty
public record Bookmark(String path, String note) {
    /// The same with another note.
    Bookmark noted(String other) {
        return new Bookmark(path, other);
    }
}
