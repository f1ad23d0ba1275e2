package dev.keepsake.store.backend;

/// What a backend does, and the statuses each may end in.
public enum Operation {
    /// [SaveBackend#read].
    READ(Status.MISSING, Status.DENIED, Status.IN_THE_WAY, Status.NAME_TOO_LONG),
    /// [SaveBackend#write].
    WRITE(
            Status.DENIED,
            Status.FULL,
            Status.READ_ONLY,
            Status.NAME_TOO_LONG,
            Status.IN_THE_WAY,
            Status.CANCELLED),
    /// [SaveBackend#exists].
    EXISTS(Status.DENIED),
    /// [SaveBackend#delete].
    DELETE(Status.DENIED, Status.READ_ONLY, Status.IN_THE_WAY),
    /// [SaveBackend#list]: of a storage that is not there yet, an empty list.
    LIST(Status.DENIED, Status.IN_THE_WAY),
    /// [SaveBackend#lease].
    LEASE(Status.HELD, Status.DENIED, Status.READ_ONLY, Status.FULL, Status.IN_THE_WAY);

    private final long statuses;

    Operation(Status first, Status... more) {
        long all = bit(Status.DONE) | bit(Status.FAILED) | bit(first);
        for (Status status : more) {
            all |= bit(status);
        }
        statuses = all;
    }

    /// True where it may end so.
    public boolean mayEnd(Status status) {
        return (statuses & bit(status)) != 0;
    }

    private static long bit(Status status) {
        return 1L << status.ordinal();
    }
}
