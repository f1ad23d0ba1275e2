package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeepsakeMutationTest {
    private static final int MUTANTS = 10_000;
    private static final long SEED = 20_261_201;
    private static final Limits SMALL = Limits.DEFAULT.withDecodedBytes(8 << 20);

    @Test
    void everyMutantEndsInAnOutcomeOrIsSoundToTheByte() throws SaveException {
        var random = new Random(SEED);
        var resealed = new Resealed(SampleSaves.small(), random);
        Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
        for (int i = 0; i < MUTANTS; i++) {
            Bytes mutant = resealed.next();
            Verification verification = Verification.of(mutant, SMALL);
            outcomes.merge(verification.outcome(), 1, Integer::sum);
            if (verification.outcome() == Outcome.LOADED) {
                requireExact(mutant, verification, i);
            } else {
                requireFailure(verification.outcome(), i);
            }
        }
        assertTrue(outcomes.getOrDefault(Outcome.DAMAGED, 0) > MUTANTS / 4, outcomes::toString);
        assertTrue(outcomes.getOrDefault(Outcome.LOADED, 0) > MUTANTS / 20, outcomes::toString);
    }

    private static void requireFailure(Outcome outcome, int mutant) {
        boolean declared =
                switch (outcome) {
                    case DAMAGED, NEWER, REFUSED -> true;
                    default -> false;
                };
        assertTrue(declared, () -> "mutant " + mutant + " of seed " + SEED + ": " + outcome);
    }

    /// What a strict reader accepts has one encoding: its own.
    private static void requireExact(Bytes mutant, Verification verification, int number)
            throws SaveException {
        String what = "mutant " + number + " of seed " + SEED;
        assertTrue(verification.result().orElseThrow().exact(), what);
        try (SaveDocument document = SampleSaves.open(mutant)) {
            assertEquals(mutant, SampleSaves.write(document), what);
        }
    }
}
