package dev.keepsake.app.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.demo.DemoSaves.Sample;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class DemoSavesTest {
    private static final SaveFormats FORMATS = SaveFormats.installed();
    private static List<Sample> samples;

    @BeforeAll
    static void make() throws SaveException {
        samples = DemoSaves.in(FORMATS).all();
    }

    private static Sample sample(String name) {
        return samples.stream()
                .filter(found -> found.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Verdict verify(Sample sample) throws SaveException {
        ByteSource source = MemorySource.of(sample.name(), sample.bytes());
        SaveFormat format = FORMATS.require(source, Limits.DEFAULT);
        return Verifier.with(OpenOptions.DEFAULT)
                .verify(format, source, CheckScope.EXACT, Progress.NONE);
    }

    @Test
    void areTheSameBytesEveryTime() throws SaveException {
        assertEquals(samples, DemoSaves.in(FORMATS).all());
    }

    @Test
    void areWholeButForOneCopy() throws SaveException {
        for (Sample sample : samples) {
            if (sample.name().endsWith("save")) {
                Verdict verdict = verify(sample);
                boolean damaged = sample.name().equals("slot_before-the-bridge.b.ksave");
                assertEquals(
                        damaged ? Outcome.DAMAGED : Outcome.LOADED,
                        verdict.outcome(),
                        sample.name());
                assertEquals(!damaged, verdict.exact(), sample.name());
            }
        }
    }

    @Test
    void theDamagedCopyLosesOneBlockOfSeveral() throws SaveException {
        long whole = verify(sample("slot_before-the-bridge.a.ksave")).records();
        long left = verify(sample("slot_before-the-bridge.b.ksave")).records();
        assertTrue(left < whole && left > whole / 4, left + " of " + whole);
        assertTrue(whole > 5_000, whole + " records");
    }

    @Test
    void holdWhatTheWindowShows() throws SaveException {
        Sample sample = sample("slot_before-the-bridge.a.ksave");
        ByteSource source = MemorySource.of(sample.name(), sample.bytes());
        try (SaveDocument document =
                FORMATS.require(source, Limits.DEFAULT)
                        .open(source, OpenOptions.DEFAULT, Progress.NONE)) {
            var town = document.findChunk("WRLD", "/Maps/Harbour").orElseThrow();
            SaveRecord merchant = town.find("Merchant", 0).orElseThrow();
            var properties = (StructValue) merchant.content().find("PROP").orElseThrow().content();
            var stock = (ListValue) properties.find("Stock").orElseThrow();
            assertEquals(4_200, stock.items().size());
            assertTrue(
                    merchant.content().find("NAVX").orElseThrow().content() instanceof OpaqueValue);
            assertEquals("destroyed", town.find("Lamp_001", 0).orElseThrow().head().kind());
            assertEquals(320, document.picture().orElseThrow().width());
            assertFalse(document.findChunk("XTRA", "").orElseThrow().bytes().isEmpty());
        }
    }
}
