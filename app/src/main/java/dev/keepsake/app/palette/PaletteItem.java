package dev.keepsake.app.palette;

/// Something to choose. Immutable.
///
/// @param id names its row
/// @param title what it is called, and what is typed to find it
/// @param detail what stands at the right of it, such as its keys; may be empty
/// @param enabled whether it can be chosen
/// @param below a line below the title, such as why it cannot be chosen; may be empty
/// @param run what choosing it does
public record PaletteItem(
        String id, String title, String detail, boolean enabled, String below, Runnable run) {}
