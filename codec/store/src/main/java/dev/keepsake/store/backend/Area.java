package dev.keepsake.store.backend;

/// What of a store to list.
public enum Area {
    /// The copies of slots, profiles and the index.
    COPIES,
    /// The saves that were kept: backups.
    KEPT
}
