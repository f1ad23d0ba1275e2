package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.CountingItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class EditedItemsTest {
    private static final RecordId RECORD = new RecordId(0, 0);
    private static final Target LIST = new Target(RECORD, ItemPath.of(0));
    private static final Editor EDITOR = new Editor(EditChecks.of(TypeCatalog.EMPTY));

    private static EditedSave open(PagedItems items) {
        var list = new ListValue(new ListType(PrimitiveType.INT64), items);
        return EditedSave.opened(
                new MemoryOrigin(StructValue.builder("").build())
                        .with(
                                "GLOB",
                                "",
                                new DetachedRecord(
                                        new RecordHead("a", "global", ""),
                                        RecordContent.of(Section.of("PROP", list))))
                        .open());
    }

    private static PagedItems items(EditedSave save) throws SaveException {
        var section = save.document().record(RECORD).content().sections().get(0);
        return assertInstanceOf(PagedItems.class, ((ListValue) section.content()).items());
    }

    private static Target item(long id) {
        return new Target(RECORD, LIST.path().then(id));
    }

    private static Slot slot(long value) {
        return Slot.of(IntegerValue.int64(value));
    }

    private static List<Long> read(PagedItems items, long from, int count) throws SaveException {
        var read = new ArrayList<Long>();
        while (read.size() < count && from + read.size() < items.size()) {
            items.page(from + read.size(), count - read.size())
                    .values()
                    .forEach(value -> read.add(((IntegerValue) value).bits()));
        }
        return read;
    }

    @Test
    void laysEditsOverAMillionItemsAndReadsOnlyThePageAsked() throws SaveException {
        var base = new CountingItems(1_000_000, 500);
        EditedSave save =
                EDITOR.stage(
                        open(base),
                        new Edit.Remove(item(1)),
                        new Edit.SetValue(item(500_000), IntegerValue.int64(-5), null),
                        new Edit.Insert(LIST, 1, -1, null, slot(-1)),
                        new Edit.Insert(LIST, 999_999, -2, null, slot(-2)),
                        new Edit.Move(item(999_998), Edit.Insert.FIRST));
        long before = base.read();
        PagedItems edited = items(save);
        assertEquals(1_000_001, edited.size());
        assertEquals(List.of(999_998L, 0L, -1L, 2L, 3L), read(edited, 0, 5));
        assertEquals(List.of(499_999L, -5L, 500_001L), read(edited, 500_000, 3));
        assertEquals(List.of(999_997L, 999_999L, -2L), read(edited, 999_998, 9));
        assertEquals(0, edited.page(1_000_001, 10).count());
        assertThrows(IndexOutOfBoundsException.class, () -> edited.page(1_000_002, 1));
        assertTrue(base.read() - before < 100, "read " + (base.read() - before));
    }

    @Test
    void equalsAPlainListAfterAThousandRandomEdits() throws SaveException {
        var random = new Random(42);
        var base = new CountingItems(1_000_000, 700);
        var model = new ArrayList<Long>();
        for (long i = 0; i < 2_000; i++) {
            model.add(i);
        }
        var edits = new ArrayList<Edit>();
        for (long n = 1; n <= 1_000; n++) {
            int at = random.nextInt(model.size());
            long id = model.get(at);
            switch (random.nextInt(3)) {
                case 0 -> {
                    edits.add(new Edit.Remove(item(id)));
                    model.remove(at);
                }
                case 1 -> {
                    edits.add(new Edit.Insert(LIST, id, -n, null, slot(-n)));
                    model.add(at + 1, -n);
                }
                default -> {
                    model.remove(at);
                    int to = random.nextInt(model.size());
                    edits.add(new Edit.Move(item(id), model.get(to)));
                    model.add(to + 1, id);
                }
            }
        }
        PagedItems edited = items(EDITOR.stage(open(base), edits, Progress.NONE));
        assertEquals(model, read(edited, 0, model.size()));
        assertEquals(1_000_000 - 2_000 + model.size(), edited.size());
    }
}
