package dev.keepsake.store;

import java.util.List;

/// What has reached the storage and what has not.
///
/// @param left the slots of requests that have not ended, in the order they were asked
/// @param inDoubt true where the storage has not answered a call that was given up: whether it was
///   done is not known
public record FlushResult(List<String> left, boolean inDoubt) {
    /// Copies the list.
    public FlushResult {
        left = List.copyOf(left);
    }

    /// True where all that was asked has ended.
    public boolean isComplete() {
        return left.isEmpty() && !inDoubt;
    }
}
