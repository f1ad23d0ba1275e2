package dev.keepsake.store.backend;

/// What is known of a write that is done.
///
/// @param lasting false where the system does not say that a power cut within seconds cannot bring
///   the old content back, as on Windows, where no folder can be forced to the disk
public record Written(boolean lasting) {}
