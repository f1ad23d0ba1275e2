package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
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
    private final LeafWriter leaves;
    private final Budget budget;

    private ValueWriter(Output out, UsedShapes shapes, Limits limits) {
        this.out = out;
        this.shapes = shapes;
        this.limits = limits;
        this.leaves = new LeafWriter(out, limits);
        this.budget = new WriteBudget(out, limits);
    }

    /// A writer of the values of one record, or of as many bytes outside records.
    ///
    /// @param used is told of each shape that the bytes name
    public static ValueWriter into(Output out, ShapePool pool, ShapeCollector used, Limits limits) {
        return new ValueWriter(out, new UsedShapes(pool, used), limits);
    }

    /// Fails where a record would be too big with so many bytes more.
    ///
    /// @throws EditRefusedException where it would
    public void requireRoom(int more) throws SaveException {
        leaves.requireRoom(more);
    }

    /// Begins a section, as [ValueReader#begin()].
    public void begin() {
        budget.begin();
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
        switch (plan.code) {
            case TypeCode.STRUCT -> writeStruct(plan, value);
            case TypeCode.LIST -> writeList(plan, value);
            case TypeCode.SET -> writeSet(plan, value);
            case TypeCode.MAP -> writeMap(plan, value);
            case TypeCode.OPTIONAL -> writeOptional(plan, value);
            case TypeCode.OBJECT -> writeObject(plan, value);
            case TypeCode.NAMED_STRUCT -> writeNamedStruct(plan, value);
            case TypeCode.LOCALIZED_TEXT -> writeLocalizedText(plan, value);
            case TypeCode.ANY -> writeAny(value);
            default -> leaves.write(plan, value);
        }
    }

    private void writeStruct(Plan plan, Value value) throws SaveException {
        if (!(value instanceof StructValue struct && LeafWriter.same(struct.type(), plan.type))) {
            throw LeafWriter.unfit(plan.type, value);
        }
        writeFields(plan, struct.items());
    }

    private void writeFields(Plan plan, InlineItems items) throws SaveException {
        Plan[] fields = plan.parts;
        budget.enter(fields.length);
        if (fields.length == 0) {
            out.writeU8(0);
        }
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

    private void writeList(Plan plan, Value value) throws SaveException {
        if (!(value instanceof ListValue list && LeafWriter.same(list.type(), plan.type))) {
            throw LeafWriter.unfit(plan.type, value);
        }
        writeItems(plan, list.items());
    }

    private void writeSet(Plan plan, Value value) throws SaveException {
        if (!(value instanceof SetValue set && LeafWriter.same(set.type(), plan.type))) {
            throw LeafWriter.unfit(plan.type, value);
        }
        writeItems(plan, set.items());
    }

    private void writeMap(Plan plan, Value value) throws SaveException {
        if (!(value instanceof MapValue map && LeafWriter.same(map.type(), plan.type))) {
            throw LeafWriter.unfit(plan.type, value);
        }
        writeItems(plan, map.items());
    }

    private void writeItems(Plan plan, Items items) throws SaveException {
        out.writeVarint(items.size() / plan.itemsPerCount());
        budget.enter(0);
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
                leaves.requireRoom(0);
                budget.endItem(outside);
            }
        } catch (SaveException failure) {
            throw failure.inside(Steps.item(plan, from + i));
        }
    }

    private void writeOptional(Plan plan, Value value) throws SaveException {
        if (!(value instanceof OptionalValue optional
                && LeafWriter.same(optional.type(), plan.type))) {
            throw LeafWriter.unfit(plan.type, value);
        }
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

    private void writeObject(Plan plan, Value value) throws SaveException {
        if (!(value instanceof ObjectValue object)) {
            throw LeafWriter.unfit(plan.type, value);
        }
        leaves.writeName(object.name());
        writeShaped(object.content());
    }

    private void writeNamedStruct(Plan plan, Value value) throws SaveException {
        if (!(value instanceof StructValue struct && struct.fits((NamedStructType) plan.type))) {
            throw LeafWriter.unfit(plan.type, value);
        }
        writeShaped(struct);
    }

    private void writeShaped(StructValue struct) throws SaveException {
        Shape shape = shapes.use(struct.type());
        shape.writeHash(out);
        writeFields(shape.plan(), struct.items());
    }

    private void writeLocalizedText(Plan plan, Value value) throws SaveException {
        if (!(value instanceof LocalizedTextValue text)) {
            throw LeafWriter.unfit(plan.type, value);
        }
        StructType type = text.parts().type();
        if (!type.name().isEmpty()) {
            throw LeafWriter.unfit(new StructType("", type.fields()), text.parts());
        }
        leaves.writeName(text.form());
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
            throw LeafWriter.unfit(part.type(), value);
        }
        leaves.writeName(part.name());
        writeAny(value);
    }
}
