package dev.keepsake.app.workspace;

import dev.keepsake.store.file.CopyLetter;
import java.nio.file.Path;

/// What happened on disk to a save that is open. Immutable.
public sealed interface DiskChange {
    /// The file holds another save now.
    record Changed() implements DiskChange {}

    /// The file is no longer there.
    record Gone() implements DiskChange {}

    /// A newer save was made in the other copy of its slot.
    ///
    /// @param letter which copy
    /// @param file where it stands
    record NewerCopy(CopyLetter letter, Path file) implements DiskChange {}
}
