package dev.keepsake.unreal.value;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Misread;

/// An integer or a float of fixed width.
final class NumberForm extends Form {
    private final PrimitiveType type;

    NumberForm(PrimitiveType type) {
        this.type = type;
    }

    @Override
    PrimitiveType declared() {
        return type;
    }

    @Override
    int least() {
        return type.width();
    }

    @Override
    int width() {
        return type.width();
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        Input in = reading.in();
        return switch (type) {
            case FLOAT -> new FloatValue(in.readI32());
            case DOUBLE -> new DoubleValue(in.readI64());
            case INT8 -> new IntegerValue((byte) in.readU8(), type);
            case UINT8 -> new IntegerValue(in.readU8(), type);
            case INT16 -> new IntegerValue((short) in.readU16(), type);
            case UINT16 -> new IntegerValue(in.readU16(), type);
            case UINT32 -> new IntegerValue(in.readI32() & 0xFFFF_FFFFL, type);
            case INT32 -> new IntegerValue(in.readI32(), type);
            default -> new IntegerValue(in.readI64(), type);
        };
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        Output out = writing.out();
        if (!value.type().equals(type)) {
            throw writing.refused(type, value);
        }
        switch (value) {
            case FloatValue(int bits) -> out.writeI32(bits);
            case DoubleValue(long bits) -> out.writeI64(bits);
            case IntegerValue integer -> write(integer.bits(), out);
            default -> throw writing.refused(type, value);
        }
    }

    private void write(long bits, Output out) {
        switch (type.width()) {
            case 1 -> out.writeU8((int) bits);
            case 2 -> out.writeI16((int) bits);
            case 4 -> out.writeI32((int) bits);
            default -> out.writeI64(bits);
        }
    }
}
