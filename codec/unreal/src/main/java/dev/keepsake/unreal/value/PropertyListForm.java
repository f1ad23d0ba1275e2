package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.wire.Misread;
import java.util.List;

/// A struct as a list of properties, each with its tag, ended by the name `None`.
///
/// A property whose value does not read is kept as read alone; only what is no tag makes the list
/// none.
final class PropertyListForm extends Form {
    /// The setting that marks a struct written as a list although its name is one of a native.
    static final String LIST = "list";

    private final String struct;
    private final boolean marked;
    private final NamedStructType declared;

    /// @param marked true where the name is that of a native
    PropertyListForm(String struct, boolean marked) {
        this.struct = struct;
        this.marked = marked;
        this.declared = new NamedStructType(struct);
    }

    @Override
    Type declared() {
        return declared;
    }

    @Override
    int least() {
        return TagBytes.END.length();
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        reading.enter();
        int mark = reading.stack().mark();
        Shapes shapes = reading.shapes();
        Shape last = shapes.root(struct);
        for (Shape next = shapes.next(last); next != null; next = shapes.next(last)) {
            Value value = value(next, shapes.size(), reading);
            if (!next.takes(value)) {
                next = shapes.other(next, last, value);
            }
            reading.stack().push(value, joined(next.encoding(), reading.takeSpelling()));
            last = next;
        }
        var struct = new StructValue(last.type(), reading.stack().pop(mark));
        reading.leave();
        if (marked) {
            reading.spell(Encoding.number(LIST, 1));
        }
        return struct;
    }

    static Encoding joined(Encoding tag, Encoding spelling) {
        if (spelling.isDefault() || tag.isDefault()) {
            return spelling.isDefault() ? tag : spelling;
        }
        Encoding all = tag;
        for (Encoding.Entry entry : spelling.entries()) {
            all = all.with(entry.name(), entry.setting());
        }
        return all;
    }

    /// Reads the value of a property, whose tag was read.
    static Value value(Shape shape, int size, Reading reading) throws Misread, SaveException {
        if (shape.isTruth() && size == 0) {
            return TruthForm.of(reading, reading.shapes().truth());
        }
        int before = reading.in().narrow(size);
        reading.enterProperty(shape.field().name());
        reading.places().enter(shape.field().name());
        List<Form> forms = reading.places().forms(shape);
        Value value;
        try {
            value = reading.readWhole(forms);
        } catch (Misread misread) {
            value = reading.keep(shape.read().tag().type().text(), misread);
        }
        reading.places().leave();
        reading.in().widen(before);
        return value;
    }

    @Override
    void skip(Reading reading) throws Misread, SaveException {
        reading.enter();
        Shapes shapes = reading.shapes();
        Shape last = shapes.root(struct);
        for (Shape next = shapes.next(last); next != null; next = shapes.next(last)) {
            reading.in().skip(shapes.size());
            last = next;
        }
        reading.leave();
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value instanceof StructValue list
                && list.type().name().equals(struct)
                && RestForm.rest(encoding).isEmpty()
                && (!marked || encoding.find(LIST).isPresent());
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof StructValue list) || !list.type().name().equals(struct)) {
            throw writing.refused(declared, value);
        }
        writing.properties(struct, list);
        writing.out().writeBytes(TagBytes.END);
    }
}
