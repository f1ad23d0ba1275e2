package dev.keepsake.format.io;

import dev.keepsake.model.value.Bytes;

/// Bytes in memory. Closing it does nothing.
public final class MemorySource implements ByteSource {
    private final String name;
    private final Bytes bytes;

    private MemorySource(String name, Bytes bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    /// A source over these bytes.
    public static MemorySource of(String name, Bytes bytes) {
        return new MemorySource(name, bytes);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long size() {
        return bytes.length();
    }

    @Override
    public Bytes read(long position, int length) {
        return bytes.slice(Math.toIntExact(position), length);
    }

    @Override
    public void close() {}
}
