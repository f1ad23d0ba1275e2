package dev.keepsake.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

final class VerifierTest {
    private static final int RECORDS = 40;
    private static final SaveFormat FORMAT = SaveFormats.installed().find("keepsake").orElseThrow();

    private static Bytes save() throws SaveException {
        var bytes = new MemorySink();
        try (RecordSink sink = FORMAT.create("1", bytes, Limits.DEFAULT)) {
            sink.begin(StructValue.builder("").build(), null);
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Harbour"));
            for (int i = 0; i < RECORDS; i++) {
                StructValue properties =
                        StructValue.builder("Door").add("Key", IntegerValue.int32(i)).build();
                sink.record(
                        new DetachedRecord(
                                new RecordHead("Door_" + i, "entity", "Door"),
                                RecordContent.of(Section.of("PROP", properties))));
            }
            sink.end(Progress.NONE);
        }
        return bytes.bytes();
    }

    private static Verdict verify(Bytes bytes, CheckScope scope) throws SaveException {
        return Verifier.with(OpenOptions.DEFAULT)
                .verify(FORMAT, MemorySource.of("save", bytes), scope, Progress.NONE);
    }

    @Test
    void provesThatAWholeSaveIsWrittenExactly() throws SaveException {
        Verdict verdict = verify(save(), CheckScope.EXACT);
        assertEquals(Outcome.LOADED, verdict.outcome());
        assertEquals(true, verdict.exact());
        assertEquals(RECORDS, verdict.records());
        assertEquals(new FormatName("keepsake", "1"), verdict.format());
    }

    @Test
    void saysNothingOfExactnessWhereNotAsked() throws SaveException {
        assertNull(verify(save(), CheckScope.STRUCTURE).exact());
    }

    @Test
    void tellsEachDamageOnce() throws SaveException {
        byte[] bytes = save().toArray();
        bytes[bytes.length - 1] ^= 1;
        Verdict verdict = verify(Bytes.wrap(bytes), CheckScope.EXACT);
        assertEquals(Outcome.DAMAGED, verdict.outcome());
        assertEquals(false, verdict.exact());
        var places = new HashSet<String>();
        for (Finding finding : verdict.findings().kept()) {
            assertTrue(places.add(finding.code().id() + finding.span()), finding.toString());
        }
        assertFalse(places.isEmpty());
    }

    @Test
    void givesAVerdictOnWhatDoesNotReadAtAll() throws SaveException {
        Verdict verdict = verify(save().slice(0, 10), CheckScope.EXACT);
        assertEquals(Outcome.DAMAGED, verdict.outcome());
        assertEquals(false, verdict.exact());
        assertEquals(0, verdict.records());
    }

    @Test
    void stopsWhereTheCallerWishes() throws SaveException {
        Bytes save = save();
        assertThrows(
                CancelledException.class,
                () ->
                        Verifier.with(OpenOptions.DEFAULT)
                                .verify(
                                        FORMAT,
                                        MemorySource.of("save", save),
                                        CheckScope.EXACT,
                                        (done, total) -> false));
    }
}
