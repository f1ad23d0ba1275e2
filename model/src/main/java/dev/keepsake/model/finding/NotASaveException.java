package dev.keepsake.model.finding;

import org.jspecify.annotations.Nullable;

/// The bytes are no save, or could be saves of several formats.
public final class NotASaveException extends SaveException {
    private static final long serialVersionUID = 1L;

    NotASaveException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }
}
