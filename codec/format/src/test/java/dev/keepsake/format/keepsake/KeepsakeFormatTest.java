package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeepsakeFormatTest {
    @Test
    void isFoundByItsMagic() throws SaveException {
        var source = MemorySource.of("a", SampleSaves.small());
        assertEquals("keepsake", SaveFormats.installed().require(source, Limits.DEFAULT).id());
    }

    @Test
    void givesBackWhatWasWritten() throws SaveException {
        try (SaveDocument document = SampleSaves.open(SampleSaves.small())) {
            assertEquals(SampleSaves.fullHeader(), document.header());
            assertEquals(Optional.of(SampleSaves.picture(2, 2)), document.picture());
            assertEquals(4, document.chunks().size());
            Chunk world = document.chunks().get(1);
            for (int i = 0; i < 6; i++) {
                var expected = SampleSaves.record("crate-" + i, "entity", "Crate", i);
                assertEquals(expected.head(), world.record(i).head());
                assertEquals(expected.content(), world.record(i).content());
            }
            assertEquals(SampleSaves.owner("captain").content(), world.record(6).content());
            assertEquals(
                    SampleSaves.unknownSection("weather").content(),
                    document.chunks().get(0).record(1).content());
            assertEquals(Bytes.ofText("bytes that nobody reads"), document.chunks().get(2).bytes());
        }
    }

    @Test
    void writesAnUneditedDocumentToTheSameBytes() throws SaveException {
        Bytes bytes = SampleSaves.small();
        try (SaveDocument document = SampleSaves.open(bytes)) {
            assertEquals(bytes, SampleSaves.write(document));
        }
    }

    @Test
    void findsNothingWrongWithASoundFile() throws SaveException {
        try (SaveDocument document = SampleSaves.open(SampleSaves.small())) {
            var log = FindingLog.tolerant(10);
            var result = document.origin().check(CheckScope.EXACT, log, Progress.NONE);
            assertEquals(List.of(), log.findings().kept());
            assertEquals(9, result.records());
            assertEquals(1, result.keptAsRead());
            assertTrue(result.exact());
        }
    }

    @Test
    void findsRecordsBySubject() throws SaveException {
        try (SaveDocument document = SampleSaves.open(SampleSaves.small())) {
            Chunk world = document.chunks().get(1);
            assertEquals(3, world.find("crate-3", 0).orElseThrow().id().record());
            assertTrue(world.find("crate-3", 1).isEmpty());
            assertTrue(world.find("nobody", 0).isEmpty());
        }
    }
}
