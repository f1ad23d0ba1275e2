package dev.keepsake.store.repair;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.value.Bytes;

/// Takes bytes and keeps none: for a rescue that only says what it would give.
final class DiscardingSink implements ByteSink {
    private long position;

    @Override
    public void write(Bytes bytes) {
        position += bytes.length();
    }

    @Override
    public void overwrite(long start, Bytes bytes) {}

    @Override
    public long position() {
        return position;
    }
}
