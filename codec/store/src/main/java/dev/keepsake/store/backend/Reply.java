package dev.keepsake.store.backend;

import org.jspecify.annotations.Nullable;

/// How an operation of a backend ended.
///
/// @param status how
/// @param value what it gives, null where it is not done
/// @param reason what the system said of a failure, else empty
public record Reply<T>(Status status, @Nullable T value, String reason) {
    /// Done.
    public static <T> Reply<T> done(T value) {
        return new Reply<>(Status.DONE, value, "");
    }

    /// Not done.
    public static <T> Reply<T> failed(Status status, String reason) {
        return new Reply<>(status, null, reason);
    }
}
