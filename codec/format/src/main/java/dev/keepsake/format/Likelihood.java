package dev.keepsake.format;

/// How sure a format is that bytes are one of its saves.
public enum Likelihood {
    /// They are not.
    NO,
    /// The structure reads to the end, but nothing marks it as this format's.
    LIKELY,
    /// They begin with this format's magic.
    CERTAIN
}
