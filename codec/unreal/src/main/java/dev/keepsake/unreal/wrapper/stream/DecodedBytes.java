package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import org.jspecify.annotations.Nullable;

/// Collects bytes whose number nobody knows before: up to 64 MiB in memory, more in a temporary
/// file. For one thread; grows as bytes come.
public final class DecodedBytes implements AutoCloseable {
    /// How many bytes stay in memory.
    public static final int MEMORY_BYTES = 64 << 20;

    private final String name;
    private MemorySink memory = new MemorySink();
    private @Nullable SpillFile spill;

    /// No bytes yet.
    ///
    /// @param name what they are, for messages
    public DecodedBytes(String name) {
        this.name = name;
    }

    /// Adds bytes at the end.
    public void write(Bytes bytes) throws SaveException {
        if (spill == null && memory.position() + bytes.length() > MEMORY_BYTES) {
            spill = SpillFile.create(name);
            spill.write(memory.bytes());
            memory = new MemorySink();
        }
        if (spill == null) {
            memory.write(bytes);
        } else {
            spill.write(bytes);
        }
    }

    /// How many bytes there are.
    public long size() {
        return spill == null ? memory.position() : spill.size();
    }

    /// All bytes, to be closed by the caller; nothing is added any more.
    public ByteSource source() throws SaveException {
        if (spill == null) {
            return MemorySource.of(name, memory.bytes());
        }
        ByteSource source = spill.source();
        spill = null;
        return source;
    }

    /// Deletes the temporary file where [#source] did not hand it over.
    @Override
    public void close() {
        if (spill != null) {
            spill.close();
        }
    }
}
