package dev.keepsake.testkit.unreal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomGvasTest {
    @Test
    void makesEqualSavesOfEqualSeeds() {
        for (EngineVersion engine : EngineVersion.ALL) {
            assertArrayEquals(RandomGvas.of(7, engine), RandomGvas.of(7, engine));
        }
    }

    @Test
    void makesOtherSavesOfOtherSeeds() {
        Set<String> saves = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            saves.add(HexFormat.of().formatHex(RandomGvas.of(seed, EngineVersion.UE_5_4)));
        }
        // Every ninth has no properties.
        assertEquals(true, saves.size() > 80, () -> saves.size() + " of 100");
    }
}
