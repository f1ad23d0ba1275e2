package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.unreal.wire.Misread;

/// Where the units of a container stand: of each group of [#GROUP] the first, or nothing where all
/// take the same bytes. Immutable.
final class PageIndex {
    /// How many units are passed over at most to reach one.
    static final int GROUP = 256;

    private final int start;
    private final int end;
    private final int count;
    private final int width;
    private final int[] groups;

    private PageIndex(int start, int end, int count, int width, int[] groups) {
        this.start = start;
        this.end = end;
        this.count = count;
        this.width = width;
        this.groups = groups;
    }

    /// Passes over all units of a container, from the first one on.
    static PageIndex of(Reading reading, Units units, int count) throws Misread, SaveException {
        int start = reading.in().position();
        if (units.width() > 0) {
            reading.in().skip(Math.multiplyExact(count, units.width()));
            return new PageIndex(start, reading.in().position(), count, units.width(), new int[0]);
        }
        int[] groups = new int[(count + GROUP - 1) / GROUP];
        for (int i = 0; i < count; i++) {
            if (i % GROUP == 0) {
                groups[i / GROUP] = reading.in().position();
            }
            units.skip(reading);
        }
        return new PageIndex(start, reading.in().position(), count, 0, groups);
    }

    int count() {
        return count;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    /// Goes to a unit.
    void seek(Reading reading, Units units, int unit) throws Misread, SaveException {
        if (unit == count) {
            reading.in().seek(end);
        } else if (width > 0) {
            reading.in().seek(start + unit * width);
        } else {
            reading.in().seek(groups[unit / GROUP]);
            for (int i = unit / GROUP * GROUP; i < unit; i++) {
                units.skip(reading);
            }
        }
    }
}
