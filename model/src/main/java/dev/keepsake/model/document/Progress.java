package dev.keepsake.model.document;

import dev.keepsake.model.finding.CancelledException;

/// How a long call tells how far it is, and learns that it should stop.
///
/// Called from the thread that works (or several), at least every 1,024 elements or 1 MiB.
@FunctionalInterface
public interface Progress {
    /// Never stops a call.
    Progress NONE = (done, total) -> true;

    /// Tells how far the call is.
    ///
    /// @param done how much is done, 0 to `total`
    /// @param total how much there is, −1 where unknown
    /// @return false to end the call in a [CancelledException]
    boolean step(long done, long total);

    /// Tells how far the call is, and ends it where the caller wishes.
    ///
    /// @throws CancelledException where [#step] says false
    default void check(long done, long total) throws CancelledException {
        if (!step(done, total)) {
            throw new CancelledException();
        }
    }
}
