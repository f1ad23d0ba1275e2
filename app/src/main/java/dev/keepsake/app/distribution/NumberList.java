package dev.keepsake.app.distribution;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.util.Arrays;

/// Numbers of records, exact, in arrays: one takes 17 bytes. Grows; for one thread at a time.
final class NumberList {
    /// How many are kept; the rest is counted.
    static final int MOST = 2_000_000;

    private static final PrimitiveType[] TYPES = PrimitiveType.values();

    private long[] bits = new long[256];
    private byte[] types = new byte[256];
    private int[] chunks = new int[256];
    private int[] records = new int[256];
    private int size;
    private long notFinite;
    private long leftOut;

    /// Adds a number; what is none is passed over, what is not finite is counted.
    void add(RecordId id, Value value) {
        switch (value) {
            case IntegerValue number -> add(id, number.bits(), number.type());
            case FloatValue number when Float.isFinite(number.value()) ->
                    add(id, number.bits(), PrimitiveType.FLOAT);
            case DoubleValue number when Double.isFinite(number.value()) ->
                    add(id, number.bits(), PrimitiveType.DOUBLE);
            case FloatValue number -> notFinite++;
            case DoubleValue number -> notFinite++;
            default -> {}
        }
    }

    @SuppressWarnings("EnumOrdinal")
    private void add(RecordId id, long value, PrimitiveType type) {
        if (size == MOST) {
            leftOut++;
            return;
        }
        if (size == bits.length) {
            grow(Math.min(MOST, 2 * size));
        }
        bits[size] = value;
        types[size] = (byte) type.ordinal();
        chunks[size] = id.chunk();
        records[size] = id.record();
        size++;
    }

    private void grow(int length) {
        bits = Arrays.copyOf(bits, length);
        types = Arrays.copyOf(types, length);
        chunks = Arrays.copyOf(chunks, length);
        records = Arrays.copyOf(records, length);
    }

    int size() {
        return size;
    }

    /// How many were infinite or no number.
    long notFinite() {
        return notFinite;
    }

    /// How many were too many to be kept.
    long leftOut() {
        return leftOut;
    }

    RecordId record(int index) {
        return new RecordId(chunks[index], records[index]);
    }

    /// The number as a value.
    Value value(int index) {
        PrimitiveType type = TYPES[types[index]];
        return switch (type) {
            case FLOAT -> new FloatValue((int) bits[index]);
            case DOUBLE -> new DoubleValue(bits[index]);
            default -> new IntegerValue(bits[index], type);
        };
    }
}
