package dev.keepsake.format.stored;

import dev.keepsake.model.finding.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Parts of a run of bytes, and the gaps between them. Immutable; any thread may use it.
///
/// @param <T> what a part is
public final class SpanTable<T> {
    private final long size;
    private final List<Part<T>> parts;

    /// A part or a gap.
    ///
    /// @param span where it stands
    /// @param item what it is, null for a gap
    public record Part<T>(Span span, @Nullable T item) {}

    private SpanTable(long size, List<Part<T>> parts) {
        this.size = size;
        this.parts = List.copyOf(parts);
    }

    /// Collects parts. For one thread.
    public static final class Builder<T> {
        private final List<Part<T>> parts = new ArrayList<>();

        /// Nothing yet.
        public Builder() {}

        /// Adds a part; an empty one is left out.
        public Builder<T> add(Span span, T item) {
            if (span.length() > 0) {
                parts.add(new Part<>(span, item));
            }
            return this;
        }

        /// Gives each part.
        public void forEach(BiConsumer<Span, T> each) {
            parts.forEach(part -> each.accept(part.span(), Objects.requireNonNull(part.item())));
        }

        /// The parts of so many bytes: what leaves them, or lies in a part that begins earlier, is
        /// cut off.
        public SpanTable<T> build(long size) {
            parts.sort(Comparator.comparingLong(part -> part.span().offset()));
            var apart = new ArrayList<Part<T>>(parts.size());
            long end = 0;
            for (Part<T> part : parts) {
                long from = Math.max(end, part.span().offset());
                long to = Math.min(size, part.span().end());
                if (from < to) {
                    apart.add(new Part<>(new Span(from, to - from), part.item()));
                    end = to;
                }
            }
            return new SpanTable<>(size, apart);
        }
    }

    /// The part or gap that holds a byte.
    ///
    /// @throws IndexOutOfBoundsException outside the bytes
    public Part<T> at(long offset) {
        if (offset < 0 || offset >= size) {
            throw new IndexOutOfBoundsException(offset + " of " + size);
        }
        int before = lastFrom(offset);
        if (before >= 0 && parts.get(before).span().holds(offset)) {
            return parts.get(before);
        }
        long from = before < 0 ? 0 : parts.get(before).span().end();
        long to = before + 1 < parts.size() ? parts.get(before + 1).span().offset() : size;
        return new Part<>(new Span(from, to - from), null);
    }

    /// The last part that begins at an offset or before it, −1 where there is none.
    private int lastFrom(long offset) {
        int low = 0;
        int high = parts.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (parts.get(middle).span().offset() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
