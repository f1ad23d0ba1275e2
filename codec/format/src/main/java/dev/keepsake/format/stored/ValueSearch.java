package dev.keepsake.format.stored;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the innermost value that holds a byte, for a format that can say where any one value
/// stands: items stand in order, so that halving leads to the one. For one thread and one search.
public final class ValueSearch {
    private final Locator locator;
    private final long offset;
    private final Progress progress;
    private final List<Long> ids = new ArrayList<>();
    private long asked;

    /// Says where a value stands.
    @FunctionalInterface
    public interface Locator {
        /// Where the value at these ids stands, null where that is unknown.
        @Nullable Span find(List<Long> ids) throws SaveException;
    }

    /// Where a value was found.
    ///
    /// @param ids the ids that lead to it
    /// @param span its bytes
    public record Found(List<Long> ids, Span span) {}

    /// A search for the value that holds a byte.
    public ValueSearch(Locator locator, long offset, Progress progress) {
        this.locator = locator;
        this.offset = offset;
        this.progress = progress;
    }

    /// The innermost value in a value that holds the byte.
    ///
    /// @param whole the value, which no ids lead to
    /// @param span where it stands
    /// @throws SaveException where values cannot be read, or the caller stops it
    public Found find(Value whole, Span span) throws SaveException {
        Value value = whole;
        Span found = span;
        while (value instanceof ContainerValue container) {
            Items items = container.items();
            long item = itemAt(items.size());
            if (item < 0) {
                break;
            }
            ids.add(item);
            Span inner = locate();
            if (inner == null) {
                break;
            }
            found = inner;
            value = item(items, item);
        }
        return new Found(List.copyOf(ids), found);
    }

    private static Value item(Items items, long index) throws SaveException {
        return switch (items) {
            case InlineItems inline -> inline.value((int) index);
            case PagedItems paged -> paged.page(index, 1).value(0);
        };
    }

    /// The item that holds the byte, −1 where none does.
    private long itemAt(long count) throws SaveException {
        long low = 0;
        long high = count;
        while (low < high) {
            long middle = (low + high) >>> 1;
            Span span = locate(middle);
            if (span == null) {
                return inOrder(low, high);
            }
            if (span.holds(offset)) {
                return middle;
            }
            if (span.offset() > offset) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return -1;
    }

    /// Where some items have no place of their own, the others are looked at one by one, as far as
    /// that is quick.
    private long inOrder(long low, long high) throws SaveException {
        for (long i = low; i < Math.min(high, low + 64); i++) {
            Span span = locate(i);
            if (span != null && span.holds(offset)) {
                return i;
            }
        }
        return -1;
    }

    private @Nullable Span locate(long item) throws SaveException {
        ids.add(item);
        try {
            return locate();
        } finally {
            ids.removeLast();
        }
    }

    private @Nullable Span locate() throws SaveException {
        progress.check(asked++, Long.MAX_VALUE);
        return locator.find(ids);
    }
}
