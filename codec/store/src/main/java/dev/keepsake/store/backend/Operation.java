package dev.keepsake.store.backend;

/// What a backend does, and the statuses each may end in.
public enum Operation {
    /// [SaveBackend#read].
    READ,
    /// [SaveBackend#write].
    WRITE,
    /// [SaveBackend#exists].
    EXISTS,
    /// [SaveBackend#delete].
    DELETE,
    /// [SaveBackend#list]: of a storage that is not there yet, an empty list.
    LIST,
    /// [SaveBackend#lease].
    LEASE;

    /// True where it may end so.
    public boolean mayEnd(Status status) {
        return switch (status) {
            case DONE, FAILED, DENIED -> true;
            case MISSING -> this == READ;
            case CANCELLED -> this == WRITE;
            case HELD -> this == LEASE;
            case FULL -> this == WRITE || this == LEASE;
            case READ_ONLY -> this == WRITE || this == DELETE || this == LEASE;
            case NAME_TOO_LONG -> this == READ || this == WRITE;
            case IN_THE_WAY -> this != EXISTS;
        };
    }

    /// True where one that was not answered may still change files. A lease that comes late is let
    /// go at once.
    public boolean mayChangeFiles() {
        return this == WRITE || this == DELETE;
    }
}
