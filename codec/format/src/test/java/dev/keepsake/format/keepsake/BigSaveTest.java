package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.FileSink;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// A save of almost 1 GiB decoded is written, listed, checked and paged in a small heap. Takes a
/// minute, so only when asked: `-Dkeepsake.big=true -Dtest.jvm.arguments=-Xmx512m`.
@EnabledIfSystemProperty(named = "keepsake.big", matches = "true")
class BigSaveTest {
    private static final int RECORDS = 1_000_000;
    private static final int RECORD_BYTES = 960;
    private static final int LARGE_ITEMS = 4_000_000;

    @Test
    void opensChecksAndPagesInASmallHeap(@TempDir Path folder) throws SaveException, IOException {
        Path file = folder.resolve("big.ksave");
        timed("write", () -> write(file));
        var source = FileSource.open(file);
        System.out.println("stored " + (source.size() >> 20) + " MiB");
        try (SaveDocument document =
                SampleSaves.FORMAT.open(source, OpenOptions.DEFAULT, Progress.NONE)) {
            timed("list", () -> list(document));
            timed("find", () -> find(document));
            timed("check", () -> check(document));
            timed("page", () -> page(document));
        }
        Runtime runtime = Runtime.getRuntime();
        System.out.println("heap at most " + (runtime.maxMemory() >> 20) + " MiB");
    }

    /// One of the steps.
    @FunctionalInterface
    private interface Work {
        void run() throws SaveException, IOException;
    }

    private static void timed(String what, Work work) throws SaveException, IOException {
        long start = System.nanoTime();
        work.run();
        System.out.println(what + " " + (System.nanoTime() - start) / 1_000_000 + " ms");
    }

    private static void write(Path file) throws SaveException, IOException {
        try (FileChannel channel =
                        FileChannel.open(
                                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                RecordSink sink =
                        SampleSaves.FORMAT.create(
                                "1", FileSink.of("big", channel), Limits.DEFAULT)) {
            sink.begin(SampleSaves.fullHeader(), null);
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "big"));
            var random = new Random(1);
            for (int i = 0; i < RECORDS; i++) {
                sink.record(small(i, random));
            }
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            sink.record(large());
            sink.end(Progress.NONE);
        }
    }

    /// Half of each record does not compress.
    private static DetachedRecord small(int number, Random random) {
        byte[] noise = new byte[RECORD_BYTES];
        for (int i = 0; i < noise.length / 2; i += 4) {
            int bits = random.nextInt();
            for (int b = 0; b < 4; b++) {
                noise[i + b] = (byte) (bits >> 8 * b);
            }
        }
        StructValue properties =
                StructValue.builder("Crate")
                        .add("count", IntegerValue.int32(number))
                        .add("content", new BytesValue(Bytes.wrap(noise)))
                        .build();
        return new DetachedRecord(
                new RecordHead("crate-" + number, "entity", "Crate"),
                RecordContent.of(Section.of("PROP", properties)));
    }

    private static DetachedRecord large() {
        Value[] items =
                IntStream.range(0, LARGE_ITEMS).mapToObj(IntegerValue::int32).toArray(Value[]::new);
        var list = new ListValue(new ListType(PrimitiveType.INT32), InlineItems.wrap(items, null));
        return new DetachedRecord(
                new RecordHead("ledger", "global", "Ledger"),
                RecordContent.of(
                        Section.of(
                                "PROP", StructValue.builder("Ledger").add("all", list).build())));
    }

    private static void list(SaveDocument document) throws SaveException {
        Chunk world = document.chunks().get(0);
        assertEquals(RECORDS, world.size());
        for (int i = 0; i < world.size(); i++) {
            assertEquals("Crate", world.record(i).head().className());
        }
    }

    private static void find(SaveDocument document) throws SaveException {
        Chunk world = document.chunks().get(0);
        for (int i = 0; i < RECORDS; i += 997) {
            assertEquals(i, world.find("crate-" + i, 0).orElseThrow().id().record());
        }
    }

    private static void check(SaveDocument document) throws SaveException {
        var log = FindingLog.tolerant(10);
        CheckResult result = document.origin().check(CheckScope.STRUCTURE, log, Progress.NONE);
        assertEquals(RECORDS + 1, result.records());
        assertTrue(log.findings().kept().isEmpty(), () -> log.findings().toString());
    }

    private static void page(SaveDocument document) throws SaveException {
        StructValue properties =
                (StructValue)
                        document.chunks().get(1).record(0).content().sections().get(0).content();
        PagedItems items = (PagedItems) ((ListValue) properties.value(0)).items();
        assertEquals(LARGE_ITEMS, items.size());
        for (long from = 0; from < items.size(); from += 400_000) {
            assertEquals(IntegerValue.int32((int) from), items.page(from, 1_000).value(0));
        }
    }
}
