package dev.keepsake.unreal.save;

import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.testkit.unreal.CustomVersion;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.RandomGvas;
import dev.keepsake.unreal.Edits;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.wrapper.Wrapped;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A header may change where the properties still read as they did, and is written as it was read.
final class HeaderChangeTest {
    static List<EngineVersion> engines() {
        return EngineVersion.ALL;
    }

    private static int field(Bytes save, String name) throws SaveException {
        try (SaveDocument document = Saves.open(save)) {
            return document.header().type().indexOf(name);
        }
    }

    private static Bytes with(Bytes save, int number, long... path) throws SaveException {
        return Edits.written(save, Edits.set(RecordId.HEADER, IntegerValue.int32(number), path));
    }

    @Test
    void aPackageThatReadsTheSameMayBeSet() throws SaveException {
        Bytes save = Bytes.wrap(GvasBuilder.of(UE_4_27).integer("Level", 3).build());
        int field = field(save, "packageVersion");
        assertEquals(Wrapped.changed(save, 8, 521 & 0xFF), with(save, 521, field));
        var refused = assertThrows(EditRefusedException.class, () -> with(save, 502, field));
        assertEquals(Map.of("field", "", "reason", "layout"), refused.finding().details());
    }

    @Test
    void aCustomVersionThatDecidesNothingMayBeSet() throws SaveException {
        Bytes save =
                Bytes.wrap(
                        GvasBuilder.of(UE_5_4)
                                .custom(CustomVersion.INSTANCED_STRUCT, 1)
                                .integer("Level", 3)
                                .build());
        int versions = field(save, "customVersions");
        Bytes written = with(save, 77, versions, 7);
        assertEquals(save.length(), written.length());
        assertEquals(77, written.at(save.mismatch(written)));
        assertEquals(true, Saves.verify(written).exact());
        assertThrows(EditRefusedException.class, () -> with(save, 1, versions, 1));
    }

    /// Whatever a byte of a header is changed to: what opens is written from its fields as it was.
    @ParameterizedTest
    @MethodSource("engines")
    void everyHeaderThatOpensIsWrittenAsItWasRead(EngineVersion engine) throws SaveException {
        Bytes save = Bytes.wrap(GvasBuilder.of(engine).integer("Level", 3).build());
        int end = save.length() - 40;
        int opened = 0;
        for (int at = 4; at < end; at++) {
            for (int mask : new int[] {1, 2, 0x80}) {
                Bytes changed = Wrapped.changed(save, at, save.at(at) ^ mask);
                if (Saves.verify(changed).outcome() == Outcome.LOADED) {
                    assertEquals(true, Saves.verify(changed).exact());
                    try (SaveDocument document = Saves.open(changed)) {
                        assertEquals(changed, Saves.rewritten(document), "byte " + at);
                    }
                    opened++;
                }
            }
        }
        assertTrue(opened > 20, opened + " opened");
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aSaveThatCountsAsEditedIsEncodedAsItWas(EngineVersion engine) throws SaveException {
        for (int seed = 0; seed < 30; seed++) {
            Bytes save = Bytes.wrap(RandomGvas.of(seed, engine));
            for (Bytes file : List.of(save, Wrapped.plz2(save), Wrapped.frames(300, save))) {
                try (SaveDocument document = Saves.open(file)) {
                    Bytes written = Saves.rewritten(document);
                    assertEquals(save, Saves.content(written), "seed " + seed);
                }
            }
        }
    }
}
