package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// A text as a count of bytes and the bytes, UTF-8 or ASCII, without a NUL at its end.
final class ByteStringForm extends Form {
    @Override
    PrimitiveType declared() {
        return PrimitiveType.TEXT;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        int start = reading.in().position();
        int count = reading.in().readCount(1);
        if (count > reading.forms().limits().stringBytes()) {
            throw new Misread(Misread.Reason.STRING, start);
        }
        return new TextValue(reading.in().readBytes(count));
    }

    @Override
    void skip(Reading reading) throws Misread, SaveException {
        reading.in().skip(reading.in().readCount(1));
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof TextValue(Bytes text))) {
            throw writing.refused(PrimitiveType.TEXT, value);
        }
        writing.count(text.length());
        writing.out().writeBytes(text);
    }
}
