package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.value.Shape;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import org.junit.jupiter.api.Test;

class OpenBlocksTest {
    private static int arrayLength(Bytes bytes) {
        return bytes.read((array, offset, length) -> array.length);
    }

    private static void requireNothingElseHeld(Bytes save) throws SaveException {
        try (SaveDocument document = SampleSaves.open(save)) {
            OpenBlocks blocks = ((KeepsakeOrigin) document.origin()).blocks();
            for (int block = 0; block < 2; block++) {
                int head = blocks.entry(block).headDecoded();
                int body = blocks.entry(block).bodyDecoded();
                assertEquals(head, arrayLength(blocks.head(block).bytes()));
                assertEquals(body, arrayLength(blocks.body(block)));
                for (Shape shape : blocks.head(block).shapes()) {
                    assertTrue(arrayLength(shape.bytes()) <= head);
                }
            }
        }
    }

    @Test
    void whatIsKeptOfAPlainBlockHoldsNeitherTheBlockNorTheFile() throws SaveException {
        requireNothingElseHeld(StoredCopy.of(SampleSaves.small()));
    }

    @Test
    void whatIsKeptOfACompressedBlockHoldsNothingElse() throws SaveException {
        requireNothingElseHeld(SampleSaves.small());
    }
}
