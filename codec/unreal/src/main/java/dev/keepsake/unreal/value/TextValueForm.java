package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// A value in a text, behind a byte that says what it is.
final class TextValueForm extends Form {
    private static final PrimitiveType[] KINDS = {
        PrimitiveType.INT64,
        PrimitiveType.UINT64,
        PrimitiveType.FLOAT,
        PrimitiveType.DOUBLE,
        PrimitiveType.LOCALIZED_TEXT
    };

    private final Forms forms;
    private final boolean narrow;

    /// @param narrow true where an integer has four bytes
    TextValueForm(Forms forms, boolean narrow) {
        this.forms = forms;
        this.narrow = narrow;
    }

    @Override
    PrimitiveType declared() {
        return PrimitiveType.ANY;
    }

    @Override
    int least() {
        return 5;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        int kind = reading.in().readU8();
        if (kind >= KINDS.length) {
            throw new Misread(Misread.Reason.UNKNOWN, reading.in().position() - 1);
        }
        return form(kind).read(reading);
    }

    private Form form(int kind) {
        return forms.of(kind == 0 && narrow ? PrimitiveType.INT32 : KINDS[kind]);
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        for (int kind = 0; kind < KINDS.length; kind++) {
            Form form = form(kind);
            if (value.type().equals(form.declared())) {
                writing.out().writeU8(kind);
                form.write(value, encoding, writing);
                return;
            }
        }
        throw writing.refused(PrimitiveType.LOCALIZED_TEXT, value);
    }
}
