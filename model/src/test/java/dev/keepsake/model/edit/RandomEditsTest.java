package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.ContentComparison;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/// Whatever edits are staged: they can be taken back exactly, one by one or any one of them.
final class RandomEditsTest {
    private static final Editor EDITOR = new Editor(EditChecks.of(TypeCatalog.EMPTY));
    private static final RecordId[] RECORDS = {
        RecordId.HEADER, new RecordId(0, 0), new RecordId(0, 1), new RecordId(0, -1)
    };

    private static StructValue content() {
        var list = ListValue.of(PrimitiveType.INT32, numbers(3));
        var nested =
                StructValue.builder("Inner")
                        .add("A", PrimitiveType.ANY, number(7), Encoding.text("raw", "07"))
                        .add("A", TextValue.of("twice"))
                        .build();
        return StructValue.builder("Outer")
                .add("List", list.type(), list.withItems(spelled()), Encoding.number("width", 2))
                .add(
                        "Map",
                        MapValue.of(
                                PrimitiveType.INT32,
                                PrimitiveType.ANY,
                                List.of(
                                        new MapValue.Entry(number(1), nested),
                                        new MapValue.Entry(number(1), list))))
                .add("Set", SetValue.of(PrimitiveType.INT32, numbers(2)))
                .add("Packed", packed())
                .add("Maybe", OptionalValue.of(PrimitiveType.INT32, number(4)))
                .add("Own", new ObjectValue("obj", nested))
                .add("Text", LocalizedTextValue.base("n", "k", "s"))
                .add(
                        "Kept",
                        new OpaqueValue(Bytes.ofText("?"), "T", OpaqueValue.Reason.UNKNOWN_TYPE))
                .build();
    }

    private static PackedValue packed() {
        return new PackedValue(
                new PackedType(PrimitiveType.INT16), Bytes.copyOf(new byte[] {1, 0, 2, 0}));
    }

    private static InlineItems spelled() {
        return InlineItems.of(
                numbers(3),
                List.of(Encoding.text("raw", "+0"), Encoding.DEFAULT, Encoding.number("w", 1)));
    }

    private static IntegerValue number(int value) {
        return IntegerValue.int32(value);
    }

    private static List<Value> numbers(int count) {
        var values = new ArrayList<Value>();
        for (int i = 0; i < count; i++) {
            values.add(number(i));
        }
        return values;
    }

