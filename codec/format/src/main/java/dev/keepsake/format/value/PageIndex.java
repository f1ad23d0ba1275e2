package dev.keepsake.format.value;

import java.util.Arrays;

/// Where some items of a paged container begin, so that a page is found without reading all before
/// it. Filled once, then read.
final class PageIndex {
    private static final int ITEMS_APART = 1_000;
    private static final int BYTES_APART = 1 << 18;

    private long[] items = new long[8];
    private int[] offsets = new int[8];
    private int count = 1;

    /// Takes note of an item, if the last one noted is far enough; the first one is noted from the
    /// beginning.
    void add(long item, int offset) {
        int last = count - 1;
        boolean first = count == 1;
        if (!first && item - items[last] < ITEMS_APART && offset - offsets[last] < BYTES_APART) {
            return;
        }
        if (count == items.length) {
            items = Arrays.copyOf(items, 2 * count);
            offsets = Arrays.copyOf(offsets, 2 * count);
        }
        items[count] = item;
        offsets[count++] = offset;
    }

    /// The number of the last note at or before an item.
    int before(long item) {
        int found = Arrays.binarySearch(items, 0, count, item);
        return found >= 0 ? found : -found - 2;
    }

    long item(int note) {
        return items[note];
    }

    int offset(int note) {
        return offsets[note];
    }
}
