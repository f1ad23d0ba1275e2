package dev.keepsake.format.stored;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.zip.CRC32C;

/// A source whose bytes stay what they were when it was opened: each MiB has a checksum, and one
/// that no longer fits is *changed*. For files whose format has no checksums of its own.
public final class CheckedSource implements ByteSource {
    private static final int PIECE = 1 << 20;

    private final ByteSource source;
    private final int[] checksums;
    private volatile Piece last = new Piece(-1, Bytes.EMPTY);

    /// A stretch that was read and fits its checksum.
    private record Piece(int number, Bytes bytes) {}

    private CheckedSource(ByteSource source, int[] checksums) {
        this.source = source;
        this.checksums = checksums;
    }

    /// A checked source; one in memory, which cannot change, is given back as it is.
    public static ByteSource of(ByteSource source, Progress progress) throws SaveException {
        if (source instanceof MemorySource) {
            return source;
        }
        var checksums = new int[Math.toIntExact((source.size() + PIECE - 1) / PIECE)];
        for (int i = 0; i < checksums.length; i++) {
            progress.check((long) i * PIECE, source.size());
            checksums[i] = checksum(stored(source, i));
        }
        return new CheckedSource(source, checksums);
    }

    private static Bytes stored(ByteSource source, int number) throws SaveException {
        long start = (long) number * PIECE;
        return source.read(start, (int) Math.min(PIECE, source.size() - start));
    }

    private static int checksum(Bytes bytes) {
        var checksum = new CRC32C();
        return bytes.read((array, offset, length) -> {
            checksum.update(array, offset, length);
            return (int) checksum.getValue();
        });
    }

    @Override
    public String name() {
        return source.name();
    }

    @Override
    public long size() {
        return source.size();
    }

    @Override
    public Bytes read(long position, int length) throws SaveException {
        if (length == 0) {
            return source.read(position, 0);
        }
        int first = (int) (position / PIECE);
        int start = (int) (position % PIECE);
        if (start + (long) length <= PIECE) {
            return piece(first).slice(start, length);
        }
        byte[] all = new byte[length];
        int filled = 0;
        for (int number = first; filled < length; number++) {
            Bytes piece = piece(number);
            int from = number == first ? start : 0;
            int count = Math.min(piece.length() - from, length - filled);
            piece.slice(from, count).copyTo(all, filled);
            filled += count;
        }
        return Bytes.wrap(all);
    }

    private Bytes piece(int number) throws SaveException {
        Piece known = last;
        if (known.number() == number) {
            return known.bytes();
        }
        Bytes bytes = stored(source, number);
        if (checksum(bytes) != checksums[number]) {
            throw SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", name()));
        }
        last = new Piece(number, bytes);
        return bytes;
    }

    @Override
    public void close() {
        source.close();
    }
}
