package dev.keepsake.format.io;

import dev.keepsake.model.finding.ChangedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import java.io.Closeable;

/// The bytes of a save, read where they are asked for. Any thread may read until it is closed.
public interface ByteSource extends Closeable {
    /// What it is, for messages: a file name.
    String name();

    /// How many bytes there are. Never changes: a file that grows or shrinks later is *changed*.
    long size();

    /// Bytes from a position on.
    ///
    /// @param position 0 to `size()`
    /// @param length how many, at most `size() - position`
    /// @throws StorageException where the storage fails
    /// @throws ChangedException where the file has become shorter
    /// @throws IndexOutOfBoundsException where the range leaves the source
    Bytes read(long position, int length) throws SaveException;

    @Override
    void close();
}
