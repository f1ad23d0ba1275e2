package dev.keepsake.format.io;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Objects;

/// Reads little-endian numbers and runs of bytes in order, and never past its end.
///
/// For one thread. Whatever is asked past the end fails with the code the cursor was made with, at
/// the place in the file where the missing bytes would begin. Nothing is allocated before the
/// length was compared with what is left. Where a number has several forms, only the shortest one
/// is read.
public final class Cursor {
    private static final VarHandle SHORT = littleEndian(short[].class);
    private static final VarHandle INT = littleEndian(int[].class);
    private static final VarHandle LONG = littleEndian(long[].class);

    private final byte[] array;
    private final int start;
    private final long base;
    private final FindingCode truncated;
    private final FindingCode malformed;
    private int end;
    private int next;

    private Cursor(
            byte[] array,
            int start,
            int length,
            long base,
            FindingCode truncated,
            FindingCode malformed) {
        this.array = array;
        this.start = start;
        this.next = start;
        this.end = start + length;
        this.base = base;
        this.truncated = truncated;
        this.malformed = malformed;
    }

    private static VarHandle littleEndian(Class<?> view) {
        return MethodHandles.byteArrayViewVarHandle(view, ByteOrder.LITTLE_ENDIAN);
    }

    /// A cursor over these bytes.
    ///
    /// @param base where the bytes begin in the file (or the decoded block)
    /// @param truncated what a read past the end is; an error
    public static Cursor over(Bytes bytes, long base, FindingCode truncated) {
        return over(bytes, base, truncated, truncated);
    }

    /// A cursor over these bytes.
    ///
    /// @param base where the bytes begin in the file (or the decoded block)
    /// @param truncated what a read past the end is; an error
    /// @param malformed what a varint in any but its shortest form is; an error
    public static Cursor over(
            Bytes bytes, long base, FindingCode truncated, FindingCode malformed) {
        return bytes.read((array, offset, length) ->
                new Cursor(array, offset, length, base, truncated, malformed));
    }

    /// How many bytes were read.
    public int position() {
        return next - start;
    }

    /// Goes to a position.
    ///
    /// @throws IndexOutOfBoundsException outside 0 to the length
    public void seek(int position) {
        next = start + Objects.checkIndex(position, end - start + 1);
    }

    /// Ends the cursor after so many bytes, until [#widen] moves its end back.
    ///
    /// @param count how many may be read, taken as it was read: a negative one or more than are
    ///   left fails
    /// @return what [#widen] takes
    public int narrow(long count) throws SaveException {
        require(count);
        int before = end;
        end = next + (int) count;
        return before;
    }

    /// Moves the end back to where it was before [#narrow].
    public void widen(int before) {
        end = before;
    }

    /// Where the next byte stands in the file (or the decoded block).
    public long offset() {
        return base + position();
    }

    /// How many bytes are left.
    public int remaining() {
        return end - next;
    }

    /// Fails where fewer bytes are left.
    ///
    /// @param count how many are needed, taken as it was read: a negative one fails too
    public void require(long count) throws SaveException {
        if (count < 0 || count > end - next) {
            throw shortBy(count);
        }
    }

    private SaveException shortBy(long count) {
        return SaveException.of(
                Finding.at(truncated, offset(), remaining())
                        .with("needed", count)
                        .with("left", remaining()));
    }

    /// A byte, 0 to 255.
    public int readU8() throws SaveException {
        require(1);
        return array[next++] & 0xFF;
    }

    /// A byte, −128 to 127.
    public byte readI8() throws SaveException {
        require(1);
        return array[next++];
    }

    /// Two bytes, 0 to 65,535.
    public int readU16() throws SaveException {
        return readI16() & 0xFFFF;
    }

    /// Two bytes with a sign.
    public short readI16() throws SaveException {
        require(2);
        short value = (short) SHORT.get(array, next);
        next += 2;
        return value;
    }

    /// Four bytes with a sign.
    public int readI32() throws SaveException {
        require(4);
        int value = (int) INT.get(array, next);
        next += 4;
        return value;
    }

    /// Four bytes, 0 to 2³² − 1.
    public long readU32() throws SaveException {
        return readI32() & 0xFFFF_FFFFL;
    }

    /// Eight bytes.
    public long readI64() throws SaveException {
        require(8);
        long value = (long) LONG.get(array, next);
        next += 8;
        return value;
    }

    /// An unsigned number of at most 64 bits in groups of seven, lowest first, in its shortest
    /// form; from 2⁶³ on it is negative here.
    public long readVarint() throws SaveException {
        if (next < end && array[next] >= 0) {
            return array[next++];
        }
        return readLongVarint();
    }

    private long readLongVarint() throws SaveException {
        int from = position();
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            int part = readU8();
            value |= (part & 0x7FL) << shift;
            if (part < 0x80) {
                if (part == 0 && shift > 0 || part > 1 && shift == 63) {
                    break;
                }
                return value;
            }
        }
        throw SaveException.of(findingSince(malformed, from));
    }

    /// A varint that counts things: fails where fewer bytes are left than they need.
    ///
    /// @param leastBytes how many bytes each takes at least; above 0
    public int readCount(int leastBytes) throws SaveException {
        long count = readVarint();
        if (count < 0 || count > remaining() / leastBytes) {
            boolean countable = count >= 0 && count <= Long.MAX_VALUE / leastBytes;
            throw shortBy(countable ? count * leastBytes : Long.MAX_VALUE);
        }
        return (int) count;
    }

    /// A run of bytes after its length as a varint, without a copy.
    ///
    /// @param most how many there may be; more are refused by the limit `stringBytes`
    public Bytes readString(int most) throws SaveException {
        int from = position();
        long count = readVarint();
        require(count);
        if (count > most) {
            throw SaveException.of(
                    findingSince(GeneralCode.LIMIT, from)
                            .with("limit", "stringBytes")
                            .with("found", count)
                            .with("allowed", most));
        }
        return readBytes(count);
    }

    /// Where the bytes from a position to the next byte stand.
    public Span spanSince(int position) {
        return new Span(base + position, (long) position() - position);
    }

    /// A finding about the bytes from a position to the next byte.
    public Finding findingSince(FindingCode code, int position) {
        return Finding.of(code).withSpan(spanSince(position));
    }

    /// A run of bytes, without a copy.
    ///
    /// @param count how many, as it was read: a negative one or more than are left fails
    public Bytes readBytes(long count) throws SaveException {
        require(count);
        Bytes bytes = Bytes.wrap(array, next, (int) count);
        next += (int) count;
        return bytes;
    }

    /// The bytes between two positions, without a copy.
    ///
    /// @throws IndexOutOfBoundsException where the range leaves the cursor's bytes
    public Bytes slice(int from, int to) {
        Objects.checkFromToIndex(from, to, end - start);
        return Bytes.wrap(array, start + from, to - from);
    }

    /// Passes over bytes.
    public void skip(long count) throws SaveException {
        require(count);
        next += (int) count;
    }
}
