package dev.keepsake.format.io;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Where the bytes of a save go, in order. For one thread at a time.
///
/// It ends with the call that was given it: whoever made it closes or publishes it.
public interface ByteSink {
    /// Adds bytes at the end.
    void write(Bytes bytes) throws SaveException;

    /// Puts other bytes over some already written: a prelude that records what followed it.
    ///
    /// @param position where they go; position and length stay within what was written, and within
    ///   the first 64 KiB
    void overwrite(long position, Bytes bytes) throws SaveException;

    /// How many bytes were written.
    long position();
}
