package dev.keepsake.model.document;

import java.util.ArrayList;
import java.util.List;

/// A value inside a record, by numbers that edits never change.
///
/// The first id is a section's position (for the header, a field's); each further one an item of
/// the container before it: its index in the opened document, or −1, −2 … for items added later in
/// the order they were staged. Items of a map count keys and values: 2i is the key, 2i + 1 the
/// value of entry i.
public record ItemPath(List<Long> ids) {
    /// The record itself.
    public static final ItemPath ROOT = new ItemPath(List.of());

    /// Copies the list.
    public ItemPath {
        ids = List.copyOf(ids);
    }

    /// A path of these ids.
    public static ItemPath of(long... ids) {
        var list = new ArrayList<Long>(ids.length);
        for (long id : ids) {
            list.add(id);
        }
        return new ItemPath(list);
    }

    /// This path with one more id.
    public ItemPath then(long id) {
        var more = new ArrayList<>(ids);
        more.add(id);
        return new ItemPath(more);
    }

    /// The container's path.
    ///
    /// @throws IllegalStateException for [#ROOT]
    public ItemPath parent() {
        if (ids.isEmpty()) {
            throw new IllegalStateException("the record itself has no parent");
        }
        return new ItemPath(ids.subList(0, ids.size() - 1));
    }

    /// The last id.
    ///
    /// @throws IllegalStateException for [#ROOT]
    public long last() {
        if (ids.isEmpty()) {
            throw new IllegalStateException("the record itself has no id");
        }
        return ids.get(ids.size() - 1);
    }
}
