package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Reads values, and refuses every byte that [ValueWriter] would not have written.
///
/// Takes a cursor over a record's body (or other bytes that hold values) and gives values that
/// share its memory. For one thread; after a failure it must not be used on. Failures carry the
/// steps that lead to the value; inside a map they lead to the entry's position.
public final class ValueReader {
    private static final int FIRST_ITEMS = 256;

    private final Cursor cursor;
    private final Shapes shapes;
    private final Limits limits;
    private final Budget budget;

    private ValueReader(Cursor cursor, Shapes shapes, Limits limits) {
        this.cursor = cursor;
        this.shapes = shapes;
        this.limits = limits;
        this.budget = new ReadBudget(cursor, limits);
    }

    /// A reader of the values that follow at a cursor.
    public static ValueReader over(Cursor cursor, Shapes shapes, Limits limits) {
        return new ValueReader(cursor, shapes, limits);
    }

    /// Fails where bytes are left that nothing read.
    public static void requireEnd(Cursor cursor) throws SaveException {
        if (cursor.remaining() > 0) {
            int from = cursor.position();
            cursor.skip(cursor.remaining());
            throw SaveException.of(cursor.findingSince(KeepsakeCode.UNUSED, from));
        }
    }

    /// Begins a section: what its values may ask for is paid by its own bytes.
    public void begin() {
        budget.begin();
    }

    /// Reads a value that says its own type.
    public Value readAny() throws SaveException {
        return read(readTypeOfAny());
    }

    /// Reads a value of the type that a plan is of.
    public Value read(Plan plan) throws SaveException {
        return switch (plan.code) {
            case TypeCode.BOOL -> BoolValue.of(LeafReader.readMark(cursor));
            case TypeCode.INT8 -> new IntegerValue(cursor.readI8(), PrimitiveType.INT8);
            case TypeCode.UINT8 -> new IntegerValue(cursor.readU8(), PrimitiveType.UINT8);
            case TypeCode.INT16 -> new IntegerValue(cursor.readI16(), PrimitiveType.INT16);
            case TypeCode.UINT16 -> new IntegerValue(cursor.readU16(), PrimitiveType.UINT16);
            case TypeCode.INT32 -> new IntegerValue(cursor.readI32(), PrimitiveType.INT32);
            case TypeCode.UINT32 -> new IntegerValue(cursor.readU32(), PrimitiveType.UINT32);
            case TypeCode.INT64 -> new IntegerValue(cursor.readI64(), PrimitiveType.INT64);
            case TypeCode.UINT64 -> new IntegerValue(cursor.readI64(), PrimitiveType.UINT64);
            case TypeCode.FLOAT -> new FloatValue(cursor.readI32());
            case TypeCode.DOUBLE -> new DoubleValue(cursor.readI64());
            case TypeCode.TEXT -> new TextValue(readString());
            case TypeCode.NAME -> new NameValue(readString());
            case TypeCode.ENUM -> new EnumValue((EnumType) plan.type, readString());
            case TypeCode.STRUCT -> readStruct(plan);
            case TypeCode.PACKED -> LeafReader.readPacked(cursor, (PackedType) plan.type);
            default -> readOther(plan);
        };
    }

    private Value readOther(Plan plan) throws SaveException {
        return switch (plan.code) {
            case TypeCode.LIST -> new ListValue((ListType) plan.type, readItems(plan));
            case TypeCode.SET -> new SetValue((SetType) plan.type, readItems(plan));
            case TypeCode.MAP -> new MapValue((MapType) plan.type, readItems(plan));
            case TypeCode.OPTIONAL -> readOptional(plan);
            case TypeCode.UUID -> LeafReader.readUuid(cursor);
            case TypeCode.DATE_TIME -> LeafReader.readDateTime(cursor);
            case TypeCode.DURATION -> LeafReader.readDuration(cursor);
            case TypeCode.BYTES -> new BytesValue(cursor.readBytes(cursor.readVarint()));
            case TypeCode.REFERENCE -> LeafReader.readReference(cursor, limits);
            case TypeCode.ASSET -> new AssetValue(readString(), readString());
            case TypeCode.OPAQUE -> LeafReader.readOpaque(cursor, limits);
            case TypeCode.OBJECT -> readObject();
            case TypeCode.NAMED_STRUCT -> readStruct(readShape(plan));
            case TypeCode.LOCALIZED_TEXT -> readLocalizedText();
            case TypeCode.ANY -> readAny();
            default -> throw new IllegalStateException("no such type code: " + plan.code);
        };
    }

    private Bytes readString() throws SaveException {
        return cursor.readString(limits.stringBytes());
    }

    String readName() throws SaveException {
        return NameCodec.read(cursor, limits);
    }

