package dev.keepsake.format.stored;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DoorsTest {
    /// A source that tells how often it was closed.
    private static final class Closing implements ByteSource {
        private int closed;

        @Override
        public String name() {
            return "closing";
        }

        @Override
        public long size() {
            return 1;
        }

        @Override
        public Bytes read(long position, int length) {
            return Bytes.wrap(new byte[length]);
        }

        @Override
        public void close() {
            closed++;
        }
    }

    private final Closing source = new Closing();

    @Test
    void theSourceIsClosedWhereNothingReads() throws Exception {
        Doors.Parser nothing = (bytes, options, log, progress) -> Optional.empty();
        var diagnosis = Doors.inspect(source, OpenOptions.DEFAULT, Progress.NONE, nothing);
        assertNull(diagnosis.document());
        assertEquals(1, source.closed);
    }

    @Test
    void theSourceIsClosedWhereTheCallerStops() {
        Doors.Parser nothing = (bytes, options, log, progress) -> Optional.empty();
        assertThrows(
                CancelledException.class,
                () -> Doors.open(source, OpenOptions.DEFAULT, (done, total) -> false, nothing));
        assertEquals(1, source.closed);
    }

    @Test
    void theSourceIsClosedWhereTheParserFails() {
        Doors.Parser failing =
                (bytes, options, log, progress) -> {
                    throw new IllegalStateException("late");
                };
        assertThrows(
                IllegalStateException.class,
                () -> Doors.inspect(source, OpenOptions.DEFAULT, Progress.NONE, failing));
        assertEquals(1, source.closed);
    }
}
