package dev.keepsake.store.backend;

import java.io.IOException;

/// A failure whose status is known where it arises.
final class StatusException extends IOException {
    private static final long serialVersionUID = 1L;

    private final Status status;

    StatusException(Status status, String reason) {
        super(reason);
        this.status = status;
    }

    Status status() {
        return status;
    }
}
