package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// The values of a text by name.
final class ArgumentsForm extends Form {
    private static final MapType TYPE = new MapType(PrimitiveType.TEXT, PrimitiveType.ANY);

    private final Units units;

    /// @param narrow true where an integer has four bytes
    ArgumentsForm(Forms forms, boolean narrow) {
        this.units = Units.ofMap(forms.of(PrimitiveType.TEXT), new TextValueForm(forms, narrow));
    }

    @Override
    MapType declared() {
        return TYPE;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        return new MapValue(TYPE, reading.units(units));
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof MapValue map) || !map.type().equals(TYPE)) {
            throw writing.refused(TYPE, value);
        }
        writing.count(map.entryCount());
        writing.units(units, map.items());
    }
}
