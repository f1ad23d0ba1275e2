package dev.keepsake.model.finding;

import org.jspecify.annotations.Nullable;

/// The file changed after it was opened.
public final class ChangedException extends SaveException {
    private static final long serialVersionUID = 1L;

    ChangedException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }
}
