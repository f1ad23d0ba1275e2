package dev.keepsake.format.io;

import dev.keepsake.model.value.Bytes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;

/// Writes little-endian numbers and runs of bytes in order into memory: what [Cursor] reads.
///
/// Grows as it is written to, up to 2 GiB; whoever writes keeps to limits far below. For one
/// thread.
public final class Output {
    private static final VarHandle SHORT = littleEndian(short[].class);
    private static final VarHandle INT = littleEndian(int[].class);
    private static final VarHandle LONG = littleEndian(long[].class);
    private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

    private byte[] buffer;
    private int length;

    /// An empty output.
    public Output() {
        this(1024);
    }

    /// An empty output with room for so many bytes before it grows.
    public Output(int capacity) {
        buffer = new byte[capacity];
    }

    private static VarHandle littleEndian(Class<?> view) {
        return MethodHandles.byteArrayViewVarHandle(view, ByteOrder.LITTLE_ENDIAN);
    }

    /// How many bytes were written.
    public int length() {
        return length;
    }

    /// Takes back what was written after a length; 0 begins anew in the same memory.
    ///
    /// @throws IndexOutOfBoundsException where less was written
    public void truncate(int newLength) {
        length = Objects.checkIndex(newLength, length + 1);
    }

    /// A copy of all bytes written.
    public Bytes bytes() {
        return bytes(0, length);
    }

    /// A copy of the bytes between two positions.
    ///
    /// @throws IndexOutOfBoundsException where the range leaves what was written
    public Bytes bytes(int from, int to) {
        Objects.checkFromToIndex(from, to, length);
        return Bytes.wrap(Arrays.copyOfRange(buffer, from, to));
    }

    /// The bytes between two positions, without a copy: good until the next write or truncation.
    ///
    /// @throws IndexOutOfBoundsException where the range leaves what was written
    public Bytes view(int from, int to) {
        Objects.checkFromToIndex(from, to, length);
        return Bytes.wrap(buffer, from, to - from);
    }

    /// A byte, the low eight bits.
    public void writeU8(int value) {
        room(1);
        buffer[length++] = (byte) value;
    }

    /// Two bytes, the low sixteen bits.
    public void writeI16(int value) {
        room(2);
        SHORT.set(buffer, length, (short) value);
        length += 2;
    }

    /// Four bytes.
    public void writeI32(int value) {
        room(4);
        INT.set(buffer, length, value);
        length += 4;
    }

    /// Puts four bytes over those at a position: a size, once it is known.
    ///
    /// @throws IndexOutOfBoundsException where less was written
    public void setI32(int position, int value) {
        Objects.checkFromIndexSize(position, 4, length);
        INT.set(buffer, position, value);
    }

    /// Eight bytes.
    public void writeI64(long value) {
        room(8);
        LONG.set(buffer, length, value);
        length += 8;
    }

    /// A number in groups of seven bits, lowest first, in its shortest form; a negative one counts
    /// as unsigned.
    public void writeVarint(long value) {
        room(10);
        length = putVarint(buffer, length, value);
    }

    private static int putVarint(byte[] target, int position, long value) {
        int next = position;
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            target[next++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        target[next++] = (byte) rest;
        return next;
    }

    /// A run of bytes.
    public void writeBytes(Bytes bytes) {
        room(bytes.length());
        bytes.copyTo(buffer, length);
        length += bytes.length();
    }

    /// A run of bytes after its length as a varint.
    public void writeString(Bytes bytes) {
        writeVarint(bytes.length());
        writeBytes(bytes);
    }

    /// A text of nothing but ASCII, after its length as a varint.
    ///
    /// @return false where the text has other characters; then nothing was written
    public boolean writeAscii(String text) {
        int chars = text.length();
        room(Math.addExact(chars, 10));
        int next = putVarint(buffer, length, chars);
        for (int i = 0; i < chars; i++) {
            char unit = text.charAt(i);
            if (unit >= 0x80) {
                return false;
            }
            buffer[next++] = (byte) unit;
        }
        length = next;
        return true;
    }

    /// Puts a varint at a position and moves what stands behind it: a length, once it is known.
    ///
    /// @throws IndexOutOfBoundsException where less was written
    public void insertVarint(int position, long value) {
        Objects.checkIndex(position, length + 1);
        byte[] number = new byte[10];
        int size = putVarint(number, 0, value);
        room(size);
        System.arraycopy(buffer, position, buffer, position + size, length - position);
        System.arraycopy(number, 0, buffer, position, size);
        length += size;
    }

    private void room(int more) {
        if (more > buffer.length - length) {
            grow(Math.addExact(length, more));
        }
    }

    private void grow(int needed) {
        if (needed > MOST_BYTES) {
            throw new IllegalStateException("more than 2 GiB written");
        }
        long doubled = Math.min(MOST_BYTES, 2L * buffer.length);
        buffer = Arrays.copyOf(buffer, (int) Math.max(needed, doubled));
    }
}
