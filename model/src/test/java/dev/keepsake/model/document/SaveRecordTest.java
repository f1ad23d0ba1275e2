package dev.keepsake.model.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.CountingItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class SaveRecordTest {
    private static final int ITEMS = 10_000;

    private final CountingItems items = new CountingItems(ITEMS, 1_000);
    private final SaveDocument document =
            new MemoryOrigin(StructValue.builder("").build())
                    .with("GLOB", "", record(items), record(new CountingItems(ITEMS, 700)))
                    .with("MORE", "", record(new CountingItems(ITEMS + 1, 700)))
                    .open();

    private static DetachedRecord record(CountingItems items) {
        var list = new ListValue(new ListType(PrimitiveType.INT64), items);
        return new DetachedRecord(
                new RecordHead("a", "k", ""), RecordContent.of(Section.of("PROP", list)));
    }

    private boolean isSame(int chunk, int record, Progress progress) throws SaveException {
        SaveRecord other = document.chunk(chunk).record(record);
        return document.chunk(0).record(0).sameContent(other, progress);
    }

    @Test
    void comparesPagedContentAndAsksForTheWayEveryThousandItems() throws SaveException {
        var asked = new AtomicInteger();
        assertTrue(isSame(0, 1, (done, total) -> asked.incrementAndGet() > 0));
        assertEquals(1 + (ITEMS + 1_023) / 1_024, asked.get());
        assertFalse(isSame(1, 0, Progress.NONE));
    }

    @Test
    void stopsInTheMiddleOfAContainer() {
        assertThrows(
                CancelledException.class, () -> isSame(0, 1, (done, total) -> done < 3_000));
        assertTrue(items.read() < 6_000);
    }
}
