package dev.keepsake.format.keepsake;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Works checksums of a file out, and remembers what came of it. Any thread may use it.
final class FoundChecksums {
    private static final int PIECE = 1 << 20;

    private final ByteSource source;
    private final Map<Span, Long> found = new ConcurrentHashMap<>();

    FoundChecksums(ByteSource source) {
        this.source = source;
    }

    /// What is known of a checksum by now.
    RegionChecksum known(RegionChecksum checksum) {
        Long computed = found.get(checksum.covered());
        return checksum.computed() != null || computed == null
                ? checksum
                : checksum.withComputed(computed);
    }

    /// Works it out.
    RegionChecksum check(RegionChecksum checksum, Progress progress) throws SaveException {
        var hash = new Xxh3();
        Span covered = checksum.covered();
        long end = Math.min(source.size(), covered.end());
        for (long at = covered.offset(); at < end; at += PIECE) {
            progress.check(at - covered.offset(), covered.length());
            hash.update(source.read(at, (int) Math.min(PIECE, end - at)));
        }
        found.put(covered, hash.value64());
        return checksum.withComputed(hash.value64());
    }
}
