package dev.keepsake.app.task;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;

/// What a task does on a worker thread.
@FunctionalInterface
public interface Work<T> {
    /// Does it, telling how far it is and ending in a cancellation where it is told to.
    ///
    /// @throws SaveException the expected ways to fail
    T run(Progress progress) throws SaveException;
}
