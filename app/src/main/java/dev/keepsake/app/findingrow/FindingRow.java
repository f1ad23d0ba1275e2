package dev.keepsake.app.findingrow;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Path;
import org.jspecify.annotations.Nullable;

/// A finding as it is listed.
///
/// @param severity how bad it is
/// @param sentence what is wrong
/// @param bytes where it is, empty where that is unknown
/// @param checksum what was recorded and what was computed, empty where it is not about that
/// @param path what it is about, null where that is unknown
/// @param count how many findings the row stands for
/// @param finding the one it stands for, null where it stands for those that are not listed
public record FindingRow(
        Severity severity,
        String sentence,
        String bytes,
        String checksum,
        @Nullable Path path,
        long count,
        @Nullable Finding finding) {
    /// Its bytes and checksums, empty where it has none.
    public String where() {
        return checksum.isEmpty() ? bytes : bytes.isEmpty() ? checksum : bytes + " · " + checksum;
    }
}