    private static DetachedRecord record(String subject) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", "C"),
                new RecordContent(
                        List.of(
                                new Section("PROP", content(), Encoding.number("flags", 3)),
                                Section.of("TAGS", SetValue.of(PrimitiveType.INT32, numbers(2))))));
    }

    private static EditedSave open() {
        return EditedSave.opened(
                new MemoryOrigin(content()).with("GLOB", "", record("a"), record("b")).open());
    }

    @Property(tries = 400)
    void takesEveryEditBackExactlyInReverseOrder(@ForAll long seed) throws SaveException {
        var random = new Random(seed);
        EditedSave now = open();
        EditedSave opened = now;
        var inverses = new ArrayList<List<Edit>>();
        for (int i = 0; i < 12; i++) {
            Edit edit = randomEdit(random, now);
            List<Edit> inverse = inverseOf(now, edit);
            if (!inverse.isEmpty()) {
                now = EDITOR.stage(now, edit);
                inverses.add(inverse);
            }
        }
        for (int i = inverses.size() - 1; i >= 0; i--) {
            now = EDITOR.stage(now, inverses.get(i), Progress.NONE);
        }
        assertSame(opened.document(), now.document());
    }

    /// What takes an edit back, empty where the edit is refused.
    private static List<Edit> inverseOf(EditedSave now, Edit edit) throws SaveException {
        try (EditedSave after = EDITOR.stage(now, edit)) {
            assertTrue(!after.staged().isEmpty());
        } catch (EditRefusedException refused) {
            return List.of();
        }
        return EDITOR.inverse(now, edit);
    }

    @Property(tries = 400)
    void revertingOneEntryGivesWhatStagingAllOthersGives(@ForAll long seed) throws SaveException {
        var random = new Random(seed);
        EditedSave now = open();
        var edits = new ArrayList<Edit>();
        for (int i = 0; i < 10; i++) {
            Edit edit = randomEdit(random, now);
            if (!inverseOf(now, edit).isEmpty()) {
                now = EDITOR.stage(now, edit);
                edits.add(edit);
            }
        }
        for (int k = 0; k < edits.size(); k++) {
            int number = now.staged().entries().get(k).number();
            assertRevertsTo(now, number, edits, k);
        }
        assertSame(EDITOR.revertAll(now, Progress.NONE).document(), open().document());
    }

    private static void assertRevertsTo(EditedSave now, int number, List<Edit> edits, int left)
            throws SaveException {
        EditedSave reverted;
        try {
            reverted = EDITOR.revert(now, List.of(number), Progress.NONE);
        } catch (EditRefusedException refused) {
            assertEquals(EditCode.DEPENDS, refused.finding().code());
            return;
        }
        EditedSave others = open();
        for (int i = 0; i < edits.size(); i++) {
            if (i != left) {
                try {
                    others = EDITOR.stage(others, edits.get(i));
                } catch (EditRefusedException anchorless) {
                    assertEquals(EditCode.POSITION, anchorless.finding().code());
                    return;
                }
            }
        }
        assertSame(others.document(), reverted.document());
    }

    @Property(tries = 200)
    void undoAndRedoShowTheSameDocumentsAgain(@ForAll long seed) throws SaveException {
        var random = new Random(seed);
        EditedSave now = open();
        EditHistory history = EditHistory.EMPTY;
        var seen = new ArrayList<EditedSave>(List.of(now));
        for (int i = 0; i < 6; i++) {
            Edit edit = randomEdit(random, now);
            if (!inverseOf(now, edit).isEmpty()) {
                now = EDITOR.stage(now, edit);
                history = history.then(now.staged());
                seen.add(now);
            }
        }
        for (int i = seen.size() - 2; i >= 0; i--) {
            history = history.undo().orElseThrow();
            now = EDITOR.show(now, history.present(), Progress.NONE);
            assertSame(seen.get(i).document(), now.document());
        }
        for (int i = 1; i < seen.size(); i++) {
            history = history.redo().orElseThrow();
            now = EDITOR.show(now, history.present(), Progress.NONE);
            assertSame(seen.get(i).document(), now.document());
        }
    }

    private static Edit randomEdit(Random random, EditedSave now) throws SaveException {
        RecordId record = RECORDS[random.nextInt(RECORDS.length)];
        if (random.nextInt(8) == 0 && !record.equals(RecordId.HEADER)) {
            return randomRecordEdit(random, record);
        }
        if (record.isAdded() && !isThere(now, record)) {
            return new Edit.AddRecord(record, record("new"), random.nextInt(2));
        }
        ItemPath container = randomContainer(random, now, record);
        EditedValue place = walk(now, record, container);
        return randomValueEdit(random, new Target(record, container), place);
    }

    private static boolean isThere(EditedSave now, RecordId record) {
        return now.document().changes().records().containsKey(record);
    }

    private static Edit randomRecordEdit(Random random, RecordId record) {
        return switch (random.nextInt(4)) {
            case 0 -> new Edit.RemoveRecord(record);
            case 1 -> new Edit.RestoreRecord(record);
            case 2 -> new Edit.AddRecord(new RecordId(0, -1), record("n"), random.nextInt(2));
            default -> new Edit.SetHead(record, new RecordHead("s" + random.nextInt(9), "k", ""));
        };
    }

    private static EditedValue walk(EditedSave now, RecordId record, ItemPath path)
            throws SaveException {
        return Editor.replay(now, record).walk(path, new Edit.RemoveRecord(record), made -> {});
    }

    private static ItemPath randomContainer(Random random, EditedSave now, RecordId record)
            throws SaveException {
        ItemPath path = ItemPath.ROOT;
        for (int depth = random.nextInt(4); depth > 0; depth--) {
            EditedValue place = walk(now, record, path);
            if (place.size() == 0) {
                return path;
            }
            long id = place.idAt(random.nextLong(place.size())).orElseThrow();
            if (!Places.isContainer(place.item(id).base())) {
                return path;
            }
            path = path.then(id);
        }
        return path;
    }

    private static Edit randomValueEdit(Random random, Target container, EditedValue place)
            throws SaveException {
        long id = place.size() == 0 ? 5 : place.idAt(random.nextLong(place.size())).orElseThrow();
        Target item = new Target(container.record(), container.path().then(id));
        long after =
                random.nextInt(3) == 0 || id == 5 && place.size() == 0
                        ? Edit.Insert.FIRST
                        : ItemIds.item(ItemIds.unit(id, place.unit()), place.unit(), 0);
        Type declared = place.has(id) ? place.item(id).declared() : PrimitiveType.INT32;
        Encoding encoding = random.nextBoolean() ? null : Encoding.number("e", random.nextInt());
        return switch (random.nextInt(10)) {
            case 0, 1 -> new Edit.SetValue(item, value(random, declared), encoding);
            case 2 ->
                    new Edit.Insert(
                            container,
                            after,
                            place.nextId(),
                            key(random, place),
                            Slot.of(value(random, itemType(place))));
            case 3 -> new Edit.Remove(item);
            case 4 -> new Edit.Move(item, anotherUnit(random, place));
            case 5 ->
                    new Edit.SetKey(
                            item,
                            place.unit() == 2 ? number(random.nextInt(9)) : name(random),
                            encoding);
            case 6 -> new Edit.SetEncoding(item, Encoding.text("t", "x" + random.nextInt(9)));
            case 7 -> new Edit.Retype(item, Slot.of(value(random, PrimitiveType.ANY)));
            case 8 -> new Edit.SetName(item, "n" + random.nextInt(9));
            default -> new Edit.SetBytes(item, Bytes.ofText("b" + random.nextInt(9)));
        };
    }

    private static long anotherUnit(Random random, EditedValue place) {
        if (place.size() == 0 || random.nextInt(3) == 0) {
            return Edit.Insert.FIRST;
        }
        long id = place.idAt(random.nextLong(place.size())).orElseThrow();
        return ItemIds.item(ItemIds.unit(id, place.unit()), place.unit(), 0);
    }

    private static Type itemType(EditedValue place) {
        if (Places.fields(place.base()) != null) {
            return PrimitiveType.ANY;
        }
        return Places.declared(place.base(), place.unit() == 2 ? 1 : 0);
    }

    private static Slot key(Random random, EditedValue place) {
        if (place.unit() == 2) {
            return Slot.of(number(random.nextInt(5)));
        }
        return Places.fields(place.base()) == null ? null : Slot.of(name(random));
    }

    private static NameValue name(Random random) {
        return NameValue.of("f" + random.nextInt(6));
    }

    private static Value value(Random random, Type declared) {
        if (declared == PrimitiveType.INT32) {
            return number(random.nextInt());
        }
        if (declared == PrimitiveType.INT16) {
            return new IntegerValue(random.nextInt(100), PrimitiveType.INT16);
        }
        if (declared != PrimitiveType.ANY) {
            for (Value field : content().items().values()) {
                if (field.fits(declared)) {
                    return field;
                }
            }
        }
        List<Value> all = content().items().values();
        return random.nextBoolean() ? BoolValue.TRUE : all.get(random.nextInt(all.size()));
    }

    private static void assertSame(SaveDocument left, SaveDocument right) throws SaveException {
        assertSameValue(left.header(), right.header());
        assertEquals(left.recordCount(), right.recordCount());
        for (int i = 0; i < left.chunk(0).size(); i++) {
            var one = left.chunk(0).record(i);
            var two = right.chunk(0).record(i);
            assertEquals(one.id(), two.id());
            assertEquals(one.head(), two.head());
            assertEquals(one.content(), two.content());
            for (int s = 0; s < one.content().sections().size(); s++) {
                Section first = one.content().sections().get(s);
                Section second = two.content().sections().get(s);
                assertEquals(first.encoding(), second.encoding());
                assertSameValue(first.content(), second.content());
            }
        }
    }

    private static void assertSameValue(Value left, Value right) throws SaveException {
        assertEquals(left, right);
        assertTrue(ContentComparison.same(left, right, true));
        assertEquals(left instanceof ContainerValue, right instanceof ContainerValue);
    }
}
