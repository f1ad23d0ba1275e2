package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.stream.Steps;

/// Takes a decoded content in order and writes the file around it. For one thread.
///
/// The file is whole only after [#finish]. Close it whatever happened: it holds memory outside the
/// heap.
public abstract sealed class WrappedSink implements ByteSink, AutoCloseable
        permits PlainSink, ZlibSink, ChunkSink {
    private final String limit;
    private final long most;
    private final Steps steps;
    private long position;

    /// A sink that takes at most what the limits allow.
    ///
    /// @param limit the name of the limit
    WrappedSink(String limit, long most, Progress progress) {
        this.limit = limit;
        this.most = most;
        this.steps = new Steps(progress, -1);
    }

    /// Adds decoded bytes.
    ///
    /// @throws SaveException where there are more than the limits allow, the storage fails or the
    ///   caller stops it
    @Override
    public final void write(Bytes bytes) throws SaveException {
        if (bytes.length() > most - position) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .with("limit", limit)
                            .with("found", position + bytes.length())
                            .with("allowed", most));
        }
        steps.reach(position);
        position += bytes.length();
        add(bytes);
    }

    /// Adds bytes that the limits allow.
    abstract void add(Bytes bytes) throws SaveException;

    /// Nothing already compressed can change.
    ///
    /// @throws UnsupportedOperationException always, unless nothing is around the content
    @Override
    public void overwrite(long start, Bytes bytes) throws SaveException {
        throw new UnsupportedOperationException("compressed");
    }

    /// How many decoded bytes were written.
    @Override
    public final long position() {
        return position;
    }

    /// Writes what is left of the file; called once, after all bytes.
    ///
    /// @throws SaveException where the wrapping has no place for the sizes, or the storage fails
    public abstract void finish() throws SaveException;

    @Override
    public void close() {}
}
