package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.stored.RecordSpans;

/// Where the lines of a key/value file stand. Immutable.
///
/// @param generation whose rules its lines follow
/// @param lines the lines, each with its line feed, without the marker's
/// @param terminated true where the last line (or, without lines, the marker) ends in a line feed
/// @param size the file's size
record LinesLayout(Generation generation, RecordSpans lines, boolean terminated, long size) {
    /// True where a line feed ends this line.
    boolean isTerminated(int line) {
        return terminated || line < lines.count() - 1;
    }
}
