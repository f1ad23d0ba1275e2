package dev.keepsake.unreal;

import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.Values.integer;
import static dev.keepsake.testkit.unreal.Values.name;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Verdict;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.Corrupter;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.GvasText;
import dev.keepsake.testkit.unreal.Natives;
import dev.keepsake.testkit.unreal.PropertyType;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Cut and flipped saves end in a declared outcome, the same by both doors, and what of them opens
/// is written back byte for byte.
final class DamageTest {
    private static final Set<Outcome> DECLARED =
            Set.of(
                    Outcome.LOADED,
                    Outcome.DAMAGED,
                    Outcome.NEWER,
                    Outcome.UNKNOWN,
                    Outcome.REFUSED);

    static List<EngineVersion> engines() {
        return List.of(
                EngineVersion.UE_4_10,
                EngineVersion.UE_4_22,
                EngineVersion.UE_5_3,
                EngineVersion.UE_5_4_EARLY,
                EngineVersion.UE_5_6);
    }

    private static byte[] save(EngineVersion engine) {
        PropertyType key = PropertyType.NAME;
        PropertyType row = PropertyType.struct("S_Row");
        return GvasBuilder.of(engine)
                .integer("Level", 3)
                .bool("On", true)
                .str("Player", "Bożena")
                .text("Title", GvasText.base("ns", "key", "source"))
                .integers("Numbers", 1, 2, 3)
                .map("Counts", key, PropertyType.INT, pair(name("a"), integer(1)))
                .struct("Row", "S_Row", list -> list.property("At", Natives.vector(1, 2, 3)))
                .set("Rows", row)
                .build();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyCutEndsInADeclaredOutcome(EngineVersion engine) throws SaveException {
        byte[] save = save(engine);
        var outcomes = new EnumMap<Outcome, Integer>(Outcome.class);
        for (int length = 0; length < save.length; length++) {
            check(Corrupter.cut(save, length), "cut at " + length, outcomes);
        }
        System.out.println(engine.release() + " cut: " + outcomes);
        assertTrue(outcomes.getOrDefault(Outcome.DAMAGED, 0) > save.length / 2, engine.release());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyFlippedByteEndsInADeclaredOutcome(EngineVersion engine) throws SaveException {
        byte[] save = save(engine);
        var outcomes = new EnumMap<Outcome, Integer>(Outcome.class);
        for (int at = 0; at < save.length; at++) {
            for (int mask : new int[] {0x01, 0x80, 0xFF}) {
                byte[] flipped = Corrupter.flipByte(save, at, mask);
                check(flipped, "byte " + at + " with mask " + mask, outcomes);
            }
        }
        System.out.println(engine.release() + " flipped: " + outcomes);
        assertEquals(3 * save.length, outcomes.values().stream().mapToInt(n -> n).sum());
    }

    private static void check(byte[] bytes, String place, Map<Outcome, Integer> outcomes)
            throws SaveException {
        Bytes save = Bytes.wrap(bytes);
        Diagnosis diagnosis = Saves.inspect(save);
        outcomes.merge(diagnosis.outcome(), 1, Integer::sum);
        assertTrue(DECLARED.contains(diagnosis.outcome()), place);
        Finding first =
                diagnosis.findings().kept().stream()
                        .filter(Finding::isError)
                        .findFirst()
                        .orElse(null);
        assertEquals(first, errorOf(save), place);
        if (diagnosis.document() != null) {
            diagnosis.document().close();
        }
        Verdict verdict = Saves.verify(save);
        assertEquals(first == null, verdict.exact(), place);
        assertEquals(diagnosis.outcome(), verdict.outcome(), place);
    }

    /// What the strict door throws, null where it opens.
    private static Finding errorOf(Bytes save) throws SaveException {
        try (SaveDocument document = Saves.open(save)) {
            assertEquals(save, Saves.write(document));
            return null;
        } catch (SaveException refused) {
            return refused.finding();
        }
    }
}
