package dev.keepsake.model.finding;

/// How bad a finding is.
public enum Severity {
    /// Something is lost or cannot be used; the outcome is not *loaded*.
    ERROR,
    /// Everything reads, but a game would refuse or mangle it.
    WARNING,
    /// Worth knowing.
    NOTE
}
