package dev.keepsake.app.finding;

import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Path;
import org.jspecify.annotations.Nullable;

/// A finding as it is listed.
///
/// @param severity how bad it is
/// @param sentence what is wrong
/// @param where its bytes and checksums, empty where it has none
/// @param path what it is about, null where that is unknown
/// @param count how many findings the row stands for
record FindingRow(
        Severity severity, String sentence, String where, @Nullable Path path, long count) {}
