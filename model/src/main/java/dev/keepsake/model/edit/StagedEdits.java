package dev.keepsake.model.edit;

import dev.keepsake.model.document.RecordId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Edits that are listed and not written yet, in the order they were staged.
///
/// Immutable; lists that grew out of one another share what they have in common, so keeping many of
/// them for undo costs little. Made by [Editor], or read back ([#of]).
public final class StagedEdits {
    /// No edits.
    public static final StagedEdits NONE = new StagedEdits(null, 0);

    private final @Nullable Link last;
    private final int lastNumber;

    /// What was staged at once and is undone at once.
    ///
    /// @param number tells it apart, from 1 in the order of staging; never used for another entry
    ///   of this list
    /// @param edits one or many, in order
    /// @param reverted true where only the places of reverted items are left, as anchors for others
    public record Entry(int number, List<Edit> edits, boolean reverted) {
        /// Copies the list; refuses an empty one.
        public Entry {
            edits = List.copyOf(edits);
            if (edits.isEmpty()) {
                throw new IllegalArgumentException("an entry without edits");
            }
        }
    }

    /// @param lowest of each chunk the lowest number of a record added up to here
    /// @param held about how many bytes all entries up to here hold
    private record Link(
            Entry entry, @Nullable Link before, Map<Integer, Integer> lowest, long held) {}

    private StagedEdits(@Nullable Link last, int lastNumber) {
        this.last = last;
        this.lastNumber = lastNumber;
    }

    /// Entries that were kept elsewhere, such as in a journal: what [#all] and [#lastNumber] gave.
    ///
    /// @param entries in the order of staging, what is left of reverted ones included
    /// @param lastNumber the highest number that an entry ever had
    /// @throws IllegalArgumentException where the numbers do not go up from 1 to at most the last
    public static StagedEdits of(List<Entry> entries, int lastNumber) {
        int before = 0;
        for (Entry entry : entries) {
            if (entry.number() <= before || entry.number() > lastNumber) {
                throw new IllegalArgumentException(
                        "entry " + entry.number() + " behind " + before + " up to " + lastNumber);
            }
            before = entry.number();
        }
        return new StagedEdits(null, lastNumber).with(entries);
    }

    /// The entries in the order of staging, without those that were reverted.
    public List<Entry> entries() {
        return all().stream().filter(entry -> !entry.reverted()).toList();
    }

    /// The entry staged last, if it was not reverted.
    public Optional<Entry> lastEntry() {
        return last == null || last.entry().reverted()
                ? Optional.empty()
                : Optional.of(last.entry());
    }

    /// True where nothing is staged.
    public boolean isEmpty() {
        return entries().isEmpty();
    }

    /// All entries in the order of staging, what is left of reverted ones included: what has to be
    /// kept to get the same list again ([#of]).
    public List<Entry> all() {
        var entries = new ArrayList<Entry>();
        for (Link link = last; link != null; link = link.before()) {
            entries.add(link.entry());
        }
        Collections.reverse(entries);
        return entries;
    }

    /// The highest number that an entry of this list ever had, 0 for none: never used again.
    public int lastNumber() {
        return lastNumber;
    }

    /// The lowest number that a record added to a chunk has, also where it is gone; 0 for none.
    int lowestRecord(int chunk) {
        return lowest(last).getOrDefault(chunk, 0);
    }

    private static Map<Integer, Integer> lowest(@Nullable Link link) {
        return link == null ? Map.of() : link.lowest();
    }

    /// About how much memory the edits hold, in bytes: what they bring in. What they replaced is
    /// not held; it stands in the opened document.
    public long heldBytes() {
        return held(last);
    }

    private static long held(@Nullable Link link) {
        return link == null ? 0 : link.held();
    }

    /// These and one more entry.
    StagedEdits plus(List<Edit> edits) {
        var entry = new Entry(lastNumber + 1, edits, false);
        return new StagedEdits(link(entry, last), entry.number());
    }

    private static Link link(Entry entry, @Nullable Link before) {
        Map<Integer, Integer> lowest = lowest(before);
        for (Edit edit : entry.edits()) {
            if (edit instanceof Edit.AddRecord add) {
                RecordId id = add.record();
                if (id.record() < lowest.getOrDefault(id.chunk(), 0)) {
                    lowest = new HashMap<>(lowest);
                    lowest.put(id.chunk(), id.record());
                }
            }
        }
        return new Link(entry, before, lowest, held(before) + HeldBytes.of(entry.edits()));
    }

    /// These without the entry staged last.
    StagedEdits withoutLast() {
        return last == null ? this : new StagedEdits(last.before(), lastNumber);
    }

    /// Other entries under the same count.
    StagedEdits with(List<Entry> entries) {
        Link link = null;
        for (Entry entry : entries) {
            link = link(entry, link);
        }
        return new StagedEdits(link, lastNumber);
    }
}
