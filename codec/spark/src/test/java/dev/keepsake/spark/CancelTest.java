package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Every long call of both formats asks whether to go on, often enough, and stops when told.
final class CancelTest {
    private static final int RECORDS = 5_000;

    /// A call that can be stopped.
    private interface Call {
        void run(Progress progress) throws SaveException;
    }

    private static Bytes spark() {
        SampleSave save = SampleSave.of(3);
        for (int i = 0; i < RECORDS; i++) {
            save.entity("E" + i, "Transform|parent=" + (i + 1) % RECORDS);
        }
        for (int i = 0; i < RECORDS; i++) {
            save.custom("k" + i, "v");
        }
        return save.bytes();
    }

    private static Bytes keyValue() {
        var lines = new StringBuilder(KeyValues.MARKER);
        for (int i = 0; i < RECORDS; i++) {
            lines.append('k').append(i).append("\tv\n");
        }
        return Bytes.ofText(lines.toString());
    }

    /// All long calls, each from a fresh document: nothing is in memory from the call before.
    private static Map<String, Call> calls(SaveFormat format, Bytes bytes, String other) {
        var source = MemorySource.of("a.db", bytes);
        var calls = new LinkedHashMap<String, Call>();
        calls.put("open", progress -> format.open(source, OpenOptions.DEFAULT, progress));
        calls.put("inspect", progress -> format.inspect(source, OpenOptions.DEFAULT, progress));
        calls.put(
                "check",
                progress ->
                        Saves.open(format, bytes)
                                .origin()
                                .check(CheckScope.EXACT, FindingLog.tolerant(9), progress));
        calls.put("remove", progress -> without(Saves.open(format, bytes), progress));
        calls.put(
                "write",
                progress ->
                        format.write(
                                without(Saves.open(format, bytes), Progress.NONE),
                                new MemorySink(),
                                progress));
        calls.put(
                "copy",
                progress -> format.write(Saves.open(format, bytes), new MemorySink(), progress));
        calls.put(
                "convert",
                progress ->
                        format.convert(
                                Saves.open(format, bytes), other, new MemorySink(), progress));
        calls.put("create", progress -> create(format, bytes, progress));
        return calls;
    }

    private static SaveDocument without(SaveDocument document, Progress progress)
            throws SaveException {
        int chunk = document.chunks().size() - 1;
        var changes =
                document.changes()
                        .withRecords(Map.of(new RecordId(chunk, 1), new RecordChange.Removed()));
        return document.withChanges(changes, progress);
    }

    private static void create(SaveFormat format, Bytes bytes, Progress progress)
            throws SaveException {
        SaveDocument document = Saves.open(format, bytes);
        String version = document.format().version();
        try (var sink = format.create(version, new MemorySink(), Limits.DEFAULT)) {
            sink.begin(document.header(), null);
            for (var chunk : document.chunks()) {
                sink.beginChunk(chunk.head());
                for (int i = 0; i < chunk.size(); i++) {
                    sink.record(
                            new DetachedRecord(chunk.record(i).head(), chunk.record(i).content()));
                }
            }
            sink.end(progress);
        }
    }

    /// Stops each call at its first question, its last and some between; gives how many there are.
    private static Map<String, Integer> assertStops(Map<String, Call> calls) throws Exception {
        var questions = new LinkedHashMap<String, Integer>();
        for (var call : calls.entrySet()) {
            var asked = new AtomicInteger();
            call.getValue()
                    .run((done, total) -> {
                        assertTrue(done >= 0 && done <= total, call.getKey());
                        return asked.incrementAndGet() > 0;
                    });
            questions.put(call.getKey(), asked.get());
            for (int last = 1; last <= asked.get(); last += Math.max(1, asked.get() / 5)) {
                var left = new AtomicInteger(last);
                assertThrows(
                        CancelledException.class,
                        () -> call.getValue().run((done, total) -> left.decrementAndGet() > 0),
                        call.getKey() + " at " + last);
            }
        }
        return questions;
    }

    @Test
    void savesAskAtEach1024Elements() throws Exception {
        Map<String, Integer> asked = assertStops(calls(Saves.SPARK, spark(), "4"));
        int once = RECORDS / 1_024;
        assertTrue(asked.get("open") >= 2 * once, asked.toString());
        assertTrue(asked.get("check") >= 2 * 13 * once, asked.toString());
        assertTrue(asked.get("convert") >= 2, asked.toString());
        assertTrue(asked.get("create") >= 15 * once, asked.toString());
        assertTrue(asked.get("copy") >= 1, asked.toString());
    }

    @Test
    void keyValueFilesAskAtEach1024Elements() throws Exception {
        Map<String, Integer> asked = assertStops(calls(Saves.KEY_VALUE, keyValue(), "0"));
        int once = RECORDS / 1_024;
        assertTrue(asked.get("open") >= once, asked.toString());
        assertTrue(asked.get("check") >= 13 * once, asked.toString());
        assertTrue(asked.get("write") >= once, asked.toString());
        assertTrue(asked.get("convert") >= once, asked.toString());
    }

    @Test
    void takingAnEntityOutAsksWhileParentsAreRead() throws Exception {
        SaveDocument document = Saves.open(SampleSave.of(3).entity("A").entity("B").bytes());
        var asked = new AtomicInteger();
        document.withChanges(
                document.changes()
                        .withRecords(Map.of(new RecordId(0, 0), new RecordChange.Removed())),
                (done, total) -> asked.incrementAndGet() > 0);
        assertEquals(4, asked.get());
    }

    @Test
    void oneEntityWithManyPropertiesAsksInside() throws Exception {
        var asked = new AtomicInteger();
        Bytes save = SampleSave.of(3).entity("E", "Mod" + "|=".repeat(60_000)).bytes();
        Saves.SPARK.open(
                MemorySource.of("x", save),
                OpenOptions.DEFAULT,
                (done, total) -> asked.incrementAndGet() > 0);
        assertTrue(asked.get() >= 58, asked + " questions");
    }
}
