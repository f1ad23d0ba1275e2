package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// A count and so many values of one form: most arrays, the calls of a delegate, tags.
final class CountedForm extends Form {
    private final Form item;
    private final ListType type;

    CountedForm(Form item) {
        this.item = item;
        this.type = new ListType(item.declared());
    }

    @Override
    Type declared() {
        return type;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        reading.enter();
        var list = new ListValue(type, reading.units(Units.ofList(item)));
        reading.leave();
        return list;
    }

    @Override
    void skip(Reading reading) throws Misread, SaveException {
        reading.skipUnits(Units.ofList(item));
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value instanceof ListValue list
                && list.type().equals(type)
                && Units.ofList(item).accept(list.items());
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof ListValue list)) {
            throw writing.refused(type, value);
        }
        writing.count(list.items().size());
        writing.units(Units.ofList(item), list.items());
    }
}
