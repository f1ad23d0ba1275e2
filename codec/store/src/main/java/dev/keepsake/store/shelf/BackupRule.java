package dev.keepsake.store.shelf;

/// How many kept saves a slot may have; the oldest go first, the newest one never.
///
/// @param count how many, at least 1
/// @param bytes how large all of them may be together
/// @param ofReplaced true where whole saves are kept too that another one replaces, not only what
///   is damaged, of a newer version or deleted
public record BackupRule(int count, long bytes, boolean ofReplaced) {
    /// Ten saves, 256 MiB, also of what is replaced.
    public static final BackupRule DEFAULT = new BackupRule(10, 256L << 20, true);

    /// The same, without what is replaced.
    public static final BackupRule FOR_LOSSES = new BackupRule(10, 256L << 20, false);

    /// @throws IllegalArgumentException where it would keep none
    public BackupRule {
        if (count < 1 || bytes < 0) {
            throw new IllegalArgumentException("keeps nothing");
        }
    }
}
