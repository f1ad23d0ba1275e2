package dev.keepsake.model.finding;

import org.jspecify.annotations.Nullable;

/// Bytes are missing, a checksum fails or a length leads outside.
public final class DamagedSaveException extends SaveException {
    private static final long serialVersionUID = 1L;

    DamagedSaveException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }
}
