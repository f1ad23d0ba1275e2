package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;

/// Reads the values that hold no others, where they are more than a number or a run of bytes.
final class LeafReader {
    private LeafReader() {}

    /// A byte that is 0 or 1.
    static boolean readMark(Cursor cursor) throws SaveException {
        int mark = cursor.readU8();
        if (mark > 1) {
            throw fault(cursor, KeepsakeCode.MARK, cursor.position() - 1, mark);
        }
        return mark == 1;
    }

    /// The byte of a struct without fields: 0.
    static void readNothing(Cursor cursor) throws SaveException {
        int mark = cursor.readU8();
        if (mark != 0) {
            throw fault(cursor, KeepsakeCode.MARK, cursor.position() - 1, mark);
        }
    }

    static UuidValue readUuid(Cursor cursor) throws SaveException {
        long high = Long.reverseBytes(cursor.readI64());
        return new UuidValue(high, Long.reverseBytes(cursor.readI64()));
    }

    static DateTimeValue readDateTime(Cursor cursor) throws SaveException {
        TimeScale scale = readTimeScale(cursor);
        return new DateTimeValue(cursor.readI64(), scale);
    }

    static DurationValue readDuration(Cursor cursor) throws SaveException {
        TimeScale scale = readTimeScale(cursor);
        return new DurationValue(cursor.readI64(), scale);
    }

    private static TimeScale readTimeScale(Cursor cursor) throws SaveException {
        return WireOrder.TIME_SCALES.get(readNumberBelow(cursor, WireOrder.TIME_SCALES.size()));
    }

    private static int readNumberBelow(Cursor cursor, int bound) throws SaveException {
        int number = cursor.readU8();
        if (number >= bound) {
            throw fault(cursor, KeepsakeCode.NUMBER, cursor.position() - 1, number);
        }
        return number;
    }

    static ReferenceValue readReference(Cursor cursor, Limits limits) throws SaveException {
        String subject = NameCodec.read(cursor, limits);
        int from = cursor.position();
        long ordinal = cursor.readVarint();
        long most = subject.isEmpty() ? 0 : Integer.MAX_VALUE;
        if (ordinal < 0 || ordinal > most) {
            throw fault(cursor, KeepsakeCode.NUMBER, from, Long.toUnsignedString(ordinal));
        }
        return new ReferenceValue(subject, (int) ordinal);
    }

    static OpaqueValue readOpaque(Cursor cursor, Limits limits) throws SaveException {
        String declared = NameCodec.read(cursor, limits);
        int reason = readNumberBelow(cursor, WireOrder.REASONS.size());
        Bytes bytes = cursor.readBytes(cursor.readVarint());
        return new OpaqueValue(bytes, declared, WireOrder.REASONS.get(reason));
    }

    static PackedValue readPacked(Cursor cursor, PackedType type) throws SaveException {
        int width = type.element().width();
        int count = cursor.readCount(width);
        int from = cursor.position();
        Bytes data = cursor.readBytes((long) count * width);
        if (type.element() == PrimitiveType.BOOL) {
            requireMarks(cursor, data, from);
        }
        return new PackedValue(type, data);
    }

    private static void requireMarks(Cursor cursor, Bytes data, int from) throws SaveException {
        for (int i = 0; i < data.length(); i++) {
            if ((data.at(i) & 0xFE) != 0) {
                cursor.seek(from + i + 1);
                throw fault(cursor, KeepsakeCode.MARK, from + i, data.at(i) & 0xFF)
                        .inside(new Step.Item(i));
            }
        }
    }

    private static SaveException fault(Cursor cursor, FindingCode code, int from, Object found) {
        return SaveException.of(cursor.findingSince(code, from).with("found", found));
    }
}
