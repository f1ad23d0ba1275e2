package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// An array of numbers or truth values without room between them.
final class PackedForm extends Form {
    private final PackedType type;

    PackedForm(PrimitiveType element) {
        this.type = new PackedType(element);
    }

    @Override
    PackedType declared() {
        return type;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        int start = reading.in().position();
        int width = type.element().width();
        long length = (long) reading.in().readCount(width) * width;
        if (length > reading.forms().limits().recordBytes()) {
            throw new Misread(Misread.Reason.COUNT, start);
        }
        Bytes data = reading.in().readBytes((int) length);
        if (type.element() == PrimitiveType.BOOL) {
            requireTruth(data, start);
        }
        return new PackedValue(type, data);
    }

    private static void requireTruth(Bytes data, int start) throws Misread {
        for (int i = 0; i < data.length(); i++) {
            if ((data.at(i) & 0xFE) != 0) {
                throw new Misread(Misread.Reason.BOOLEAN, start + 4 + i);
            }
        }
    }

    @Override
    void skip(Reading reading) throws Misread, SaveException {
        int width = type.element().width();
        reading.in().skip(Math.multiplyExact(reading.in().readCount(width), width));
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!(value instanceof PackedValue packed) || !packed.type().equals(type)) {
            throw writing.refused(type, value);
        }
        writing.count(packed.count());
        writing.out().writeBytes(packed.data());
    }
}
