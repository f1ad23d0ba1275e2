package dev.keepsake.format.stored;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.ChangedException;
import dev.keepsake.model.value.Bytes;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CheckedSourceTest {
    /// A source whose bytes can change behind its back.
    private static final class Shifting implements ByteSource {
        private final byte[] bytes;

        Shifting(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public String name() {
            return "shifting";
        }

        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public Bytes read(long position, int length) {
            return Bytes.copyOf(Bytes.wrap(bytes, (int) position, length).toArray());
        }

        @Override
        public void close() {}
    }

    private final byte[] bytes = new byte[(3 << 20) + 17];

    CheckedSourceTest() {
        new Random(7).nextBytes(bytes);
    }

    @Test
    void readsTheSameBytes() throws Exception {
        ByteSource source = CheckedSource.of(new Shifting(bytes), Progress.NONE);
        for (int start : new int[] {0, 5, (1 << 20) - 1, 1 << 20, 3 << 20, bytes.length}) {
            for (int length : new int[] {0, 1, 17, (1 << 20) + 3, bytes.length}) {
                int shown = Math.min(length, bytes.length - start);
                assertEquals(Bytes.wrap(bytes, start, shown), source.read(start, shown));
            }
        }
    }

    @Test
    void bytesThatChangedLaterAreNotGiven() throws Exception {
        byte[] own = bytes.clone();
        ByteSource source = CheckedSource.of(new Shifting(own), Progress.NONE);
        own[(2 << 20) + 3] ^= 1;
        assertEquals(Bytes.wrap(bytes, 0, 2 << 20), source.read(0, 2 << 20));
        assertThrows(ChangedException.class, () -> source.read(2 << 20, 1));
    }

    @Test
    void memoryNeedsNoCheck() throws Exception {
        ByteSource memory = MemorySource.of("x", Bytes.wrap(bytes));
        assertSame(memory, CheckedSource.of(memory, Progress.NONE));
    }
}
