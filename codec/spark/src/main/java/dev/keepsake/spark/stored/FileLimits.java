package dev.keepsake.spark.stored;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;

/// What a file of the engine may hold, the same for reading and writing: counts what is written and
/// refuses what would not be read again. For one thread and one file.
public final class FileLimits {
    /// The largest file that is read, in bytes.
    public static final long SIZE_CAP = 512L << 20;

    private final Limits limits;
    private long bytes;
    private long records;

    /// Nothing is written yet.
    public FileLimits(Limits limits) {
        this.limits = limits;
    }

    /// True where nothing was counted yet.
    public boolean isEmpty() {
        return bytes == 0 && records == 0;
    }

    /// The most bytes a file may have.
    public static long mostBytes(Limits limits) {
        return Math.min(SIZE_CAP, limits.storedBytes());
    }

    /// What is wrong where a limit is passed.
    public static Finding finding(String name, long found, long allowed) {
        return Finding.of(GeneralCode.LIMIT)
                .with("limit", name)
                .with("found", found)
                .with("allowed", allowed);
    }

    /// Counts bytes before they are written.
    ///
    /// @throws SaveException where the file would be too large
    public void addBytes(long count) throws SaveException {
        bytes += count;
        require("storedBytes", bytes, mostBytes(limits));
    }

    /// Counts a record.
    ///
    /// @param length its bytes in the file
    /// @throws SaveException where it is too long, or one too many
    public void addRecord(long length) throws SaveException {
        records++;
        require("records", records, limits.records());
        requireLength(length);
    }

    /// Refuses a record or header that is too long.
    public void requireLength(long length) throws SaveException {
        require("recordBytes", length, limits.recordBytes());
    }

    /// Refuses an entity with too many components and properties.
    public void requireFields(long count) throws SaveException {
        require("fields", count, limits.fields());
    }

    private static void require(String name, long found, long allowed) throws SaveException {
        if (found > allowed) {
            throw SaveException.of(finding(name, found, allowed));
        }
    }
}
