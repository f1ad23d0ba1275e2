package dev.keepsake.unreal.wrapper;

import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import java.util.Optional;

/// Tells a log what an exception says of the file. Stateless.
final class Faults {
    private Faults() {}

    /// Reports what is wrong with the file, and nothing else is known of it.
    ///
    /// @throws SaveException where the log is strict, or it is not the file that is at fault
    static <T> Optional<T> told(SaveException fault, FindingLog log) throws SaveException {
        switch (fault.outcome()) {
            case UNKNOWN, NEWER, DAMAGED, REFUSED -> log.add(fault.finding());
            case LOADED, DIFFERS, WRONG_USE, CHANGED, FAILED, INTERNAL, CANCELLED -> throw fault;
        }
        return Optional.empty();
    }
}
