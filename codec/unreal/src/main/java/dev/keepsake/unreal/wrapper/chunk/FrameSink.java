package dev.keepsake.unreal.wrapper.chunk;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.stream.Copies;
import dev.keepsake.unreal.wrapper.stream.DecodedBytes;
import dev.keepsake.unreal.wrapper.stream.Deflation;

/// Writes compressed chunks in frames: their sizes stand before them, so a frame is held back until
/// it is whole. For one thread.
public final class FrameSink implements AutoCloseable {
    private final ChunkFormat format;
    private final ByteSource original;
    private final ByteSink file;
    private final Deflation deflation = new Deflation(this::keep);
    private DecodedBytes streams;
    private Output sizes = new Output();
    private long chunks;
    private long decoded;
    private boolean begun;

    /// A sink of frames of this format.
    ///
    /// @param original the file that unchanged chunks are copied from
    /// @param file where the frames go
    public FrameSink(ChunkFormat format, ByteSource original, ByteSink file) {
        this.format = format;
        this.original = original;
        this.file = file;
        this.streams = new DecodedBytes(original.name());
    }

    private void keep(Bytes bytes) throws SaveException {
        streams.write(bytes);
    }

    /// Adds a chunk as it stands in the original file.
    public void copy(StoredChunk chunk) throws SaveException {
        long before = streams.size();
        Copies.copy(original, chunk.offset(), chunk.stored(), streams::write);
        added(streams.size() - before, chunk.decoded());
    }

    /// Adds a chunk with this content.
    public void compress(Bytes content) throws SaveException {
        long before = streams.size();
        deflation.restart();
        deflation.feed(content);
        deflation.finish();
        added(streams.size() - before, content.length());
    }

    private void added(long stored, long content) throws SaveException {
        sizes.writeI64(stored);
        sizes.writeI64(content);
        decoded += content;
        chunks++;
        if (chunks == format.frameChunks()) {
            flush();
        }
    }

    private void flush() throws SaveException {
        file.write(format.head());
        var all = new Output(ChunkFormat.SIZES_BYTES);
        all.writeI64(streams.size());
        all.writeI64(decoded);
        file.write(all.bytes());
        file.write(sizes.bytes());
        try (ByteSource stored = streams.source()) {
            Copies.copy(stored, 0, stored.size(), file::write);
        }
        begun = true;
        streams = new DecodedBytes(original.name());
        sizes = new Output();
        chunks = 0;
        decoded = 0;
    }

    /// Writes the frame that is held back; at least one is written.
    public void finish() throws SaveException {
        if (chunks > 0 || !begun) {
            flush();
        }
    }

    @Override
    public void close() {
        deflation.close();
        streams.close();
    }
}
