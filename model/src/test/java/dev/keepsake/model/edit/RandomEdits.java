package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Random;

/// Edits of a [MixedSave] made at random: of any place, most of them fitting.
final class RandomEdits {
    private static final RecordId[] RECORDS = {
        RecordId.HEADER, new RecordId(0, 0), new RecordId(0, 1), new RecordId(0, -1)
    };

    private final Random random;

    RandomEdits(long seed) {
        this.random = new Random(seed);
    }

    /// An edit of what stands there now, or of what does not: it may be refused.
    Edit next(EditedSave now) throws SaveException {
        RecordId record = RECORDS[random.nextInt(RECORDS.length)];
        if (random.nextInt(8) == 0 && !record.equals(RecordId.HEADER)) {
            return randomRecordEdit(record);
        }
        if (record.isAdded() && !isThere(now, record)) {
            return new Edit.AddRecord(record, MixedSave.record("new"), random.nextInt(2));
        }
        ItemPath container = randomContainer(now, record);
        EditedValue place = walk(now, record, container);
        return randomValueEdit(new Target(record, container), place);
    }

    private static boolean isThere(EditedSave now, RecordId record) {
        return now.document().changes().records().containsKey(record);
    }

    private Edit randomRecordEdit(RecordId record) {
        return switch (random.nextInt(4)) {
            case 0 -> new Edit.RemoveRecord(record);
            case 1 -> new Edit.RestoreRecord(record);
            case 2 ->
                    new Edit.AddRecord(
                            new RecordId(0, -1), MixedSave.record("n"), random.nextInt(2));
            default -> new Edit.SetHead(record, new RecordHead("s" + random.nextInt(9), "k", ""));
        };
    }

    private static EditedValue walk(EditedSave now, RecordId record, ItemPath path)
            throws SaveException {
        return Editor.replay(now, record).walk(path, new Edit.RemoveRecord(record), made -> {});
    }

    private ItemPath randomContainer(EditedSave now, RecordId record) throws SaveException {
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

    private Edit randomValueEdit(Target container, EditedValue place) throws SaveException {
        long id = place.size() == 0 ? 5 : place.idAt(random.nextLong(place.size())).orElseThrow();
        Target item = new Target(container.record(), container.path().then(id));
        long after =
                random.nextInt(3) == 0 || id == 5 && place.size() == 0
                        ? Edit.Insert.FIRST
                        : ItemIds.item(ItemIds.unit(id, place.unit()), place.unit(), 0);
        Type declared = place.has(id) ? place.item(id).declared() : PrimitiveType.INT32;
        Encoding encoding = random.nextBoolean() ? null : Encoding.number("e", random.nextInt());
        return switch (random.nextInt(10)) {
            case 0, 1 -> new Edit.SetValue(item, value(declared), encoding);
            case 2 ->
                    new Edit.Insert(
                            container,
                            after,
                            place.nextId(),
                            key(place),
                            Slot.of(value(itemType(place))));
            case 3 -> new Edit.Remove(item);
            case 4 -> new Edit.Move(item, anotherUnit(place));
            case 5 ->
                    new Edit.SetKey(
                            item,
                            place.unit() == 2 ? MixedSave.number(random.nextInt(9)) : name(),
                            encoding);
            case 6 -> new Edit.SetEncoding(item, Encoding.text("t", "x" + random.nextInt(9)));
            case 7 -> new Edit.Retype(item, Slot.of(value(PrimitiveType.ANY)));
            case 8 -> new Edit.SetName(item, "n" + random.nextInt(9));
            default -> new Edit.SetBytes(item, Bytes.ofText("b" + random.nextInt(9)));
        };
    }

    private long anotherUnit(EditedValue place) {
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

    private Slot key(EditedValue place) {
        if (place.unit() == 2) {
            return Slot.of(MixedSave.number(random.nextInt(5)));
        }
        return Places.fields(place.base()) == null ? null : Slot.of(name());
    }

    private NameValue name() {
        return NameValue.of("f" + random.nextInt(6));
    }

    private Value value(Type declared) {
        if (declared == PrimitiveType.INT32) {
            return MixedSave.number(random.nextInt());
        }
        if (declared == PrimitiveType.INT16) {
            return new IntegerValue(random.nextInt(100), PrimitiveType.INT16);
        }
        if (declared != PrimitiveType.ANY) {
            for (Value field : MixedSave.content().items().values()) {
                if (field.fits(declared)) {
                    return field;
                }
            }
        }
        List<Value> all = MixedSave.content().items().values();
        return random.nextBoolean() ? BoolValue.TRUE : all.get(random.nextInt(all.size()));
    }
}
