package dev.keepsake.unreal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.BigGvas;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.unreal.value.Forms;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Containers over 1 MiB are read by page, and what edits make of them is written.
final class PagesTest {
    private static final int ENTRIES = 50_000;
    private static final RecordId RECORD = new RecordId(0, 0);

    private static Bytes save(EngineVersion engine, BigGvas.Kind kind, int entries)
            throws IOException {
        var out = new ByteArrayOutputStream();
        BigGvas.ofEntries(engine, kind, entries).write(out);
        return Bytes.wrap(out.toByteArray());
    }

    private static PagedItems pages(SaveDocument document) throws SaveException {
        return (PagedItems) ((ContainerValue) Saves.value(document, 0)).items();
    }

    private static List<Value> all(PagedItems items) throws SaveException {
        var all = new ArrayList<Value>();
        while (all.size() < items.size()) {
            all.addAll(items.page(all.size(), 65_536).values());
        }
        return all;
    }

    /// Without pages.
    private static List<Value> whole(Bytes save) throws SaveException {
        Limits limits = Limits.DEFAULT;
        Limits large =
                new Limits(
                        limits.storedBytes(),
                        limits.decodedBytes(),
                        limits.recordBytes(),
                        limits.depth(),
                        limits.foreignDepth(),
                        limits.textDepth(),
                        limits.stringBytes(),
                        limits.records(),
                        limits.chunks(),
                        limits.fields(),
                        limits.findingsPerCode(),
                        Integer.MAX_VALUE);
        var options = new OpenOptions(large, TypeCatalog.EMPTY);
        try (SaveDocument document =
                Saves.UNREAL.open(MemorySource.of("save", save), options, Progress.NONE)) {
            var container = (ContainerValue) Saves.value(document, 0);
            return List.copyOf(((InlineItems) container.items()).values());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = BigGvas.Kind.class,
            names = {"MAP_BY_NAME", "MAP_BY_GUID", "STRUCTS"})
    void pagesFromAnyIndexEqualTheWhole(BigGvas.Kind kind) throws Exception {
        for (EngineVersion engine : List.of(EngineVersion.UE_4_27, EngineVersion.UE_5_4)) {
            Bytes save = save(engine, kind, 8_000);
            List<Value> whole = whole(save);
            try (SaveDocument document = Saves.open(save)) {
                PagedItems items = pages(document);
                assertEquals(whole.size(), items.size());
                assertEquals(whole, all(items));
                var random = new Random(7);
                for (int i = 0; i < 200; i++) {
                    int from = random.nextInt(whole.size() + 1);
                    int count = 1 + random.nextInt(700);
                    InlineItems page = items.page(from, count);
                    assertTrue(page.count() > 0 || from == whole.size());
                    assertTrue(page.count() <= count);
                    assertEquals(whole.subList(from, from + page.count()), page.values());
                }
            }
            assertExact(save);
        }
    }

    private static void assertExact(Bytes save) throws SaveException {
        Verdict verdict = Saves.verify(save);
        assertEquals(true, verdict.exact());
        assertEquals(0, verdict.keptAsRead());
    }

    private static StructValue amount(Value row, int amount) {
        StructValue struct = (StructValue) row;
        var values = new ArrayList<>(struct.items().values());
        values.set(struct.type().indexOf("Amount"), IntegerValue.int32(amount));
        return struct.withItems(InlineItems.of(values));
    }

    @Test
    void editsOfALongMapAreWrittenAndReadAgain() throws Exception {
        Bytes save = save(EngineVersion.UE_5_4, BigGvas.Kind.MAP_BY_NAME, ENTRIES);
        List<Value> expected;
        try (SaveDocument document = Saves.open(save)) {
            expected = all(pages(document));
        }
        assertEquals(2 * ENTRIES, expected.size());
        StructValue row = (StructValue) expected.get(1);
        int amount = row.type().indexOf("Amount");
        ItemPath map = ItemPath.of(0);
        long far = 2L * 40_000;
        StructValue added = amount(row, -7);
        Bytes written =
                Edits.written(
                        save,
                        Edits.set(RECORD, IntegerValue.int32(-5), 0, far + 1, amount),
                        new Edit.Insert(
                                new Target(RECORD, map),
                                2L * 25_000,
                                -1,
                                Slot.of(NameValue.of("Added")),
                                new Slot(Forms.declared(added), added, Encoding.DEFAULT)),
                        new Edit.Remove(new Target(RECORD, map.then(2L * 10))));
        expected.set((int) far + 1, amount(expected.get((int) far + 1), -5));
        expected.add(2 * 25_001, NameValue.of("Added"));
        expected.add(2 * 25_001 + 1, added);
        expected.subList(20, 22).clear();
        try (SaveDocument document = Saves.open(written)) {
            assertEquals(expected, all(pages(document)));
        }
        assertExact(written);
    }

    @Test
    void aLongPackedListIsEditedInPlace() throws Exception {
        Bytes save = save(EngineVersion.UE_5_3, BigGvas.Kind.INTEGERS, 600_000);
        Bytes written =
                Edits.written(save, Edits.set(RECORD, IntegerValue.int32(0x01020304), 0, 500_000));
        assertEquals(save.length(), written.length());
        int at = save.length() - 13 - 4 * 100_000;
        assertEquals(at, save.mismatch(written));
        assertEquals("04030201", written.slice(at, 4).toString());
        assertEquals(save.slice(at + 4, 13), written.slice(at + 4, 13));
        assertExact(written);
    }
}
