package dev.keepsake.model.finding;

import org.jspecify.annotations.Nullable;

/// A limit was passed, or a native library is missing.
public final class RefusedSaveException extends SaveException {
    private static final long serialVersionUID = 1L;

    RefusedSaveException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }
}
