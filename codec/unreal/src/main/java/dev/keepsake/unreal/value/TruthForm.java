package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// A truth value of one or four bytes. One of one byte other than 0 and 1 is true, and its encoding
/// keeps the byte.
final class TruthForm extends Form {
    /// The setting that keeps a byte above 1.
    static final String BYTE = "byte";

    private final int width;

    TruthForm(int width) {
        this.width = width;
    }

    @Override
    PrimitiveType declared() {
        return PrimitiveType.BOOL;
    }

    @Override
    int least() {
        return width;
    }

    @Override
    int width() {
        return width;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        return width == 4
                ? BoolValue.of(reading.in().readBoolean())
                : of(reading, reading.in().readU8());
    }

    /// The value of a byte.
    static Value of(Reading reading, int stored) {
        if (stored > 1) {
            reading.spell(Encoding.number(BYTE, stored));
        }
        return BoolValue.of(stored != 0);
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        int stored = stored(value, encoding, writing);
        if (width == 4) {
            writing.out().writeI32(stored == 0 ? 0 : 1);
        } else {
            writing.out().writeU8(stored);
        }
    }

    /// The byte of a value.
    static int stored(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof BoolValue truth)) {
            throw writing.refused(PrimitiveType.BOOL, value);
        }
        int kept = encoding.findNumber(BYTE).orElse(1L).intValue() & 0xFF;
        return truth.value() ? Math.max(kept, 1) : 0;
    }
}
