package dev.keepsake.model.document;

/// How thoroughly a save is checked.
public enum CheckScope {
    /// Every checksum and structure rule; every record is decoded.
    STRUCTURE,
    /// And every record encodes to its own bytes again.
    EXACT
}
