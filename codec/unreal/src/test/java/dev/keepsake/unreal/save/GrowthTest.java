package dev.keepsake.unreal.save;

import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.wrapper.Wrapped;
import java.util.Collections;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// What is staged can be written: a save that would become too long is refused before.
final class GrowthTest {
    private static final int FREE = 500;

    private static Bytes save() {
        return Bytes.wrap(
                GvasBuilder.of(UE_5_4).str("A", "a").str("B", "b").integer("C", 3).build());
    }

    private static Limits limits(Bytes content) {
        Limits usual = Limits.DEFAULT;
        int most = content.length() + FREE;
        return new Limits(
                most,
                most,
                usual.recordBytes(),
                usual.depth(),
                usual.foreignDepth(),
                usual.textDepth(),
                usual.stringBytes(),
                usual.records(),
                usual.chunks(),
                usual.fields(),
                usual.findingsPerCode(),
                usual.pageBytes());
    }

    private static SaveDocument open(Bytes file, Limits limits) throws SaveException {
        return Saves.UNREAL.open(
                MemorySource.of("save", file),
                new OpenOptions(limits, TypeCatalog.EMPTY),
                Progress.NONE);
    }

    private static RecordChange text(String name, int length) {
        return value(name, TextValue.of("x".repeat(length)));
    }

    private static RecordChange value(String name, Value value) {
        var section = new Section("PROP", value, Encoding.DEFAULT);
        var record =
                new DetachedRecord(new RecordHead(name, "property", ""), RecordContent.of(section));
        return new RecordChange.Added(record, RecordChange.Added.FIRST);
    }

    @Test
    void whatIsStagedCanBeWritten() throws SaveException {
        Bytes content = save();
        int refused = 0;
        int written = 0;
        for (Bytes file :
                new Bytes[] {content, Wrapped.plz1(content), Wrapped.frames(50, content)}) {
            var random = new Random(3);
            Limits limits = limits(content);
            SaveDocument document = open(file, limits);
            for (int i = 0; i < 300; i++) {
                RecordId id = new RecordId(0, -1 - random.nextInt(4));
                RecordChange change = text("New" + id.record(), random.nextInt(250));
                var more = new TreeMap<RecordId, RecordChange>(document.changes().records());
                more.put(id, change);
                try {
                    document =
                            document.withChanges(
                                    document.changes().withRecords(more), Progress.NONE);
                } catch (EditRefusedException tooLong) {
                    assertEquals(Map.of("reason", "size"), tooLong.finding().details());
                    refused++;
                    continue;
                }
                Bytes now = Saves.content(Saves.write(document));
                assertTrue(now.length() <= content.length() + FREE);
                written++;
            }
            document.close();
        }
        assertTrue(refused > 50 && written > 50, refused + " refused, " + written + " written");
    }

    @Test
    void whatTakesAllThatIsFreeIsWrittenAndOneByteMoreRefused() throws SaveException {
        Bytes content = save();
        try (SaveDocument document = open(content, limits(content))) {
            var id = new RecordId(0, -1);
            Changes some = Changes.NONE.withRecords(Map.of(id, text("New", 10)));
            int more = Saves.write(document.withChanges(some, Progress.NONE)).length();
            int most = 10 + content.length() + FREE - more;
            Changes all = Changes.NONE.withRecords(Map.of(id, text("New", most)));
            SaveDocument full = document.withChanges(all, Progress.NONE);
            assertEquals(content.length() + FREE, Saves.write(full).length());
            Changes above = Changes.NONE.withRecords(Map.of(id, text("New", most + 1)));
            assertThrows(
                    EditRefusedException.class, () -> document.withChanges(above, Progress.NONE));
            Changes gone =
                    some.withRecords(
                            Map.of(
                                    new RecordId(0, 1),
                                    new RecordChange.Removed(),
                                    id,
                                    text("New", most + 1)));
            Bytes shorter = Saves.write(document.withChanges(gone, Progress.NONE));
            assertTrue(shorter.length() < content.length() + FREE);
        }
    }

    /// Long texts, all the same.
    private record Repeated(Value text, long size) implements PagedItems {
        @Override
        public InlineItems page(long from, int count) {
            int most = (int) Math.min(Math.min(count, 16), size - from);
            return InlineItems.of(Collections.nCopies(most, text));
        }
    }

    private static RecordChange list(int bytesEach, long count) {
        Value text = TextValue.of("x".repeat(bytesEach));
        return value(
                "Long", new ListValue(new ListType(PrimitiveType.TEXT), new Repeated(text, count)));
    }

    @Test
    void aRecordOfMoreThan2GiBIsRefused() throws SaveException {
        try (SaveDocument document = Saves.open(save())) {
            Changes changes =
                    Changes.NONE.withRecords(Map.of(new RecordId(0, -1), list(1 << 20, 2_049)));
            var refused =
                    assertThrows(
                            EditRefusedException.class,
                            () -> document.withChanges(changes, Progress.NONE));
            assertEquals(Map.of("reason", "long"), refused.finding().details());
        }
    }

    @Test
    void aRecordTooLongToReadAgainIsStagedAndWrittenByPages() throws SaveException {
        Bytes content = save();
        try (SaveDocument document = open(content, Saves.limits(1 << 20, 100))) {
            Changes changes =
                    Changes.NONE.withRecords(Map.of(new RecordId(0, -1), list(1_000, 3_000)));
            Bytes written = Saves.write(document.withChanges(changes, Progress.NONE));
            assertTrue(written.length() > 3_000_000);
            assertEquals(true, Saves.verify(written).exact());
            assertThrows(
                    CancelledException.class,
                    () -> document.withChanges(changes, (done, total) -> done < 1_000));
            Changes unnamed =
                    Changes.NONE.withRecords(
                            Map.of(
                                    new RecordId(0, -1),
                                    value(
                                            "None",
                                            new ListValue(
                                                    new ListType(PrimitiveType.TEXT),
                                                    new Repeated(TextValue.of("x"), 900_000)))));
            assertThrows(
                    EditRefusedException.class, () -> document.withChanges(unnamed, Progress.NONE));
        }
    }
}
