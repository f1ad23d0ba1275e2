package dev.keepsake.app.bytes;

import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/// What a few bytes are as numbers and as text. Pure.
final class DataInspector {
    /// How many bytes it looks at.
    static final int BYTES = 16;

    private DataInspector() {}

    /// A reading.
    ///
    /// @param type what the bytes are taken for
    /// @param text what they are then
    record Reading(String type, String text) {}

    /// The readings of the first bytes.
    static List<Reading> read(Bytes bytes, ByteOrder order) {
        var readings = new ArrayList<Reading>();
        ByteBuffer in = ByteBuffer.wrap(bytes.toArray()).order(order);
        int length = bytes.length();
        if (length >= 1) {
            both(readings, 8, in.get(0), Byte.toUnsignedLong(in.get(0)));
        }
        if (length >= 2) {
            both(readings, 16, in.getShort(0), Short.toUnsignedLong(in.getShort(0)));
        }
        if (length >= 4) {
            both(readings, 32, in.getInt(0), Integer.toUnsignedLong(in.getInt(0)));
        }
        if (length >= 8) {
            long number = in.getLong(0);
            readings.add(new Reading("Int64", Long.toString(number)));
            if (number < 0) {
                readings.add(new Reading("UInt64", Long.toUnsignedString(number)));
            }
        }
        if (length >= 4) {
            readings.add(new Reading("Float", Float.toString(in.getFloat(0))));
        }
        if (length >= 8) {
            readings.add(new Reading("Double", Double.toString(in.getDouble(0))));
        }
        readings.add(new Reading("Text", "“" + Printable.text(bytes.asText()) + "”"));
        return readings;
    }

    private static void both(List<Reading> readings, int bits, long signed, long unsigned) {
        readings.add(new Reading("Int" + bits, Long.toString(signed)));
        if (signed != unsigned) {
            readings.add(new Reading("UInt" + bits, Long.toString(unsigned)));
        }
    }
}
