package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.value.Bytes;
import org.junit.jupiter.api.Test;

/// A file that is too large to be held in memory is read from front to back, not to and fro.
final class LargeFileTest {
    private static final int ENTITIES = 1_200;

    /// Bytes that are not held in memory, as far as the format knows; counts what is read.
    private static final class Counted implements ByteSource {
        private final Bytes bytes;
        private long read;

        Counted(Bytes bytes) {
            this.bytes = bytes;
        }

        @Override
        public String name() {
            return "counted";
        }

        @Override
        public long size() {
            return bytes.length();
        }

        @Override
        public Bytes read(long position, int length) {
            read += length;
            return bytes.slice((int) position, length);
        }

        @Override
        public void close() {}
    }

    /// Some 6 MiB: each entity hangs below one half a file away, and some in circles of two.
    private static Bytes large() {
        SampleSave save = SampleSave.of(4);
        String text = "x".repeat(5_000);
        for (int i = 0; i < ENTITIES; i++) {
            int parent = (i + ENTITIES / 2) % ENTITIES;
            save.entity("E" + i, "Transform|parent=" + parent, "Mod|text=" + text);
        }
        return save.bytes();
    }

    @Test
    void checkingItReadsItAFewTimes() throws Exception {
        var source = new Counted(large());
        SaveDocument document = Saves.SPARK.open(source, OpenOptions.DEFAULT, Progress.NONE);
        var log = FindingLog.tolerant(ENTITIES);
        document.origin().check(CheckScope.EXACT, log, Progress.NONE);
        long cycles =
                log.findings().kept().stream()
                        .filter(finding -> finding.code().id().equals("spark.parent.cycle"))
                        .count();
        assertEquals(ENTITIES / 2, cycles);
        assertTrue(source.read < 10 * source.size(), "read " + source.read + " bytes");
    }

    @Test
    void decodingAllEntitiesReadsItAFewTimes() throws Exception {
        var source = new Counted(large());
        SaveDocument document = Saves.SPARK.open(source, OpenOptions.DEFAULT, Progress.NONE);
        for (int i = 0; i < ENTITIES; i++) {
            document.chunk(0).record(i).content();
            document.origin().digest(0, i);
        }
        assertTrue(source.read < 10 * source.size(), "read " + source.read + " bytes");
    }

    @Test
    void takingOneOutReadsItAFewTimes() throws Exception {
        var source = new Counted(large());
        SaveDocument document = Saves.SPARK.open(source, OpenOptions.DEFAULT, Progress.NONE);
        SaveDocument freed =
                Saves.withProperty(
                        document,
                        ENTITIES / 2,
                        "Transform",
                        "parent",
                        dev.keepsake.model.value.ReferenceValue.NONE);
        Saves.write(Saves.without(freed, 0, 0));
        assertTrue(source.read < 12 * source.size(), "read " + source.read + " bytes");
    }
}
