package dev.keepsake.store.shelf;

/// How many kept saves a slot may have; the oldest go first, the newest one never.
///
/// @param count how many, at least 1
/// @param bytes how large all of them may be together
public record BackupRule(int count, long bytes) {
    /// Ten saves, 256 MiB.
    public static final BackupRule DEFAULT = new BackupRule(10, 256L << 20);

    /// @throws IllegalArgumentException where it would keep none
    public BackupRule {
        if (count < 1 || bytes < 0) {
            throw new IllegalArgumentException("keeps nothing");
        }
    }
}
