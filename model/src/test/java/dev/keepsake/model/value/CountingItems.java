package dev.keepsake.model.value;

/// A paged container for tests: item i is the number i; counts the items it was asked for.
public final class CountingItems implements PagedItems {
    private final long size;
    private final int mostPerPage;
    private long read;

    /// Numbers from 0 on, at most so many in one page.
    public CountingItems(long size, int mostPerPage) {
        this.size = size;
        this.mostPerPage = mostPerPage;
    }

    /// How many items were read so far.
    public long read() {
        return read;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public InlineItems page(long from, int count) {
        if (from < 0 || from > size) {
            throw new IndexOutOfBoundsException("item " + from);
        }
        int most = (int) Math.min(Math.min(count, mostPerPage), size - from);
        var values = new Value[most];
        for (int i = 0; i < most; i++) {
            values[i] = IntegerValue.int64(from + i);
        }
        read += most;
        return InlineItems.wrap(values, null);
    }
}
