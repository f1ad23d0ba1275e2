package dev.keepsake.app.source;

import java.util.Locale;

/// How a copy is marked in the list.
enum DotLook {
    /// It loads.
    LOADS,
    /// It is whole and does not load.
    OLDER,
    /// It cannot be loaded.
    BROKEN,
    /// It was not looked at yet.
    UNCHECKED;

    /// Its style class.
    String style() {
        return "dot-" + name().toLowerCase(Locale.ROOT);
    }
}
