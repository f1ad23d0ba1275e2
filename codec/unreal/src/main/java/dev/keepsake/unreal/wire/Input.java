package dev.keepsake.unreal.wire;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// Reads little-endian numbers and runs of bytes of a save's content in order, from a window over
/// it: all of what is in memory, else a stretch at a time.
///
/// For one thread. What is asked past the end of the range it was [narrowed][#narrow] to is a
/// [Misread]; nothing is allocated for a length before it was compared with what is left. Bytes it
/// gives share the window's array, which nobody changes, but for few of a stretch.
public final class Input {
    private static final VarHandle SHORT = littleEndian(short[].class);
    private static final VarHandle INT = littleEndian(int[].class);
    private static final VarHandle LONG = littleEndian(long[].class);
    private static final int WINDOW = 1 << 16;

    /// The most bytes that are copied out of a window that is not all of the content, so that a
    /// small value holds none.
    private static final int MOST_COPIED = 1 << 14;

    private final ByteSource source;
    private final boolean whole;
    private byte[] array = {};

    /// Index `i` of the array is position `base + i` of the content.
    private int base;

    private int windowStart;
    private int windowEnd;
    private int next;

    /// The index that reading may not pass without another window.
    private int limit;

    private int end;

    /// An input over a content of at most 2³¹ − 1 bytes.
    public Input(ByteSource source) throws SaveException {
        this.source = source;
        this.whole = source instanceof MemorySource;
        this.end = Math.toIntExact(source.size());
        if (whole) {
            load(0, end);
        }
    }

    private static VarHandle littleEndian(Class<?> view) {
        return MethodHandles.byteArrayViewVarHandle(view, ByteOrder.LITTLE_ENDIAN);
    }

    private void load(int position, int length) throws SaveException {
        Bytes bytes = source.read(position, length);
        bytes.read((lent, offset, count) -> {
            array = lent;
            base = position - offset;
            windowStart = offset;
            windowEnd = offset + count;
            next = offset;
            return count;
        });
        bound();
    }

    private void bound() {
        limit = Math.min(windowEnd, end - base);
    }

    /// Where the next byte stands in the content.
    public int position() {
        return base + next;
    }

    /// How many bytes are left of the range.
    public int remaining() {
        return end - base - next;
    }

    /// The first position behind the range.
    public int end() {
        return end;
    }

    /// Goes to the first byte, with all of the content as the range.
    public void restart() {
        end = (int) source.size();
        seek(0);
    }

    /// Goes to a position of the range.
    public void seek(int position) {
        int index = position - base;
        if (index < windowStart || index > windowEnd) {
            array = new byte[0];
            base = position;
            windowStart = 0;
            windowEnd = 0;
            index = 0;
        }
        next = index;
        bound();
    }

    /// Ends the range after so many bytes, until [#widen] moves its end back.
    ///
    /// @param count how many may be read, as it was read
    /// @return what [#widen] takes
    public int narrow(int count) throws Misread {
        if (count < 0 || count > remaining()) {
            throw new Misread(Misread.Reason.SHORT, position());
        }
        int before = end;
        end = base + next + count;
        bound();
        return before;
    }

    /// Moves the end of the range back to where it was before [#narrow].
    public void widen(int before) {
        end = before;
        bound();
    }

    /// Makes sure that so many bytes stand in the window.
    private void require(int count) throws Misread, SaveException {
        if (count < 0 || count > limit - next) {
            refill(count);
        }
    }

    private void refill(int count) throws Misread, SaveException {
        if (!tryRefill(count)) {
            throw new Misread(Misread.Reason.SHORT, position());
        }
    }

    private boolean tryRefill(int count) throws SaveException {
        if (count < 0 || count > remaining()) {
            return false;
        }
        int position = position();
        load(position, (int) Math.min(Math.max(count, WINDOW), source.size() - position));
        return true;
    }

    /// True where so many bytes are left of the range; then they can be peeked at.
    public boolean has(int count) throws SaveException {
        return count >= 0 && count <= limit - next || tryRefill(count);
    }

    /// Four bytes that stand so many bytes ahead; [#has] said that they are there.
    public int peekI32(int ahead) {
        return (int) INT.get(array, next + ahead);
    }

    /// A byte that stands so many bytes ahead, 0 to 255; [#has] said that it is there.
    public int peekU8(int ahead) {
        return array[next + ahead] & 0xFF;
    }

    /// True where these bytes stand so many bytes ahead; [#has] said that as many are there.
    public boolean matches(int ahead, byte[] expected, int from, int to) {
        int start = next + ahead;
        return Arrays.equals(array, start, start + to - from, expected, from, to);
    }

    /// A byte, 0 to 255.
    public int readU8() throws Misread, SaveException {
        require(1);
        return array[next++] & 0xFF;
    }

    /// Two bytes, 0 to 65,535.
    public int readU16() throws Misread, SaveException {
        require(2);
        int value = (short) SHORT.get(array, next) & 0xFFFF;
        next += 2;
        return value;
    }

    /// Four bytes with a sign.
    public int readI32() throws Misread, SaveException {
        require(4);
        int value = (int) INT.get(array, next);
        next += 4;
        return value;
    }

    /// Eight bytes.
    public long readI64() throws Misread, SaveException {
        require(8);
        long value = (long) LONG.get(array, next);
        next += 8;
        return value;
    }

    /// A truth value of four bytes.
    public boolean readBoolean() throws Misread, SaveException {
        int value = readI32();
        if ((value & ~1) != 0) {
            throw new Misread(Misread.Reason.BOOLEAN, position() - 4);
        }
        return value == 1;
    }

    /// A count of things that take so many bytes each, at least.
    ///
    /// @param least 1 or more
    public int readCount(int least) throws Misread, SaveException {
        int count = readI32();
        if (count < 0 || count > remaining() / least) {
            throw new Misread(Misread.Reason.COUNT, position() - 4);
        }
        return count;
    }

    /// A run of bytes.
    ///
    /// @param count how many, as it was read
    public Bytes readBytes(int count) throws Misread, SaveException {
        require(count);
        Bytes bytes = Bytes.wrap(array, next, count);
        next += count;
        return whole || count > MOST_COPIED ? bytes : bytes.compact();
    }

    /// The bytes between two positions of the range, which stay where they are.
    public Bytes slice(int from, int to) throws Misread, SaveException {
        int back = position();
        seek(from);
        Bytes bytes = readBytes(to - from);
        seek(back);
        return bytes;
    }

    /// Passes over bytes without reading them.
    ///
    /// @param count how many, as it was read
    public void skip(int count) throws Misread {
        if (count >= 0 && count <= limit - next) {
            next += count;
        } else if (count < 0 || count > remaining()) {
            throw new Misread(Misread.Reason.SHORT, position());
        } else {
            seek(position() + count);
        }
    }
}
