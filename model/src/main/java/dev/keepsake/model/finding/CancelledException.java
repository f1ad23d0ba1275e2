package dev.keepsake.model.finding;

import org.jspecify.annotations.Nullable;

/// The caller stopped the call; nothing was changed.
public final class CancelledException extends SaveException {
    private static final long serialVersionUID = 1L;

    CancelledException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }

    /// A stop at the caller's wish.
    public CancelledException() {
        super(Finding.of(GeneralCode.CANCELLED), null);
    }
}
