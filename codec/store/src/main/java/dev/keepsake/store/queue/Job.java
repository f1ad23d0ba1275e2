package dev.keepsake.store.queue;

import dev.keepsake.model.finding.SaveException;

/// What a request does, once all its slots are its own.
///
/// @param <T> what it gives
@FunctionalInterface
public interface Job<T> {
    /// Does it; may wait.
    ///
    /// @param request the request it is done for: says whether to stop
    T run(Request<T> request) throws SaveException;
}