    private OptionalValue readOptional(Plan plan) throws SaveException {
        OptionalType type = (OptionalType) plan.type;
        budget.enter(1);
        InlineItems items = InlineItems.EMPTY;
        if (LeafReader.readMark(cursor)) {
            try {
                items = InlineItems.wrap(new Value[] {read(plan.parts[0])}, null);
            } catch (SaveException failure) {
                throw failure.inside(new Step.Item(0));
            }
        }
        budget.leave();
        return new OptionalValue(type, items);
    }

    private ObjectValue readObject() throws SaveException {
        String name = readName();
        return new ObjectValue(name, readStruct(Shape.readReference(cursor, shapes).plan()));
    }

    /// The plan of the struct that stands in a place that names its struct.
    Plan readShape(Plan named) throws SaveException {
        int from = cursor.position();
        Shape shape = Shape.readReference(cursor, shapes);
        String expected = ((NamedStructType) named.type).name();
        String found = shape.type().name();
        if (!expected.isEmpty() && !expected.equals(found)) {
            throw SaveException.of(
                    cursor.findingSince(KeepsakeCode.STRUCT_NAME, from)
                            .with("expected", expected)
                            .with("found", found));
        }
        return shape.plan();
    }

    private StructValue readStruct(Plan plan) throws SaveException {
        Plan[] fields = plan.parts;
        budget.enter(fields.length);
        if (fields.length == 0) {
            LeafReader.readNothing(cursor);
        }
        var values = new Value[fields.length];
        int i = 0;
        try {
            for (; i < fields.length; i++) {
                values[i] = read(fields[i]);
            }
        } catch (SaveException failure) {
            throw failure.inside(Steps.field(plan.fields(), i));
        }
        budget.leave();
        return new StructValue((StructType) plan.type, InlineItems.wrap(values, null));
    }

    private LocalizedTextValue readLocalizedText() throws SaveException {
        String form = readName();
        int count = cursor.readCount(3);
        budget.enterText(count);
        var fields = new ArrayList<StructType.Field>(Math.min(count, FIRST_ITEMS));
        var values = new Value[count];
        try {
            for (int i = 0; i < count; i++) {
                String name = readName();
                fields.add(new StructType.Field(name, PrimitiveType.ANY));
                values[i] = readAny();
                fields.set(i, new StructType.Field(name, values[i].type()));
            }
        } catch (SaveException failure) {
            throw fields.isEmpty()
                    ? failure
                    : failure.inside(Steps.field(fields, fields.size() - 1));
        }
        budget.leaveText();
        return new LocalizedTextValue(
                form, new StructValue(new StructType("", fields), InlineItems.wrap(values, null)));
    }

    private Items readItems(Plan plan) throws SaveException {
        int count = cursor.readCount(plan.leastBytesPerCount());
        long size = (long) count * plan.itemsPerCount();
        budget.enter(0);
        Items items = size == 0 ? InlineItems.EMPTY : readItems(plan, size);
        budget.leave();
        return items;
    }

    private Items readItems(Plan plan, long size) throws SaveException {
        int start = cursor.position();
        int kept = budget.kept();
        PageIndex index = null;
        var values = new Value[(int) Math.min(size, FIRST_ITEMS)];
        for (int i = 0; i < size; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, (int) Math.min(size, 2L * i));
                index = index == null ? new PageIndex() : index;
            }
            if (index != null) {
                index.add(i, cursor.position() - start);
            }
            values[i] = readItem(plan, i);
            if (cursor.position() - start > limits.pageBytes() || budget.isFull(kept)) {
                budget.drop(kept);
                return readPaged(plan, size, start, i + 1, index);
            }
        }
        return InlineItems.wrap(values, null);
    }

    /// Reads on, without keeping what was read: it can be read again page by page.
    private Items readPaged(Plan plan, long size, int start, int done, @Nullable PageIndex noted)
            throws SaveException {
        PageIndex index = noted == null ? new PageIndex() : noted;
        int kept = budget.kept();
        for (long i = done; i < size; i++) {
            index.add(i, cursor.position() - start);
            readItem(plan, i);
            budget.drop(kept);
        }
        Bytes bytes = cursor.slice(start, cursor.position());
        long base = cursor.offset() - bytes.length();
        return new Pages(plan, size, bytes, base, index, shapes, limits);
    }

    Value readItem(Plan plan, long index) throws SaveException {
        int outside = budget.values();
        try {
            Value value = read(plan.item(index));
            budget.endItem(outside);
            return value;
        } catch (SaveException failure) {
            throw failure.inside(Steps.item(plan, index));
        }
    }

    Budget budget() {
        return budget;
    }

    Plan readTypeOfAny() throws SaveException {
        return TypeReader.amongValues(cursor, limits, shapes).readTypeOfAny();
    }
}
