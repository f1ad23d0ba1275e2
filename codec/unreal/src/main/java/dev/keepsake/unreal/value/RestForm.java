package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// A struct that writes more than its properties: the list, and behind it bytes that only the game
/// knows, kept beside it. For a range of known size alone.
public final class RestForm extends Form {
    /// The setting that keeps the bytes behind the list.
    private static final String REST = "rest";

    private final PropertyListForm list;

    RestForm(PropertyListForm list) {
        this.list = list;
    }

    @Override
    Type declared() {
        return list.declared();
    }

    @Override
    int least() {
        return list.least() + 1;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        Value value = list.read(reading);
        boolean filled = value instanceof StructValue struct && struct.items().count() > 0;
        if (!filled || reading.in().remaining() == 0) {
            throw new Misread(Misread.Reason.LONG, reading.in().position());
        }
        Bytes rest = reading.in().readBytes(reading.in().remaining());
        reading.addSpelling(REST, new Encoding.Setting.Raw(rest.compact()));
        return value;
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return !rest(encoding).isEmpty() && list.accepts(value, Encoding.DEFAULT);
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        list.write(value, Encoding.DEFAULT, writing);
        writing.out().writeBytes(rest(encoding));
    }

    /// The bytes that an encoding keeps behind a list, none where there are none.
    public static Bytes rest(Encoding encoding) {
        return encoding.isDefault() ? Bytes.EMPTY : encoding.findRaw(REST).orElse(Bytes.EMPTY);
    }
}
