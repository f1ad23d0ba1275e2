package dev.keepsake.app.theme;

/// Which theme the user wants.
public enum Look {
    /// What the system says.
    SYSTEM,
    /// Dark on light.
    LIGHT,
    /// Light on dark.
    DARK
}
