package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.Rope;
import java.util.ArrayList;
import java.util.List;

/// A struct whose properties the game declares while it runs: what each of them is, a size, and the
/// properties as a list; one that does not read is kept as read.
final class PropertyBagForm extends Form {
    /// The struct's name.
    static final String NAME = "InstancedPropertyBag";

    private static final String LIST = "PropertyBag";
    private static final NamedStructType DECLARED = new NamedStructType(NAME);

    private final Form declarations;
    private final List<Form> list = List.of(new PropertyListForm(LIST, false));
    private final StructType type;

    private PropertyBagForm(Form declarations) {
        this.declarations = declarations;
        this.type =
                new StructType(
                        NAME,
                        List.of(
                                new StructType.Field("Properties", declarations.declared()),
                                new StructType.Field("Value", new NamedStructType(LIST))));
    }

    /// A bag or none, as saves of a layout hold it.
    static Form of(Forms forms) {
        Form bag = new OptionalForm(new PropertyBagForm(new CountedForm(declaration(forms))));
        return forms.layout().versionOfBags() ? new Versioned(bag) : bag;
    }

    private static TupleForm declaration(Forms forms) {
        Layout layout = forms.layout();
        var fields = new ArrayList<TupleForm.Field>();
        fields.add(new TupleForm.Field("ValueTypeObject", forms.of(PrimitiveType.ASSET)));
        fields.add(new TupleForm.Field("ID", forms.of(PrimitiveType.UUID)));
        fields.add(new TupleForm.Field("Name", forms.of(PrimitiveType.NAME)));
        fields.add(new TupleForm.Field("ValueType", forms.of(PrimitiveType.UINT8)));
        if (layout.nestedInBags()) {
            fields.add(new TupleForm.Field("ContainerTypes", new ShortBytesForm()));
        } else if (!layout.versionOfBags()) {
            fields.add(new TupleForm.Field("ContainerType", forms.of(PrimitiveType.UINT8)));
        }
        fields.add(new TupleForm.Field("MetaData", new OptionalForm(notes(forms))));
        if (layout.flagsInBags()) {
            fields.add(new TupleForm.Field("PropertyFlags", forms.of(PrimitiveType.UINT64)));
        }
        if (layout.mapsInBags()) {
            fields.add(new TupleForm.Field("KeyType", forms.of(PrimitiveType.UINT8)));
            fields.add(new TupleForm.Field("KeyTypeObject", forms.of(PrimitiveType.ASSET)));
        }
        return new TupleForm("PropertyBagPropertyDesc", fields);
    }

    /// What the editor is told of a property.
    private static TupleForm notes(Forms forms) {
        var note =
                new TupleForm(
                        "PropertyBagPropertyDescMetaData",
                        List.of(
                                new TupleForm.Field("Key", forms.of(PrimitiveType.NAME)),
                                new TupleForm.Field("Value", forms.of(PrimitiveType.TEXT))));
        var fields = new ArrayList<TupleForm.Field>();
        fields.add(new TupleForm.Field("Entries", new CountedForm(note)));
        if (forms.layout().classesInBags()) {
            fields.add(new TupleForm.Field("MetaClass", forms.of(PrimitiveType.ASSET)));
        }
        return new TupleForm("PropertyBagMetaData", fields);
    }

    @Override
    NamedStructType declared() {
        return DECLARED;
    }

    @Override
    int least() {
        return 8;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        int mark = reading.stack().mark();
        Value declared = declarations.read(reading);
        reading.stack().push(declared, reading.takeSpelling());
        int before = reading.in().narrow(reading.in().readI32());
        Value properties;
        try {
            properties = reading.readWhole(list);
        } catch (Misread misread) {
            properties = reading.keep(LIST, misread);
        }
        reading.in().widen(before);
        reading.stack().push(properties, reading.takeSpelling());
        return new StructValue(type, reading.stack().pop(mark));
    }

    @Override
    boolean accepts(Value value, Encoding encoding) {
        return value instanceof StructValue bag && bag.type().equals(type);
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof StructValue bag) || !accepts(value, encoding)) {
            throw writing.refused(DECLARED, value);
        }
        writing.item(declarations, bag.items(), 0);
        Rope.Gap size = writing.rope().gap();
        writing.anyItem(list, bag.items(), 1);
        writing.rope().fill(size, 0);
    }

    /// One that begins with a version of its own.
    private static final class Versioned extends Form {
        private static final String VERSION = "version";

        /// The first version with a size, and the last.
        private static final int SIZED = 1;

        private final Form bag;

        Versioned(Form bag) {
            this.bag = bag;
        }

        @Override
        Type declared() {
            return bag.declared();
        }

        @Override
        int least() {
            return 1 + bag.least();
        }

        @Override
        Value read(Reading reading) throws Misread, SaveException {
            int start = reading.in().position();
            int version = reading.in().readU8();
            if (version < SIZED) {
                throw new Misread(Misread.Reason.UNKNOWN, start);
            }
            Value value = bag.read(reading);
            if (version > SIZED) {
                reading.spell(Encoding.number(VERSION, version));
            }
            return value;
        }

        @Override
        void write(Value value, Encoding encoding, Writing writing) throws SaveException {
            writing.out().writeU8(encoding.findNumber(VERSION).orElse((long) SIZED).intValue());
            bag.write(value, encoding, writing);
        }
    }
}
