package dev.keepsake.app.cli;

import dev.keepsake.model.finding.SaveException;

/// Which rows are shown.
///
/// @param from the first, counted from 0
/// @param count how many at most
record Page(long from, long count) {
    private static final long STANDARD_COUNT = 100;
    private static final long MOST = 1_000_000;

    static Page of(Call call) throws SaveException {
        long count = call.number("--count", STANDARD_COUNT, 1, MOST);
        long page = call.number("--page", 1, 1, Long.MAX_VALUE / count);
        return new Page(call.number("--from", (page - 1) * count, 0, Long.MAX_VALUE), count);
    }

    /// The first row behind it, of so many there are.
    long end(long total) {
        return from >= total ? from : from + Math.min(count, total - from);
    }

    boolean holds(long row) {
        return row >= from && row - from < count;
    }
}
