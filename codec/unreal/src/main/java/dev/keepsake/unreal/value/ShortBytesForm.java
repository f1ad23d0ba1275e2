package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// A count of one byte and so many bytes.
final class ShortBytesForm extends Form {
    private static final int MOST = 255;

    @Override
    PrimitiveType declared() {
        return PrimitiveType.BYTES;
    }

    @Override
    int least() {
        return 1;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        return new BytesValue(reading.in().readBytes(reading.in().readU8()));
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof BytesValue(Bytes bytes)) || bytes.length() > MOST) {
            throw writing.refused(PrimitiveType.BYTES, value);
        }
        writing.out().writeU8(bytes.length());
        writing.out().writeBytes(bytes);
    }
}
