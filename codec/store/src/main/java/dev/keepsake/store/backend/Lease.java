package dev.keepsake.store.backend;

import java.io.Closeable;

/// The right to write to a storage, until it is closed or the process ends.
public interface Lease extends Closeable {
    /// For a storage that no other process can reach.
    Lease NONE = () -> {};

    /// Lets go. Closing twice does nothing.
    @Override
    void close();
}
