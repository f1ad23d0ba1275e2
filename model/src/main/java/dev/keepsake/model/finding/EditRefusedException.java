package dev.keepsake.model.finding;

import org.jspecify.annotations.Nullable;

/// An edit does not fit what it would change, or a path leads nowhere.
public final class EditRefusedException extends SaveException {
    private static final long serialVersionUID = 1L;

    EditRefusedException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }
}
