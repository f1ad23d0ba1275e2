package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// An array of bytes: a save in the save where it begins as one and is proven to read, else bytes.
final class ByteArrayForm extends Form {
    @Override
    PrimitiveType declared() {
        return PrimitiveType.BYTES;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        int start = reading.in().position();
        int count = reading.in().readCount(1);
        if (count > reading.forms().limits().recordBytes()) {
            throw new Misread(Misread.Reason.COUNT, start);
        }
        Bytes bytes = reading.in().readBytes(count);
        ObjectValue inner = Embedded.read(bytes, reading);
        return inner == null ? new BytesValue(bytes) : inner;
    }

    @Override
    void skip(Reading reading) throws Misread, SaveException {
        reading.in().skip(reading.in().readCount(1));
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value instanceof BytesValue || value instanceof ObjectValue;
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        switch (value) {
            case BytesValue(Bytes bytes) -> {
                writing.count(bytes.length());
                writing.out().writeBytes(bytes);
            }
            case ObjectValue object -> Embedded.write(object, encoding, writing);
            default -> throw writing.refused(declared(), value);
        }
    }
}
