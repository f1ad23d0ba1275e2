package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.Value;

/// No value at all: a property that the engine skipped.
final class NothingForm extends Form {
    private static final OptionalType TYPE = new OptionalType(PrimitiveType.ANY);

    @Override
    OptionalType declared() {
        return TYPE;
    }

    @Override
    int least() {
        return 0;
    }

    @Override
    Value read(Reading reading) {
        return new OptionalValue(TYPE, InlineItems.EMPTY);
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!value.equals(new OptionalValue(TYPE, InlineItems.EMPTY))) {
            throw writing.refused(TYPE, value);
        }
    }
}
