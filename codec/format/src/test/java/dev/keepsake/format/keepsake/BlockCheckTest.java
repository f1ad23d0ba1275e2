package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BlockCheckTest {
    private static final int RECORDS = 1_500;

    /// A save of one block whose records all have a section that no id can have.
    private static Bytes broken() throws SaveException {
        Bytes save =
                SampleSaves.write(sink -> {
                    sink.begin(SampleSaves.fullHeader(), null);
                    sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
                    for (int i = 0; i < RECORDS; i++) {
                        sink.record(SampleSaves.record("r" + i, "global", "World", i));
                    }
                });
        return StoredCopy.of(save, head -> head, BlockCheckTest::withoutIds);
    }

    private static Bytes withoutIds(Bytes body) {
        byte[] bytes = body.toArray();
        for (int i = 0; i + 4 <= bytes.length; i++) {
            if (body.slice(i, 4).equals(Bytes.ofText("PROP"))) {
                bytes[i] = 1;
            }
        }
        return Bytes.wrap(bytes);
    }

    @Test
    void keepsNoMoreFindingsOfABlockThanOfASaveAndCountsTheRest() throws SaveException {
        var source = MemorySource.of("test", broken());
        try (SaveDocument document =
                SampleSaves.FORMAT.open(source, OpenOptions.DEFAULT, Progress.NONE)) {
            var origin = (KeepsakeOrigin) document.origin();
            var result =
                    new BlockCheck(
                                    origin,
                                    origin.chunks().get(0),
                                    0,
                                    CheckScope.EXACT,
                                    Progress.NONE)
                            .run();
            int most = Limits.DEFAULT.findingsPerCode();
            assertEquals(most, result.findings().kept().size());
            String code = result.findings().kept().get(0).code().id();
            assertEquals(Map.of(code, (long) RECORDS - most), result.findings().leftOut());
            assertFalse(result.exact());
            assertEquals(
                    (long) RECORDS - most,
                    Verification.of(broken()).findings().leftOut().get(code));
        }
    }
}
