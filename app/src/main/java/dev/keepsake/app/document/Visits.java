package dev.keepsake.app.document;

import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The places somebody was at, oldest first, and at which of them they are. Steps within one record
/// are one visit, which remembers the last value. For one thread.
final class Visits {
    static final int MOST = 200;

    private final List<Visit> all = new ArrayList<>();
    private int current = -1;

    /// A place, and the value there that was looked at last.
    ///
    /// @param value null for none
    record Visit(Place place, @Nullable Path value) {}

    void clear() {
        all.clear();
        current = -1;
    }

    /// Somebody came to a place; what they had gone back from is forgotten.
    void arrive(Place place) {
        if (current >= 0 && all.get(current).place().equals(place)) {
            return;
        }
        all.subList(current + 1, all.size()).clear();
        all.add(new Visit(place, null));
        if (all.size() > MOST) {
            all.removeFirst();
        }
        current = all.size() - 1;
    }

    /// Somebody looks at a value of the place they are at.
    void look(Path value) {
        if (current >= 0) {
            all.set(current, new Visit(all.get(current).place(), value));
        }
    }

    /// The next visit to a place that is still there.
    ///
    /// @param step 1 forward, −1 back
    Optional<Visit> find(int step, Predicate<Place> isThere) {
        int index = index(step, isThere);
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }

    /// Goes there, where there is one.
    Optional<Visit> go(int step, Predicate<Place> isThere) {
        int index = index(step, isThere);
        current = index < 0 ? current : index;
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }

    private int index(int step, Predicate<Place> isThere) {
        for (int i = current + step; i >= 0 && i < all.size(); i += step) {
            if (isThere.test(all.get(i).place()) && !isSame(i)) {
                return i;
            }
        }
        return -1;
    }

    /// What stood between may be gone: then nothing would change.
    private boolean isSame(int index) {
        return all.get(index).place().equals(all.get(current).place());
    }
}
