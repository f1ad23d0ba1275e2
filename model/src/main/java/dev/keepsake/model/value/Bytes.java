package dev.keepsake.model.value;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;

/// An immutable run of bytes: a slice of an array that nobody changes, compared by content.
///
/// A slice keeps its whole array alive; [#compact()] cuts it loose. Any thread may read it.
public final class Bytes implements Comparable<Bytes> {
    /// No bytes.
    public static final Bytes EMPTY = new Bytes(new byte[0], 0, 0);

    private final byte[] array;
    private final int offset;
    private final int length;

    private Bytes(byte[] array, int offset, int length) {
        this.array = array;
        this.offset = offset;
        this.length = length;
    }

    /// A copy of the whole array.
    public static Bytes copyOf(byte[] bytes) {
        return wrap(bytes.clone());
    }

    /// The array itself, without a copy: the caller promises that nobody changes it any more.
    public static Bytes wrap(byte[] bytes) {
        return wrap(bytes, 0, bytes.length);
    }

    /// A range of the array itself, without a copy: the caller promises that nobody changes it any
    /// more.
    ///
    /// @throws IndexOutOfBoundsException where the range leaves the array
    public static Bytes wrap(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return length == 0 ? EMPTY : new Bytes(bytes, offset, length);
    }

    /// The UTF-8 form of a text; an unpaired surrogate becomes its three bytes (WTF-8), so every
    /// Java text survives.
    public static Bytes ofText(String text) {
        return wrap(Wtf8.encode(text));
    }

    /// The bytes of a name that [#asName()] gave: each U+DC80 to U+DCFF becomes the byte it stands
    /// for.
    public static Bytes ofName(String name) {
        return wrap(Wtf8.encodeName(name));
    }

    /// How many bytes there are.
    public int length() {
        return length;
    }

    /// True where there are none.
    public boolean isEmpty() {
        return length == 0;
    }

    /// The byte at an index, −128 to 127.
    ///
    /// @throws IndexOutOfBoundsException outside 0 to `length() - 1`
    public byte at(int index) {
        return array[offset + Objects.checkIndex(index, length)];
    }

    /// A part of these bytes, sharing the same array.
    ///
    /// @throws IndexOutOfBoundsException where the range leaves these bytes
    public Bytes slice(int from, int count) {
        Objects.checkFromIndexSize(from, count, length);
        return wrap(array, offset + from, count);
    }

    /// A fresh array with these bytes.
    public byte[] toArray() {
        return Arrays.copyOfRange(array, offset, offset + length);
    }

    /// Copies these bytes into an array.
    ///
    /// @throws IndexOutOfBoundsException where they do not fit
    public void copyTo(byte[] target, int targetOffset) {
        System.arraycopy(array, offset, target, targetOffset, length);
    }

    /// A read-only buffer over these bytes, without a copy, in big-endian order.
    public ByteBuffer asBuffer() {
        return ByteBuffer.wrap(array, offset, length).slice().asReadOnlyBuffer();
    }

    /// Lends the array and range to code that reads them in place (a checksum, a decompressor).
    ///
    /// The reader must not write to the array or keep it.
    public <T> T read(RangeReader<T> reader) {
        return reader.read(array, offset, length);
    }

    /// Code that reads an array in place; see [Bytes#read].
    @FunctionalInterface
    public interface RangeReader<T> {
        /// Reads `length` bytes from `offset`.
        T read(byte[] array, int offset, int length);
    }

    /// These bytes in an array of their own, so that a small slice does not hold a large one.
    public Bytes compact() {
        return array.length == length ? this : wrap(toArray());
    }

    /// True where these bytes are well-formed UTF-8.
    public boolean isUtf8() {
        return Wtf8.isUtf8(array, offset, length);
    }

    /// The text these bytes spell in UTF-8. A three-byte surrogate becomes that surrogate; any
    /// other byte that is no UTF-8 becomes U+FFFD, so this view may lose what the bytes keep.
    public String asText() {
        return Wtf8.decode(array, offset, length);
    }

    /// These bytes as a name: UTF-8, and each byte that is no UTF-8 as one of U+DC80 to U+DCFF, so
    /// that [#ofName] gives the same bytes again.
    public String asName() {
        return Wtf8.decodeName(array, offset, length);
    }

    /// The first index at which the two differ, or −1 where they are equal. A shorter one that the
    /// longer begins with differs at its length.
    public int mismatch(Bytes other) {
        return Arrays.mismatch(
                array,
                offset,
                offset + length,
                other.array,
                other.offset,
                other.offset + other.length);
    }

    /// Orders by unsigned bytes, a beginning before what it begins.
    @Override
    public int compareTo(Bytes other) {
        return Arrays.compareUnsigned(
                array,
                offset,
                offset + length,
                other.array,
                other.offset,
                other.offset + other.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes bytes && length == bytes.length && mismatch(bytes) < 0;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = offset; i < offset + length; i++) {
            hash = 31 * hash + array[i];
        }
        return hash;
    }

    /// Lower-case hexadecimal of at most the first 32 bytes, for messages and tests.
    @Override
    public String toString() {
        String hex = HexFormat.of().formatHex(array, offset, offset + Math.min(length, 32));
        return length > 32 ? hex + "…(" + length + ")" : hex;
    }
}
