package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.FourLetters;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Finds the directory of a file whose header no longer says where it begins: it has its own
/// checksum at its end, and stands no farther from the header than the largest picture.
final class DirectorySearch {
    private static final long FARTHEST = Prelude.BYTES + Limits.HEADER_BYTES + Limits.PICTURE_BYTES;

    /// How many bytes are hashed at most before the search is given up.
    private static final long WORK_BYTES = 1L << 30;

    private static final int POLLED = 1_024;
    private static final int POLLED_BYTES = 1 << 20;

    private final ByteSource source;
    private final int size;
    private final Progress progress;
    private long unpolled;

    DirectorySearch(ByteSource source, Prelude prelude, Progress progress) {
        this.source = source;
        this.progress = progress;
        this.size = (int) Math.min(prelude.directorySize(), Limits.DIRECTORY_BYTES);
    }

    /// Where the directory begins; what was expected where none is found.
    long find(long expected) throws SaveException {
        long end = Math.min(source.size(), FARTHEST + size);
        if (size < 8 || end < Prelude.BYTES + size || isDirectory(expected)) {
            return expected;
        }
        Bytes bytes = source.read(0, (int) end);
        long work = 0;
        for (int start = Prelude.BYTES; start + size <= end && work < WORK_BYTES; start++) {
            poll(start, end);
            Bytes candidate = bytes.slice(start, size);
            if (size == 8 || FourLetters.isId(candidate.slice(0, FourLetters.BYTES))) {
                work += size;
                unpolled += size;
                if (DirectoryReader.isSound(candidate)) {
                    return start;
                }
            }
        }
        return expected;
    }

    /// Polls once in so many places, and as often as a MiB was hashed.
    private void poll(long start, long end) throws SaveException {
        if (start % POLLED == 0 || unpolled >= POLLED_BYTES) {
            progress.check(start, end);
            unpolled = 0;
        }
    }

    private boolean isDirectory(long start) throws SaveException {
        return start + size <= source.size() && DirectoryReader.isSound(source.read(start, size));
    }
}
