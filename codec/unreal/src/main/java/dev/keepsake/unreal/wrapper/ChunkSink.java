package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;
import dev.keepsake.unreal.wrapper.chunk.FrameSink;

/// Writes a content as a chunk archive. A chunk that holds what the original one held at the same
/// place keeps its compressed bytes.
final class ChunkSink extends WrappedSink {
    private final ChunkWrapping wrapping;
    private final ByteSink file;
    private final FrameSink frames;
    private final Output chunk = new Output();
    private long start;
    private int plainLeft;

    ChunkSink(ChunkWrapping wrapping, ByteSink file, Limits limits, Progress progress)
            throws SaveException {
        super("decodedBytes", limits.decodedBytes(), progress);
        this.wrapping = wrapping;
        this.file = file;
        this.plainLeft = wrapping.plainBytes();
        file.write(wrapping.front().bytes());
        this.frames = new FrameSink(wrapping.format(), wrapping.original().file(), file);
    }

    @Override
    void add(Bytes bytes) throws SaveException {
        int from = Math.min(plainLeft, bytes.length());
        file.write(bytes.slice(0, from));
        plainLeft -= from;
        while (from < bytes.length()) {
            int count = Math.min(chunkBytes() - chunk.length(), bytes.length() - from);
            chunk.writeBytes(bytes.slice(from, count));
            from += count;
            if (chunk.length() == chunkBytes()) {
                flush();
            }
        }
    }

    /// How large the chunk is that begins here: in the midst of unchanged ones as before.
    private int chunkBytes() {
        int usual = wrapping.format().writtenChunkBytes();
        if (!wrapping.format().takesShortChunks()) {
            return usual;
        }
        return wrapping.original()
                .innerChunk(start)
                .filter(before -> ChunkFormat.isUsual(before.decoded()))
                .map(before -> (int) before.decoded())
                .orElse(usual);
    }

    private void flush() throws SaveException {
        Bytes bytes = chunk.bytes();
        var before = wrapping.original().unchanged(start, bytes);
        if (before.isPresent()) {
            frames.copy(before.get());
        } else {
            frames.compress(bytes);
        }
        start += bytes.length();
        chunk.truncate(0);
    }

    @Override
    public void finish() throws SaveException {
        if (chunk.length() > 0) {
            flush();
        }
        frames.finish();
        wrapping.original().copyTail(file);
    }

    @Override
    public void close() {
        frames.close();
    }
}
