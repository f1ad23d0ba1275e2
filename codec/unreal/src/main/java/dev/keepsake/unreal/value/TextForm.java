package dev.keepsake.unreal.value;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Misread;
import org.jspecify.annotations.Nullable;

/// A text that the game translates: flags, how it came about, and what that needs.
///
/// The parts of each history stand in [TextHistory] in the order of the save.
final class TextForm extends Form {
    /// The setting that keeps flags other than 0.
    private static final String FLAGS = "textFlags";

    /// The flags and the history.
    private static final int LEAST = 5;

    private final Forms forms;

    TextForm(Forms forms) {
        this.forms = forms;
    }

    @Override
    PrimitiveType declared() {
        return PrimitiveType.LOCALIZED_TEXT;
    }

    @Override
    int least() {
        return LEAST;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        Input in = reading.in();
        int flags = in.readI32();
        TextHistory history = TextHistory.of((byte) in.readU8());
        if (history == null) {
            throw new Misread(Misread.Reason.UNKNOWN, in.position() - 1);
        }
        reading.enterText();
        var parts = new TextParts(reading, forms);
        history.read(parts);
        reading.leaveText();
        if (flags != 0) {
            reading.spell(Encoding.number(FLAGS, flags & 0xFFFF_FFFFL));
        }
        return new LocalizedTextValue(history.word(), parts.struct());
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        @Nullable TextHistory history =
                value instanceof LocalizedTextValue text ? TextHistory.of(text.form()) : null;
        if (history == null || !(value instanceof LocalizedTextValue text)) {
            throw writing.refused(PrimitiveType.LOCALIZED_TEXT, value);
        }
        Output out = writing.out();
        out.writeI32(encoding.findNumber(FLAGS).orElse(0L).intValue());
        out.writeU8(history.number());
        var parts = new TextParts.Written(writing, forms, text.parts());
        history.write(parts);
        parts.requireAll();
    }
}
