package dev.keepsake.format.block;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BlockSpoolTest {
    private static final int SIZE = 8 << 20;

    private static Bytes block(int number) {
        byte[] bytes = new byte[SIZE];
        Arrays.fill(bytes, (byte) number);
        return Bytes.wrap(bytes);
    }

    @Test
    void givesBackWhatWentToTheFileAsWellAsWhatStayedInMemory() throws SaveException {
        try (var spool = new BlockSpool()) {
            for (int i = 0; i < 12; i++) {
                assertEquals(i, spool.add(block(i)));
            }
            for (int i = 11; i >= 0; i--) {
                assertEquals(block(i), spool.read(i, SIZE));
            }
        }
    }
}
