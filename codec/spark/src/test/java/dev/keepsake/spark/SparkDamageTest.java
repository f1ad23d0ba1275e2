package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.TextValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What becomes of a damaged save that was opened all the same: it is never written.
final class SparkDamageTest {
    /// Fails unless writing ends with the first error that was found.
    private static void assertNotWritten(Diagnosis diagnosis, SaveDocument document) {
        Finding first =
                diagnosis.findings().kept().stream()
                        .filter(Finding::isError)
                        .findFirst()
                        .orElseThrow();
        var sink = new MemorySink();
        assertEquals(
                first,
                assertThrows(
                                SaveException.class,
                                () -> Saves.SPARK.write(document, sink, Progress.NONE))
                        .finding());
        assertEquals(
                first,
                assertThrows(
                                SaveException.class,
                                () -> Saves.SPARK.convert(document, "4", sink, Progress.NONE))
                        .finding());
        assertEquals(0, sink.position());
    }

    @Test
    void aSealedSaveWithAnotherByteIsNotSealedAgain() throws Exception {
        byte[] save = SampleSave.typical(4).build();
        for (int i = 4; i < save.length; i++) {
            byte[] flipped = save.clone();
            flipped[i] ^= 0x10;
            Diagnosis diagnosis = Saves.inspect(Bytes.wrap(flipped));
            assertEquals(Outcome.DAMAGED, diagnosis.outcome());
            if (diagnosis.document() != null) {
                assertNotWritten(diagnosis, diagnosis.document());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aCutSaveIsNotWritten(int version) throws Exception {
        Bytes save = SampleSave.typical(version).bytes();
        for (int length = 12; length < save.length(); length++) {
            Diagnosis cut = Saves.inspect(save.slice(0, length));
            if (cut.outcome() == Outcome.DAMAGED) {
                assertNotWritten(cut, cut.document());
            }
        }
    }

    @Test
    void anEditedOneIsNotWrittenEither() throws Exception {
        byte[] save = SampleSave.typical(4).build();
        save[save.length - 1] ^= 1;
        Diagnosis diagnosis = Saves.inspect(Bytes.wrap(save));
        SaveDocument value =
                Saves.withProperty(diagnosis.document(), 0, "Transform", "px", FloatValue.of(2));
        assertNotWritten(diagnosis, value);
        assertNotWritten(diagnosis, Saves.without(diagnosis.document(), 1, 0));
        SaveDocument header =
                Saves.withHeader(
                        diagnosis.document(),
                        Saves.with(value.header(), "saveName", TextValue.of("x")));
        assertNotWritten(diagnosis, header);
    }

    @Test
    void oneThatALimitCutOffIsNotWritten() throws Exception {
        Diagnosis cut =
                Saves.SPARK.inspect(
                        dev.keepsake.format.io.MemorySource.of("x", SampleSave.typical(4).bytes()),
                        Saves.options(Saves.limits(9_999, 9_999, 2)),
                        Progress.NONE);
        assertEquals(Outcome.REFUSED, cut.outcome());
        assertEquals(2, cut.document().recordCount());
        assertNotWritten(cut, cut.document());
    }

    @Test
    void damagedLinesOfKeyValueFilesAreWrittenAsTheyAre() throws Exception {
        Bytes file = Bytes.ofText("#!spark-kv-v2\nbroken\n\na\t\\q\na\t1\nlast");
        Diagnosis diagnosis = Saves.inspect(Saves.KEY_VALUE, file);
        assertEquals(file, Saves.write(Saves.KEY_VALUE, diagnosis.document()));
    }
}
