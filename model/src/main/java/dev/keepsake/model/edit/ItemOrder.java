package dev.keepsake.model.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Which items of a container stand where after edits, by ids that never change.
///
/// A chain of runs: opened items that follow each other, one added item, or one that is gone and
/// stays as an anchor for others. Every change takes logarithmic time in the number of runs,
/// however many items there are. For one thread.
final class ItemOrder {
    private final Segment head = new Segment(Edit.Insert.FIRST, 0, false);
    private final TreeMap<Long, Segment> opened = new TreeMap<>();
    private final Map<Long, Segment> added = new HashMap<>();
    private long size;
    private long lowest;

    /// Items `first` to `first + count - 1`.
    record Run(long first, long count) {}

    private static final class Segment {
        private final long first;
        private long count;
        private boolean alive;
        private @Nullable Segment previous;
        private @Nullable Segment next;

        Segment(long first, long count, boolean alive) {
            this.first = first;
            this.count = count;
            this.alive = alive;
        }
    }

    /// The order of `count` opened items.
    ItemOrder(long count) {
        size = count;
        if (count > 0) {
            var all = new Segment(0, count, true);
            opened.put(0L, all);
            link(head, all);
        }
    }

    /// How many items there are now.
    long size() {
        return size;
    }

    /// The lowest id ever used, 0 where none was added.
    long lowest() {
        return lowest;
    }

    boolean isAlive(long id) {
        Segment segment = find(id);
        return segment != null && segment.alive;
    }

    /// True for an item that is or was here.
    boolean isKnown(long id) {
        return find(id) != null;
    }

    /// The id that stands right before an item, also where it is gone; [Edit.Insert#FIRST] for
    /// none.
    long before(long id) {
        Segment segment = require(id);
        if (id > segment.first) {
            return id - 1;
        }
        Segment previous = segment.previous;
        return previous == null || previous == head
                ? Edit.Insert.FIRST
                : previous.first + previous.count - 1;
    }

    /// Puts an item behind another; one that is gone comes back.
    void insert(long id, long after) {
        Segment gone = find(id);
        if (gone != null) {
            unlink(gone);
        }
        var segment = new Segment(id, 1, true);
        put(segment);
        link(anchor(after), segment);
        size++;
        lowest = Math.min(lowest, id);
    }

    /// Takes an item out; it stays as an anchor.
    void remove(long id) {
        isolate(id).alive = false;
        size--;
    }

    /// Puts an item behind another one.
    void move(long id, long after) {
        Segment segment = isolate(id);
        Segment anchor = anchor(after);
        if (anchor != segment) {
            unlink(segment);
            put(segment);
            link(anchor, segment);
        }
    }

    /// The items that are here now, in order.
    List<Run> runs() {
        var runs = new ArrayList<Run>();
        for (Segment at = head.next; at != null; at = at.next) {
            if (at.alive) {
                runs.add(new Run(at.first, at.count));
            }
        }
        return runs;
    }

    private @Nullable Segment find(long id) {
        if (id < 0) {
            return added.get(id);
        }
        var entry = opened.floorEntry(id);
        boolean inside = entry != null && id < entry.getKey() + entry.getValue().count;
        return inside ? entry.getValue() : null;
    }

    private Segment require(long id) {
        Segment segment = find(id);
        if (segment == null) {
            throw new IllegalArgumentException("no item " + id);
        }
        return segment;
    }

    /// The segment that ends with an id.
    private Segment anchor(long id) {
        if (id == Edit.Insert.FIRST) {
            return head;
        }
        Segment segment = require(id);
        splitBehind(segment, id);
        return segment;
    }

    /// The segment of this id alone.
    private Segment isolate(long id) {
        Segment segment = require(id);
        if (id > segment.first) {
            splitBehind(segment, id - 1);
            segment = require(id);
        }
        splitBehind(segment, id);
        return segment;
    }

    private void splitBehind(Segment segment, long id) {
        long kept = id - segment.first + 1;
        if (kept < segment.count) {
            var rest = new Segment(id + 1, segment.count - kept, segment.alive);
            segment.count = kept;
            put(rest);
            link(segment, rest);
        }
    }

    private void put(Segment segment) {
        if (segment.first < 0) {
            added.put(segment.first, segment);
        } else {
            opened.put(segment.first, segment);
        }
    }

    private void link(Segment anchor, Segment segment) {
        Segment behind = anchor.next;
        anchor.next = segment;
        segment.previous = anchor;
        segment.next = behind;
        if (behind != null) {
            behind.previous = segment;
        }
    }

    /// Takes a segment of one item out of the chain.
    private void unlink(Segment segment) {
        Segment previous = segment.previous;
        Segment next = segment.next;
        if (previous != null) {
            previous.next = next;
        }
        if (next != null) {
            next.previous = previous;
        }
        added.remove(segment.first);
        opened.remove(segment.first);
    }
}
