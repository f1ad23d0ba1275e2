package dev.keepsake.store.backend;

/// Takes the answer to an operation of a backend.
///
/// @param <T> what it gives where it is done
@FunctionalInterface
public interface Answer<T> {
    /// Takes the answer. Any thread may call it, once; must not wait for anything.
    void take(Reply<T> reply);

    /// Takes the result of an operation that is done.
    default void done(T value) {
        take(Reply.done(value));
    }

    /// Takes the failure of an operation.
    ///
    /// @param reason what the system said, for people
    default void failed(Status status, String reason) {
        take(Reply.failed(status, reason));
    }
}
