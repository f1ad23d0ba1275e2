package dev.keepsake.format.io;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.BitSet;

/// Compares what is written with what a source holds, and keeps nothing but which bytes differ near
/// the beginning: the proof that opening and writing a save gives the same bytes.
///
/// Bytes written over others count as they are last; only the first 64 KiB can be written over.
public final class ComparingSink implements ByteSink {
    private static final int PIECE = 1 << 20;
    private static final int HEAD = 1 << 16;

    private final ByteSource expected;
    private final BitSet differsInHead = new BitSet(HEAD);
    private long differsAfterHead = -1;
    private long position;

    private ComparingSink(ByteSource expected) {
        this.expected = expected;
    }

    /// A sink that compares with all of this source, which stays open.
    public static ComparingSink of(ByteSource expected) {
        return new ComparingSink(expected);
    }

    @Override
    public void write(Bytes bytes) throws SaveException {
        compare(position, bytes);
        position += bytes.length();
    }

    @Override
    public void overwrite(long start, Bytes bytes) throws SaveException {
        if (start + bytes.length() > HEAD) {
            throw new IllegalArgumentException("written over past the first 64 KiB");
        }
        compare(start, bytes);
    }

    @Override
    public long position() {
        return position;
    }

    /// The first byte that differs, the length where one ends early, or −1 where both are equal.
    public long mismatch() {
        int head = differsInHead.nextSetBit(0);
        if (head >= 0) {
            return head;
        }
        if (differsAfterHead >= 0) {
            return differsAfterHead;
        }
        return position == expected.size() ? -1 : Math.min(position, expected.size());
    }

    private void compare(long start, Bytes bytes) throws SaveException {
        for (int from = 0; from < bytes.length(); from += PIECE) {
            Bytes piece = bytes.slice(from, Math.min(PIECE, bytes.length() - from));
            comparePiece(start + from, piece);
        }
    }

    private void comparePiece(long start, Bytes piece) throws SaveException {
        int shared = Math.clamp(expected.size() - start, 0, piece.length());
        Bytes other = expected.read(Math.min(start, expected.size()), shared);
        int headPart = Math.clamp(HEAD - start, 0, shared);
        for (int i = 0; i < headPart; i++) {
            differsInHead.set((int) start + i, piece.at(i) != other.at(i));
        }
        if (headPart < shared && differsAfterHead < 0) {
            int rest = shared - headPart;
            int found = piece.slice(headPart, rest).mismatch(other.slice(headPart, rest));
            differsAfterHead = found < 0 ? -1 : start + headPart + found;
        }
    }
}
