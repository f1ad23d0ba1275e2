package dev.keepsake.store.backend;

import java.io.Closeable;

/// The right to write to a storage, until it is closed or the process ends.
public interface Lease extends Closeable {
    /// For a storage that no other process can reach.
    Lease NONE = () -> {};

    /// True while it still keeps all others away, as far as can be known; may read a little.
    default boolean isHeld() {
        return true;
    }

    /// Lets go. Closing twice does nothing.
    @Override
    void close();
}
