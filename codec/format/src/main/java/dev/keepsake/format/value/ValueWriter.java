package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
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
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;

/// Writes values, and refuses those that [ValueReader] would not give back equal.
///
/// How a value was spelled elsewhere ([dev.keepsake.model.value.Encoding]) has no place here and is
/// left out. For one thread; after a failure it must not be used on, and what was written since is
/// void. Failures carry the steps that lead to the value; inside a map they lead to the entry's
/// position.
public final class ValueWriter {
    private static final int PAGE = 1_000;

    private final Output out;
    private final UsedShapes shapes;
    private final Limits limits;
    private final Budget budget;
    private final long end;

    private ValueWriter(Output out, UsedShapes shapes, Limits limits) {
        this.out = out;
        this.shapes = shapes;
        this.limits = limits;
        this.budget = new Budget(limits, ValueWriter::refuse);
        this.end = (long) out.length() + limits.recordBytes();
    }

    /// A writer of the values of one record, or of as many bytes outside records.
    ///
    /// @param used is told of each shape that the bytes name
    public static ValueWriter into(Output out, ShapePool pool, ShapeCollector used, Limits limits) {
        return new ValueWriter(out, new UsedShapes(pool, used), limits);
    }

    /// Fails where more was written than a record may take.
    ///
    /// @param more how many bytes are about to follow
    ///
    /// @throws EditRefusedException where it is too big
    public void requireRoom(int more) throws SaveException {
        if (out.length() + (long) more > end) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.BIG_RECORD)
                            .with("limit", "record")
                            .with("allowed", limits.recordBytes()));
        }
    }

    /// Writes a value after its own type.
    ///
    /// @throws EditRefusedException where this format has no bytes for it
    public void writeAny(Value value) throws SaveException {
        Type type = value.type();
        if (type instanceof PrimitiveType primitive) {
            out.writeU8(TypeCode.of(primitive));
            write(Plan.of(primitive), value);
        } else {
            write(TypeWriter.amongValues(out, limits, shapes).write(type), value);
        }
    }

    /// Writes a value in a place of the type that a plan is of.
    ///
    /// @throws EditRefusedException where it does not fit there, or this format has no bytes for it
    public void write(Plan plan, Value value) throws SaveException {
        if (!fits(plan, value)) {
            throw unfit(plan.type, value);
        }
        switch (plan.code) {
            case TypeCode.BOOL -> out.writeU8(((BoolValue) value).value() ? 1 : 0);
            case TypeCode.INT8, TypeCode.UINT8 -> out.writeU8((int) bits(value));
            case TypeCode.INT16, TypeCode.UINT16 -> out.writeI16((int) bits(value));
            case TypeCode.INT32, TypeCode.UINT32 -> out.writeI32((int) bits(value));
            case TypeCode.INT64, TypeCode.UINT64 -> out.writeI64(bits(value));
            case TypeCode.FLOAT -> out.writeI32(((FloatValue) value).bits());
            case TypeCode.DOUBLE -> out.writeI64(((DoubleValue) value).bits());
            case TypeCode.TEXT -> writeString(((TextValue) value).bytes());
            case TypeCode.NAME -> writeString(((NameValue) value).bytes());
            case TypeCode.ENUM -> writeString(((EnumValue) value).constant());
            case TypeCode.STRUCT -> writeStruct(plan, (StructValue) value);
            case TypeCode.PACKED -> writePacked((PackedValue) value);
            case TypeCode.LIST -> writeItems(plan, ((ListValue) value).items());
            case TypeCode.SET -> writeItems(plan, ((SetValue) value).items());
            case TypeCode.MAP -> writeItems(plan, ((MapValue) value).items());
            case TypeCode.OPTIONAL -> writeOptional(plan, (OptionalValue) value);
            default -> writeOther(plan, value);
        }
    }

    private void writeOther(Plan plan, Value value) throws SaveException {
        switch (plan.code) {
            case TypeCode.UUID -> {
                out.writeI64(Long.reverseBytes(((UuidValue) value).high()));
                out.writeI64(Long.reverseBytes(((UuidValue) value).low()));
            }
            case TypeCode.DATE_TIME -> {
                var time = (DateTimeValue) value;
                writeTime(time.scale(), time.count());
            }
            case TypeCode.DURATION -> {
                var time = (DurationValue) value;
                writeTime(time.scale(), time.count());
            }
            case TypeCode.BYTES -> writeBytes(((BytesValue) value).bytes());
            case TypeCode.REFERENCE -> writeReference((ReferenceValue) value);
            case TypeCode.ASSET -> {
                writeString(((AssetValue) value).path());
                writeString(((AssetValue) value).subPath());
            }
            case TypeCode.OPAQUE -> writeOpaque((OpaqueValue) value);
            case TypeCode.OBJECT -> writeObject((ObjectValue) value);
            case TypeCode.NAMED_STRUCT -> writeShapedStruct((StructValue) value);
            case TypeCode.LOCALIZED_TEXT -> writeLocalizedText((LocalizedTextValue) value);
            case TypeCode.ANY -> writeAny(value);
            default -> throw new IllegalStateException("no such type code: " + plan.code);
        }
    }

    /// The types of values that were read, or made with their shape, are the very ones of the plan.
    @SuppressWarnings("ReferenceEquality")
    private static boolean fits(Plan plan, Value value) {
        return value.type() == plan.type || fitsElsewhere(plan, value);
    }

    private static boolean fitsElsewhere(Plan plan, Value value) {
        return switch (plan.type) {
            case PrimitiveType primitive -> primitive == PrimitiveType.ANY;
            case NamedStructType named -> value instanceof StructValue && value.fits(named);
            case Type other -> value.type().equals(other);
        };
    }

    private static SaveException unfit(Type place, Value value) {
        return SaveException.of(
                value instanceof OpaqueValue
                        ? Finding.of(KeepsakeCode.UNFIT_OPAQUE)
                                .with("expected", place.displayName())
                        : Finding.of(KeepsakeCode.UNFIT_VALUE)
                                .with("expected", place.displayName())
                                .with("found", value.type().displayName()));
    }

    private static long bits(Value integer) {
        return ((IntegerValue) integer).bits();
    }

    private void writeString(Bytes bytes) throws SaveException {
        NameCodec.requireLength(bytes.length(), limits);
        requireRoom(bytes.length());
        out.writeString(bytes);
    }

    private void writeBytes(Bytes bytes) throws SaveException {
        requireRoom(bytes.length());
        out.writeString(bytes);
    }

    private void writeName(String name) throws SaveException {
        NameCodec.write(out, name, limits);
        requireRoom(0);
    }

    private void writeTime(TimeScale scale, long count) {
        out.writeU8(WireOrder.TIME_SCALES.indexOf(scale));
        out.writeI64(count);
    }

    private void writeReference(ReferenceValue reference) throws SaveException {
        if (reference.ordinal() < 0) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.UNFIT_VALUE)
                            .with("expected", PrimitiveType.REFERENCE.displayName())
                            .with("found", reference.ordinal()));
        }
        writeName(reference.subject());
        out.writeVarint(reference.ordinal());
    }

    private void writeOpaque(OpaqueValue opaque) throws SaveException {
        writeName(opaque.declared());
        out.writeU8(WireOrder.REASONS.indexOf(opaque.reason()));
        writeBytes(opaque.bytes());
    }

    private void writePacked(PackedValue packed) throws SaveException {
        requireRoom(packed.data().length());
        out.writeVarint(packed.count());
        out.writeBytes(packed.data());
    }

    private void writeOptional(Plan plan, OptionalValue optional) throws SaveException {
        budget.enter(1);
        int count = optional.items().count();
        out.writeU8(count);
        if (count == 1) {
            try {
                write(plan.parts[0], optional.items().value(0));
            } catch (SaveException failure) {
                throw failure.inside(new Step.Item(0));
            }
        }
        budget.leave();
    }

    private void writeObject(ObjectValue object) throws SaveException {
        writeName(object.name());
        writeShapedStruct(object.content());
    }

    private void writeShapedStruct(StructValue struct) throws SaveException {
        Shape shape = shapes.use(struct.type());
        shape.writeHash(out);
        writeStruct(shape.plan(), struct);
    }

    private void writeStruct(Plan plan, StructValue struct) throws SaveException {
        Plan[] fields = plan.parts;
        budget.enter(fields.length);
        if (fields.length == 0) {
            out.writeU8(0);
        }
        InlineItems items = struct.items();
        int i = 0;
        try {
            for (; i < fields.length; i++) {
                write(fields[i], items.value(i));
            }
        } catch (SaveException failure) {
            throw failure.inside(Steps.field(plan.fields(), i));
        }
        budget.leave();
    }

    private void writeLocalizedText(LocalizedTextValue text) throws SaveException {
        StructType type = text.parts().type();
        if (!type.name().isEmpty()) {
            throw unfit(new StructType("", type.fields()), text.parts());
        }
        writeName(text.form());
        out.writeVarint(type.fields().size());
        budget.enterText(type.fields().size());
        int i = 0;
        try {
            for (; i < type.fields().size(); i++) {
                writePart(type.fields().get(i), text.parts().value(i));
            }
        } catch (SaveException failure) {
            throw failure.inside(Steps.field(type.fields(), i));
        }
        budget.leaveText();
    }

    private void writePart(StructType.Field part, Value value) throws SaveException {
        if (!part.type().equals(value.type())) {
            throw unfit(part.type(), value);
        }
        writeName(part.name());
        writeAny(value);
    }

    private void writeItems(Plan plan, Items items) throws SaveException {
        budget.enter(0);
        out.writeVarint(items.size() / plan.itemsPerCount());
        switch (items) {
            case InlineItems inline -> writePage(plan, inline, 0);
            case PagedItems paged -> {
                for (long from = 0; from < paged.size(); ) {
                    InlineItems page = paged.page(from, PAGE);
                    writePage(plan, page, from);
                    from += page.count();
                }
            }
        }
        budget.leave();
    }

    private void writePage(Plan plan, InlineItems page, long from) throws SaveException {
        int outside = budget.values();
        int i = 0;
        try {
            for (; i < page.count(); i++) {
                write(plan.item(from + i), page.value(i));
                requireRoom(0);
                budget.endItem(outside);
            }
        } catch (SaveException failure) {
            throw failure.inside(Steps.item(plan, from + i));
        }
    }

    private static SaveException refuse(String limit, int allowed) {
        return SaveException.of(
                Finding.of(limit.equals("values") ? KeepsakeCode.BIG_RECORD : KeepsakeCode.DEEP)
                        .with("limit", limit)
                        .with("allowed", allowed));
    }
}
