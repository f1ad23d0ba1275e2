package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import org.jspecify.annotations.Nullable;

/// Counts how deep values stand in one another and how many there are, for readers and writers
/// alike: few bytes can spell many values, so bytes alone do not bound memory.
///
/// Values outside lists, sets and maps are bounded by [Limits#VALUES], those inside one item
/// together with those outside it; what an item held no longer counts for the next. Where many
/// values are kept already, containers are paged ever sooner.
final class Budget {
    private final Limits limits;

    /// What is read; null while writing.
    private final @Nullable Cursor cursor;

    private int depth;
    private int texts;
    private int values;
    private int kept;

    private Budget(Limits limits, @Nullable Cursor cursor) {
        this.limits = limits;
        this.cursor = cursor;
    }

    /// A budget of a reader: passing a limit refuses the save, at the cursor's place.
    static Budget reading(Cursor cursor, Limits limits) {
        return new Budget(limits, cursor);
    }

    /// A budget of a writer: passing a limit refuses the edit.
    static Budget writing(Limits limits) {
        return new Budget(limits, null);
    }

    /// Goes into a container with so many values outside lists, sets and maps.
    void enter(int count) throws SaveException {
        if (++depth > limits.depth()) {
            throw refusal("depth", limits.depth());
        }
        if (count > Limits.VALUES - values) {
            throw refusal("values", Limits.VALUES);
        }
        values += count;
        kept += count;
    }

    void leave() {
        depth--;
    }

    /// Goes into a localized text.
    void enterText(int count) throws SaveException {
        if (++texts > limits.textDepth()) {
            throw refusal("textDepth", limits.textDepth());
        }
        enter(count);
    }

    void leaveText() {
        texts--;
        leave();
    }

    /// How many values there are outside the item about to begin.
    int values() {
        return values;
    }

    /// Ends an item: what it held no longer counts, but is kept.
    void endItem(int outside) {
        values = outside;
        kept++;
    }

    /// How many values are kept.
    int kept() {
        return kept;
    }

    /// Lets go of values kept since there were so many.
    void drop(int before) {
        kept = before;
    }

    /// True where a container that began with so many kept holds its share of what is left.
    boolean isFull(int before) {
        return kept - before > Math.max(0, (2 * Limits.VALUES - before) / 4);
    }

    private SaveException refusal(String limit, int allowed) {
        Finding finding;
        if (cursor != null) {
            finding = cursor.findingSince(GeneralCode.LIMIT, cursor.position());
        } else if (limit.equals("values")) {
            finding = Finding.of(KeepsakeCode.BIG_RECORD);
        } else {
            finding = Finding.of(KeepsakeCode.DEEP);
        }
        return SaveException.of(finding.with("limit", limit).with("allowed", allowed));
    }
}
