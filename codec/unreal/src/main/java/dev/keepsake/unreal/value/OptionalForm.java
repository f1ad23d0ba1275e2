package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// A truth value of four bytes, and a value where it is true.
final class OptionalForm extends Form {
    private final Form content;
    private final OptionalType type;

    OptionalForm(Form content) {
        this.content = content;
        this.type = new OptionalType(content.declared());
    }

    @Override
    OptionalType declared() {
        return type;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        if (!reading.in().readBoolean()) {
            return new OptionalValue(type, InlineItems.EMPTY);
        }
        reading.enter();
        int mark = reading.stack().mark();
        Value value = content.read(reading);
        reading.stack().push(value, reading.takeSpelling());
        reading.leave();
        return new OptionalValue(type, reading.stack().pop(mark));
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value instanceof OptionalValue optional
                && optional.type().equals(type)
                && Units.ofList(content).accept(optional.items());
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof OptionalValue optional) || !optional.type().equals(type)) {
            throw writing.refused(type, value);
        }
        writing.out().writeI32(optional.items().count());
        if (optional.items().count() > 0) {
            writing.item(content, optional.items(), 0);
        }
    }
}
