package dev.keepsake.store.copy;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// A source that stays open when whoever was lent it closes it.
record Borrowed(ByteSource source) implements ByteSource {
    @Override
    public String name() {
        return source.name();
    }

    @Override
    public long size() {
        return source.size();
    }

    @Override
    public Bytes read(long position, int length) throws SaveException {
        return source.read(position, length);
    }

    @Override
    public void close() {}
}
