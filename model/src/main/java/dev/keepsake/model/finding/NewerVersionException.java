package dev.keepsake.model.finding;

import org.jspecify.annotations.Nullable;

/// The save was written by a newer version, or with a codec this one does not know.
public final class NewerVersionException extends SaveException {
    private static final long serialVersionUID = 1L;

    NewerVersionException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }
}
