package dev.keepsake.model.check;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;

/// A place that a walk has come to. Its path is put together only when it is asked for, as few
/// places have findings.
public sealed interface Spot permits CheckedRecord, CheckedValue {
    /// The full path.
    ///
    /// @throws SaveException where what stands before it cannot be read again
    Path path() throws SaveException;
}
