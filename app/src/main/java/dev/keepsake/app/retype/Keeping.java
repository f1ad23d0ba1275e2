package dev.keepsake.app.retype;

/// How long a choice holds.
enum Keeping {
    /// It is written into the type file, for all saves of the game.
    TYPE_FILE,
    /// Until the save is closed.
    UNTIL_CLOSED
}
