package dev.keepsake.app.action;

import java.util.Locale;

/// What an action is about; lists of actions show them in this order.
public enum ActionGroup {
    /// Opening, closing and writing saves.
    FILE,
    /// Changing what a save holds, and copying out of it.
    EDIT,
    /// Finding and going somewhere.
    GO,
    /// What the window shows, and how.
    VIEW,
    /// The program itself, and help.
    PROGRAM;

    /// The key of its title.
    public String title() {
        return "action.group." + name().toLowerCase(Locale.ROOT);
    }
}
