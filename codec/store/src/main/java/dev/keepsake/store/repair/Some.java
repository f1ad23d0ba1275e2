package dev.keepsake.store.repair;

import java.util.ArrayList;
import java.util.List;

/// The first of many things, and how many there are.
///
/// @param first the first ones, in the order found
/// @param count how many there are in all
public record Some<T>(List<T> first, long count) {
    /// Copies the list.
    public Some {
        first = List.copyOf(first);
    }

    /// Collects things up to a limit, and counts them. For one thread.
    static final class Builder<T> {
        private final int most;
        private final List<T> first = new ArrayList<>();
        private long count;

        Builder(int most) {
            this.most = most;
        }

        void add(T thing) {
            count++;
            if (first.size() < most) {
                first.add(thing);
            }
        }

        /// Adds a thing unless it is the last one added.
        void addOther(T thing) {
            if (first.isEmpty() || !first.get(first.size() - 1).equals(thing)) {
                add(thing);
            }
        }

        Some<T> build() {
            return new Some<>(first, count);
        }
    }
}
