package dev.keepsake.store.queue;

import dev.keepsake.model.finding.SaveException;

/// How a request ended.
///
/// @param <T> what it gives
public sealed interface Result<T> {
    /// It is done.
    ///
    /// @param value what it gives
    record Done<T>(T value) implements Result<T> {}

    /// It is not done, and the slot is as it was unless the failure says otherwise.
    ///
    /// @param failure why
    record Failed<T>(SaveException failure) implements Result<T> {}

    /// A defect of the store, or of a snapshot's writer, ended it.
    ///
    /// @param defect what was thrown
    record Broken<T>(Throwable defect) implements Result<T> {}
}
