package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;
import java.util.List;

/// A struct whose fields stand one after the other without tags: what the engine calls native.
final class TupleForm extends Form {
    private final StructType type;
    private final NamedStructType declared;
    private final Form[] forms;
    private final int least;
    private final int width;

    /// A field.
    record Field(String name, Form form) {}

    TupleForm(String name, List<Field> fields) {
        this.type =
                new StructType(
                        name,
                        fields.stream()
                                .map(field ->
                                        new StructType.Field(field.name(), field.form().declared()))
                                .toList());
        this.declared = new NamedStructType(name);
        this.forms = fields.stream().map(Field::form).toArray(Form[]::new);
        this.least = fields.stream().mapToInt(field -> field.form().least()).sum();
        boolean fixed = fields.stream().allMatch(field -> field.form().width() > 0);
        this.width = fixed ? least : 0;
    }

    /// The type of its values.
    StructType type() {
        return type;
    }

    @Override
    Type declared() {
        return declared;
    }

    @Override
    int least() {
        return least;
    }

    @Override
    int width() {
        return width;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        int mark = reading.stack().mark();
        for (Form form : forms) {
            Value value = form.read(reading);
            reading.stack().push(value, reading.takeSpelling());
        }
        return new StructValue(type, reading.stack().pop(mark));
    }

    @Override
    void skip(Reading reading) throws Misread, SaveException {
        for (Form form : forms) {
            form.skip(reading);
        }
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value instanceof StructValue struct && struct.type().equals(type);
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof StructValue struct) || !accepts(value, encoding)) {
            throw writing.refused(declared, value);
        }
        for (int i = 0; i < forms.length; i++) {
            writing.item(forms[i], struct.items(), i);
        }
    }
}
