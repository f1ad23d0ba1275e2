package dev.keepsake.store.repair;

import dev.keepsake.model.finding.SaveException;

/// Tells what is wrong with a save from what is wrong with the storage or the call.
final class Faults {
    private Faults() {}

    /// Something that reads, and may fail.
    @FunctionalInterface
    interface Reading<T> {
        T read() throws SaveException;
    }

    /// True where the bytes, or what they ask for, are at fault: the rest may still be rescued.
    static boolean isOfContent(SaveException failure) {
        return switch (failure.outcome()) {
            case DAMAGED, NEWER, REFUSED, UNKNOWN, WRONG_USE -> true;
            case LOADED, DIFFERS, FAILED, CHANGED, INTERNAL, CANCELLED -> false;
        };
    }
}
