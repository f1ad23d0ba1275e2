package dev.keepsake.model.finding;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// The file is not there or not readable, or the storage failed.
public final class StorageException extends SaveException {
    private static final long serialVersionUID = 1L;

    StorageException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }

    /// The failure of a read or write.
    ///
    /// @param what the file or place, for the message
    public static StorageException of(String what, IOException cause) {
        Finding finding =
                Finding.of(GeneralCode.STORAGE_FAILED)
                        .with("file", what)
                        .with("reason", String.valueOf(cause.getMessage()))
                        .with("kind", cause.getClass().getSimpleName());
        return new StorageException(finding, cause);
    }
}
