package dev.keepsake.store.backend;

/// How an operation of a backend ended.
public enum Status {
    /// Done.
    DONE,
    /// There is no such file.
    MISSING,
    /// The system does not permit it.
    DENIED,
    /// There is no room left.
    FULL,
    /// The storage takes no changes.
    READ_ONLY,
    /// The file's name is too long for the storage.
    NAME_TOO_LONG,
    /// A link, a folder or a device stands where the file should; it is never written through.
    IN_THE_WAY,
    /// Another process holds the lease. The reason names it, see [LeaseHolder].
    HELD,
    /// The content's progress stopped it; the file is as it was.
    CANCELLED,
    /// Anything else.
    FAILED
}
