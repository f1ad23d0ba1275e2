package dev.keepsake.spark.save;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.finding.SparkCode;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the parts of a save: one pass for the checksum, one over all lengths. Decodes nothing.
///
/// A strict log ends it at the first error; with a tolerant one it gives all that reads. For one
/// thread and one save.
final class LayoutReader {
    private static final int LEAST_SAVE = SaveLayout.PRELUDE + SaveLayout.TRAILER;

    private final ByteSource source;
    private final Limits limits;
    private final FindingLog log;
    private final Progress progress;
    private final long size;
    private int version;
    private boolean damaged;
    private @Nullable SaveSeal seal;

    private LayoutReader(ByteSource source, Limits limits, FindingLog log, Progress progress) {
        this.source = source;
        this.limits = limits;
        this.log = log;
        this.progress = progress;
        this.size = source.size();
    }

    /// The layout of a save, empty where nothing of it reads.
    ///
    /// @throws SaveException where a strict log is told an error, the storage fails or the caller
    ///   stops it
    static Optional<SaveLayout> read(
            ByteSource source, Limits limits, FindingLog log, Progress progress)
            throws SaveException {
        return new LayoutReader(source, limits, log, progress).read();
    }

    private Optional<SaveLayout> read() throws SaveException {
        if (!hasMagic() || isTooLarge() || !hasPrelude()) {
            return Optional.empty();
        }
        var window = new Window(source, 4);
        long recorded = window.readU32();
        long length = window.readU32();
        if (size >= LEAST_SAVE) {
            seal = SaveSeal.read(source, size, progress);
        }
        if (isNewer(recorded) || isTooLong(length)) {
            return Optional.empty();
        }
        Bytes metadata = metadata(length);
        version = judgeVersion(recorded, metadata);
        return Optional.of(readBody(metadata));
    }

    private boolean hasMagic() throws SaveException {
        Bytes first = source.read(0, (int) Math.min(size, 4));
        if (first.equals(SaveLayout.MAGIC)) {
            return true;
        }
        String found = HexFormat.of().formatHex(first.toArray());
        log.add(Finding.at(SparkCode.MAGIC, 0, first.length()).with("found", found));
        return false;
    }

    private boolean isTooLarge() throws SaveException {
        long most = Math.min(SaveLayout.SIZE_CAP, limits.storedBytes());
        if (size > most) {
            log.add(limit("storedBytes", size, most));
        }
        return size > most;
    }

    static Finding limit(String name, long found, long allowed) {
        return Finding.of(GeneralCode.LIMIT)
                .with("limit", name)
                .with("found", found)
                .with("allowed", allowed);
    }

    private boolean hasPrelude() throws SaveException {
        if (size < SaveLayout.PRELUDE) {
            log.add(
                    Finding.at(SparkCode.TRUNCATED, size, 0)
                            .with("part", "prelude")
                            .with("needed", SaveLayout.PRELUDE)
                            .with("left", size));
        }
        return size >= SaveLayout.PRELUDE;
    }

    private boolean isNewer(long recorded) throws SaveException {
        boolean newer = recorded > SaveLayout.NEWEST && seal != null && seal.holds();
        if (newer) {
            log.add(Finding.at(SparkCode.VERSION_NEWER, 4, 4).with("version", recorded));
        }
        return newer;
    }

    private Bytes metadata(long length) throws SaveException {
        long left = size - SaveLayout.PRELUDE;
        if (length > left) {
            error(
                    Finding.at(SparkCode.METADATA_LENGTH, 8, 4)
                            .with("length", length)
                            .with("left", left));
        }
        return source.read(SaveLayout.PRELUDE, (int) Math.min(length, left));
    }

    private boolean isTooLong(long length) throws SaveException {
        long found = Math.min(length, size - SaveLayout.PRELUDE);
        if (found > limits.recordBytes()) {
            log.add(limit("recordBytes", found, limits.recordBytes()));
        }
        return found > limits.recordBytes();
    }

    /// The version to read by: the recorded one, unless a checksum says that it is damaged.
    private int judgeVersion(long recorded, Bytes metadata) throws SaveException {
        boolean otherwise = recorded != SaveLayout.SEALED && seal != null && seal.holdsAsSealed();
        if (!otherwise && recorded <= SaveLayout.NEWEST) {
            return (int) recorded;
        }
        int likely = otherwise ? SaveLayout.SEALED : likelyVersion(metadata);
        Finding finding =
                Finding.at(SparkCode.VERSION_DAMAGED, 4, 4)
                        .with("version", recorded)
                        .with("readAs", likely);
        error(otherwise && seal != null ? finding.withChecksum(checksum(seal)) : finding);
        return likely;
    }

    private static int likelyVersion(Bytes metadata) {
        return MetadataText.read(metadata, 1).withScreenshot() ? 3 : 1;
    }

    private static Checksum checksum(SaveSeal seal) {
        return new Checksum("CRC-32", seal.recorded(), seal.computed());
    }

    private void error(Finding finding) throws SaveException {
        damaged = true;
        log.add(finding);
    }

    private SaveLayout readBody(Bytes metadata) throws SaveException {
        var window = new Window(source, SaveLayout.PRELUDE + (long) metadata.length());
        var body = new BodyReader(window, version, limits, log, progress);
        boolean complete = readWhole(body);
        damaged |= !body.isSound();
        var tail = complete ? readTail(window.offset()) : Tail.NONE;
        if (!complete && isSealed()) {
            requireSeal();
        }
        MetadataText text = MetadataText.read(metadata, version);
        return new SaveLayout(
                version,
                metadata,
                text,
                body.entities(),
                body.custom(),
                body.isCustomCounted(),
                tail.span,
                tail.sealed,
                size,
                damaged);
    }

    /// True where the body reads to its end.
    private boolean readWhole(BodyReader body) throws SaveException {
        try {
            body.read();
            return true;
        } catch (DamagedSaveException | RefusedSaveException cut) {
            error(cut.finding());
            return false;
        }
    }

    private boolean isSealed() {
        return version >= SaveLayout.SEALED;
    }

    private void requireSeal() throws SaveException {
        if (seal != null && !seal.holdsAsSealed()) {
            error(Finding.at(SparkCode.CHECKSUM, 0, size).withChecksum(checksum(seal)));
        }
    }

    /// Bytes behind the last part, and whether they stand before the checksum.
    private record Tail(@Nullable Span span, boolean sealed) {
        static final Tail NONE = new Tail(null, false);

        static Tail of(long start, long end, boolean sealed) {
            return start == end ? NONE : new Tail(new Span(start, end - start), sealed);
        }
    }

    private Tail readTail(long end) throws SaveException {
        if (!isSealed()) {
            return Tail.of(end, size, false);
        }
        if (size - end < SaveLayout.TRAILER) {
            error(
                    Finding.at(SparkCode.TRUNCATED, end, size - end)
                            .with("part", "checksum")
                            .with("needed", SaveLayout.TRAILER)
                            .with("left", size - end));
            requireSeal();
            return Tail.NONE;
        }
        if (isSealedAt(end + SaveLayout.TRAILER)) {
            return Tail.of(end + SaveLayout.TRAILER, size, false);
        }
        requireSeal();
        return Tail.of(end, size - SaveLayout.TRAILER, true);
    }

    /// True where a checksum stands right behind the last part, though bytes follow.
    private boolean isSealedAt(long end) throws SaveException {
        if (end == size) {
            return seal != null && seal.holdsAsSealed();
        }
        return SaveSeal.read(source, end, progress).holdsAsSealed();
    }
}
