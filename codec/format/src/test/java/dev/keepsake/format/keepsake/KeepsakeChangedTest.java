package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.ChangedException;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import org.junit.jupiter.api.Test;

/// A file that others change while it is open.
class KeepsakeChangedTest {
    private final ChangingSource source;
    private final SaveDocument document;
    private final KeepsakeOrigin origin;

    KeepsakeChangedTest() throws SaveException {
        source = new ChangingSource(SampleSaves.small());
        document = SampleSaves.open(source);
        origin = (KeepsakeOrigin) document.origin();
    }

    @Test
    void callsEveryBlockThatWasSoundBeforeChanged() throws SaveException {
        for (int block = 0; block < 3; block++) {
            origin.blocks().stored(block);
            source.flip(origin.blocks().entry(block).bodySpan());
            int number = block;
            var changed =
                    assertThrows(ChangedException.class, () -> origin.blocks().stored(number));
            assertEquals("changing", changed.finding().details().get("file"));
        }
    }

    @Test
    void callsABlockThatWasNeverSoundDamaged() throws SaveException {
        origin.blocks().stored(0);
        source.flip(origin.blocks().entry(1).bodySpan());
        assertThrows(DamagedSaveException.class, () -> origin.blocks().stored(1));
        assertThrows(
                DamagedSaveException.class, () -> document.chunks().get(1).record(0).content());
        origin.blocks().stored(0);
    }

    @Test
    void endsAWriteAndACheckWithChanged() throws SaveException {
        origin.blocks().stored(1);
        source.flip(origin.blocks().entry(1).span());
        assertThrows(
                ChangedException.class,
                () -> SampleSaves.FORMAT.write(document, new MemorySink(), Progress.NONE));
        assertThrows(
                ChangedException.class,
                () -> origin.check(CheckScope.STRUCTURE, FindingLog.tolerant(9), Progress.NONE));
    }

    @Test
    void callsAPictureThatWasSoundBeforeChanged() throws SaveException {
        source.flip(origin.container().pictureSpan());
        assertThrows(DamagedSaveException.class, document::picture);
        source.flip(origin.container().pictureSpan());
        assertEquals(SampleSaves.picture(2, 2), document.picture().orElseThrow());
        source.flip(origin.container().pictureSpan());
        assertThrows(ChangedException.class, document::picture);
    }
}
