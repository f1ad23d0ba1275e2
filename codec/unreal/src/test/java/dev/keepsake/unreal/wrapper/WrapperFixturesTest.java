package dev.keepsake.unreal.wrapper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Against saves that games wrote.
class WrapperFixturesTest {
    @BeforeAll
    static void skipWithoutSaves() {
        Fixtures.assumePresent();
    }

    @Test
    void everyPalworldZlibSaveHoldsAGvasOfTheSizeItRecords() throws SaveException {
        int opened = 0;
        for (String file : Fixtures.files("palworld_")) {
            if (file.contains("PlM")) {
                continue;
            }
            Bytes saved = Fixtures.read(file);
            Unwrapped save = Wrapped.open(saved);
            assertTrue(save.wrapping().holdsGvas(), file);
            assertEquals(LittleEndian.u32(saved, 0), save.content().size(), file);
            opened++;
        }
        assertEquals(6, opened);
    }

    @Test
    void aSaveWrittenAnewDecodesToTheSame() throws SaveException {
        int written = 0;
        for (String file : Fixtures.files("")) {
            if (file.contains("PlM") || file.startsWith("gamepass") || file.equals("expected")) {
                continue;
            }
            Unwrapped save = Wrapped.open(Fixtures.read(file));
            Bytes content = Wrapped.content(save);
            Bytes again = Wrapped.write(save.wrapping(), content);
            assertEquals(content, Wrapped.content(Wrapped.open(again)), file);
            written++;
        }
        System.out.println("written anew: " + written);
    }
}
