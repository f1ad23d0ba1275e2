package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Watches for one value while all around it is written: what is written again as it was read
/// stands where it was read. For one thread and one value.
final class Trace {
    private final List<Long> ids;
    private int depth;
    private int matched;
    private @Nullable Span found;

    /// Watches for the value at these ids, from the value that is written on.
    Trace(List<Long> ids) {
        this.ids = ids;
    }

    /// Goes to an item of the container that is written.
    ///
    /// @return true where the value is that item, or stands in it
    boolean enter(long id) {
        depth++;
        boolean on = matched == depth - 1 && depth <= ids.size() && ids.get(depth - 1) == id;
        matched += on ? 1 : 0;
        return on;
    }

    /// Comes back from an item that [#enter] went to.
    void leave(boolean on, long start, long end) {
        if (on && depth == ids.size() && found == null) {
            found = new Span(start, end - start);
        }
        matched -= on ? 1 : 0;
        depth--;
    }

    /// The ids from an item of the container that is written on, null where the value is not in it.
    @Nullable List<Long> inside() {
        return matched == depth && depth < ids.size() ? ids.subList(depth, ids.size()) : null;
    }

    /// Says where the value stands.
    void find(Span span) {
        found = span;
    }

    /// Where the value stands among what was written, null where it was not met.
    @Nullable Span found() {
        return found;
    }

    /// Moves what was found while an inner part was written to where that part stands.
    void shift(@Nullable Span before, long offset) {
        Span now = found;
        if (before == null && now != null) {
            found = new Span(now.offset() + offset, now.length());
        }
    }
}
