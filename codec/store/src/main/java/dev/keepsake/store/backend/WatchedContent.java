package dev.keepsake.store.backend;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import org.jspecify.annotations.Nullable;

/// A content that is asked after each piece whether to stop, and tells whose failure ended it: its
/// own, or that of the storage it was written to. For one write.
final class WatchedContent {
    private final NewContent content;
    private long written;
    private boolean storageFailed;
    private @Nullable Throwable own;

    WatchedContent(NewContent content) {
        this.content = content;
    }

    /// How many bytes reached the storage.
    long written() {
        return written;
    }

    /// True where this was thrown by the content or its check, not by the storage.
    boolean isOwn(SaveException failure) {
        return failure.equals(own);
    }

    /// What the content or its check threw; null where it threw nothing, or the storage failed.
    @Nullable Throwable failure() {
        return own;
    }

    void writeTo(ByteSink sink) throws SaveException {
        try {
            content.content().writeTo(new WatchedSink(sink));
        } catch (SaveException | RuntimeException | Error failure) {
            own = storageFailed ? null : failure;
            throw failure;
        }
        content.progress().check(written, written);
    }

    void check(ByteSource readBack) throws SaveException {
        try {
            content.check().check(readBack);
        } catch (SaveException | RuntimeException | Error failure) {
            own = failure;
            throw failure;
        }
    }

    private final class WatchedSink implements ByteSink {
        private final ByteSink next;

        WatchedSink(ByteSink next) {
            this.next = next;
        }

        @Override
        public void write(Bytes bytes) throws SaveException {
            content.progress().check(written, -1);
            pass(() -> next.write(bytes));
            written = next.position();
        }

        @Override
        public void overwrite(long position, Bytes bytes) throws SaveException {
            pass(() -> next.overwrite(position, bytes));
        }

        @Override
        public long position() {
            return next.position();
        }

        private void pass(Piece piece) throws SaveException {
            boolean passed = false;
            try {
                piece.write();
                passed = true;
            } finally {
                storageFailed |= !passed;
            }
        }
    }

    @FunctionalInterface
    private interface Piece {
        void write() throws SaveException;
    }
}
