package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.value.Bytes;
import org.junit.jupiter.api.Test;

/// What new saves and key/value files take, and in which order.
final class SinkTest {
    private static final Picture PICTURE = picture();

    private static Picture picture() {
        return new Picture(Picture.Format.PNG, 1, 1, Bytes.ofText("png"));
    }

    private static SaveDocument spark() throws Exception {
        return Saves.open(SampleSave.typical(4).tail("in").unsealedTail("").bytes());
    }

    private static SaveDocument keyValue() throws Exception {
        return KeyValues.open("k\tv\n");
    }

    private static RecordSink sink(SaveFormat format, SaveDocument document) {
        return format.create(document.format().version(), new MemorySink(), Limits.DEFAULT);
    }

    @Test
    void aPictureIsRefused() throws Exception {
        try (RecordSink sink = sink(Saves.SPARK, spark())) {
            Saves.refused("spark.edit.picture", () -> sink.begin(spark().header(), PICTURE));
        }
        try (RecordSink sink = sink(Saves.KEY_VALUE, keyValue())) {
            KeyValues.refused("picture", () -> sink.begin(keyValue().header(), PICTURE));
        }
    }

    @Test
    void bytesStandBehindThoseBefore() throws Exception {
        var out = new MemorySink();
        SaveDocument document = spark();
        try (RecordSink sink = Saves.SPARK.create("4", out, Limits.DEFAULT)) {
            sink.begin(document.header(), null);
            sink.beginChunk(ChunkHead.ofBytes("TAIL", ""));
            sink.bytes(Bytes.ofText("one"));
            sink.bytes(Bytes.ofText("two"));
            sink.beginChunk(ChunkHead.ofBytes("TAIL", "unsealed"));
            sink.bytes(Bytes.ofText("three"));
            sink.bytes(Bytes.ofText("four"));
            sink.end(Progress.NONE);
        }
        assertEquals(
                SampleSave.of(4).tail("onetwo").unsealedTail("threefour").bytes(), out.bytes());
    }

    @Test
    void noReaderMustUnderstandTheChunks() throws Exception {
        for (SaveDocument document : new SaveDocument[] {spark(), keyValue()}) {
            for (Chunk chunk : document.chunks()) {
                assertFalse(chunk.head().mustUnderstand(), chunk.id());
            }
        }
    }

    @Test
    void aChunkComesOnce() throws Exception {
        try (RecordSink sink = sink(Saves.SPARK, spark())) {
            sink.begin(spark().header(), null);
            sink.beginChunk(ChunkHead.ofRecords("ENTS", ""));
            Saves.refused(
                    "spark.edit.chunk", () -> sink.beginChunk(ChunkHead.ofRecords("ENTS", "")));
            Saves.refused("spark.edit.chunk", () -> sink.beginChunk(ChunkHead.ofBytes("CUST", "")));
        }
        try (RecordSink sink = sink(Saves.KEY_VALUE, keyValue())) {
            sink.begin(keyValue().header(), null);
            KeyValues.refused("chunk", () -> sink.beginChunk(ChunkHead.ofBytes("CUST", "")));
            sink.beginChunk(ChunkHead.ofRecords("CUST", ""));
            KeyValues.refused("chunk", () -> sink.beginChunk(ChunkHead.ofRecords("CUST", "")));
        }
    }

    @Test
    void anotherOrderIsWrongUse() throws Exception {
        assertOrder(Saves.SPARK, spark(), "ENTS");
        assertOrder(Saves.KEY_VALUE, keyValue(), "CUST");
    }

    private static void assertOrder(SaveFormat format, SaveDocument document, String chunk)
            throws Exception {
        var wrong = IllegalStateException.class;
        var record =
                new dev.keepsake.model.document.DetachedRecord(
                        document.chunk(0).record(0).head(), document.chunk(0).record(0).content());
        try (RecordSink sink = sink(format, document)) {
            assertThrows(wrong, () -> sink.end(Progress.NONE));
            assertThrows(wrong, () -> sink.beginChunk(ChunkHead.ofRecords(chunk, "")));
            sink.begin(document.header(), null);
            assertThrows(wrong, () -> sink.record(record));
            assertThrows(wrong, () -> sink.begin(document.header(), null));
            sink.end(Progress.NONE);
            assertThrows(wrong, () -> sink.end(Progress.NONE));
            assertThrows(wrong, () -> sink.beginChunk(ChunkHead.ofRecords(chunk, "")));
        }
    }
}
