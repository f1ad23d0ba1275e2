package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;

/// Writes the values that hold no others, each of which must be of the type of its place. For one
/// thread.
final class LeafWriter {
    private final Output out;
    private final Limits limits;
    private final long end;

    /// @param out where a record of no more than the limit begins
    LeafWriter(Output out, Limits limits) {
        this.out = out;
        this.limits = limits;
        this.end = (long) out.length() + limits.recordBytes();
    }

    /// Fails where the record is too big with so many bytes more.
    void requireRoom(int more) throws SaveException {
        if (out.length() + (long) more > end) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.BIG_RECORD)
                            .with("limit", "record")
                            .with("allowed", limits.recordBytes()));
        }
    }

    /// The refusal of a value in a place of another type.
    static SaveException unfit(Type place, Value value) {
        return SaveException.of(
                value instanceof OpaqueValue
                        ? Finding.of(KeepsakeCode.UNFIT_OPAQUE)
                                .with("expected", place.displayName())
                        : Finding.of(KeepsakeCode.UNFIT_VALUE)
                                .with("expected", place.displayName())
                                .with("found", value.type().displayName()));
    }

    /// True where both types are the same. Types of values that were read, or made with their
    /// shape, are the very ones of the plan.
    @SuppressWarnings("ReferenceEquality")
    static boolean same(Type one, Type other) {
        return one == other || one.equals(other);
    }

    void write(Plan plan, Value value) throws SaveException {
        switch (plan.code) {
            case TypeCode.BOOL -> writeBool(plan, value);
            case TypeCode.INT8, TypeCode.UINT8 -> out.writeU8((int) bits(plan, value));
            case TypeCode.INT16, TypeCode.UINT16 -> out.writeI16((int) bits(plan, value));
            case TypeCode.INT32, TypeCode.UINT32 -> out.writeI32((int) bits(plan, value));
            case TypeCode.INT64, TypeCode.UINT64 -> out.writeI64(bits(plan, value));
            case TypeCode.FLOAT -> writeFloat(plan, value);
            case TypeCode.DOUBLE -> writeDouble(plan, value);
            case TypeCode.TEXT -> writeText(plan, value);
            case TypeCode.NAME -> writeNameValue(plan, value);
            case TypeCode.ENUM -> writeEnum(plan, value);
            case TypeCode.PACKED -> writePacked(plan, value);
            default -> writeOther(plan, value);
        }
    }

    private void writeOther(Plan plan, Value value) throws SaveException {
        if (!same(value.type(), plan.type)) {
            throw unfit(plan.type, value);
        }
        switch (value) {
            case UuidValue uuid -> {
                out.writeI64(Long.reverseBytes(uuid.high()));
                out.writeI64(Long.reverseBytes(uuid.low()));
            }
            case DateTimeValue time -> writeTime(time.scale(), time.count());
            case DurationValue time -> writeTime(time.scale(), time.count());
            case BytesValue bytes -> writeBytes(bytes.bytes());
            case ReferenceValue reference -> writeReference(reference);
            case AssetValue asset -> {
                writeString(asset.path());
                writeString(asset.subPath());
            }
            case OpaqueValue opaque -> writeOpaque(opaque);
            default -> throw new IllegalStateException("no leaf: " + value.type());
        }
    }

    private static long bits(Plan plan, Value value) throws SaveException {
        if (value instanceof IntegerValue integer && integer.type() == plan.type) {
            return integer.bits();
        }
        throw unfit(plan.type, value);
    }

    private void writeBool(Plan plan, Value value) throws SaveException {
        if (!(value instanceof BoolValue bool)) {
            throw unfit(plan.type, value);
        }
        out.writeU8(bool.value() ? 1 : 0);
    }

    private void writeFloat(Plan plan, Value value) throws SaveException {
        if (!(value instanceof FloatValue number)) {
            throw unfit(plan.type, value);
        }
        out.writeI32(number.bits());
    }

    private void writeDouble(Plan plan, Value value) throws SaveException {
        if (!(value instanceof DoubleValue number)) {
            throw unfit(plan.type, value);
        }
        out.writeI64(number.bits());
    }

    private void writeText(Plan plan, Value value) throws SaveException {
        if (!(value instanceof TextValue text)) {
            throw unfit(plan.type, value);
        }
        writeString(text.bytes());
    }

    private void writeNameValue(Plan plan, Value value) throws SaveException {
        if (!(value instanceof NameValue name)) {
            throw unfit(plan.type, value);
        }
        writeString(name.bytes());
    }

    private void writeEnum(Plan plan, Value value) throws SaveException {
        if (!(value instanceof EnumValue constant && same(constant.type(), plan.type))) {
            throw unfit(plan.type, value);
        }
        writeString(constant.constant());
    }

    private void writePacked(Plan plan, Value value) throws SaveException {
        if (!(value instanceof PackedValue packed && same(packed.type(), plan.type))) {
            throw unfit(plan.type, value);
        }
        requireRoom(packed.data().length());
        out.writeVarint(packed.count());
        out.writeBytes(packed.data());
    }

    private void writeString(Bytes bytes) throws SaveException {
        NameCodec.requireLength(bytes.length(), limits);
        writeBytes(bytes);
    }

    private void writeBytes(Bytes bytes) throws SaveException {
        requireRoom(bytes.length());
        out.writeString(bytes);
    }

    void writeName(String name) throws SaveException {
        NameCodec.write(out, name, limits);
        requireRoom(0);
    }

    private void writeTime(TimeScale scale, long count) {
        out.writeU8(WireOrder.TIME_SCALES.indexOf(scale));
        out.writeI64(count);
    }

    private void writeReference(ReferenceValue reference) throws SaveException {
        if (reference.ordinal() < 0 || reference.isNone() && reference.ordinal() > 0) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.UNFIT_VALUE)
                            .with("expected", PrimitiveType.REFERENCE.displayName())
                            .with("found", reference.ordinal()));
        }
        writeName(reference.subject());
        out.writeVarint(reference.ordinal());
    }

    private void writeOpaque(OpaqueValue opaque) throws SaveException {
        writeName(opaque.declared());
        out.writeU8(WireOrder.REASONS.indexOf(opaque.reason()));
        writeBytes(opaque.bytes());
    }
}
