package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;

/// Counts how deep values stand in one another and how many there are, for readers and writers
/// alike: few bytes can spell many values, so bytes alone do not bound memory.
///
/// Values outside lists, sets and maps are bounded by [#MOST_VALUES]; an item of those may hold as
/// many again. Where many values are kept already, containers are paged ever sooner.
final class Budget {
    /// How many values a record may hold outside lists, sets and maps.
    static final int MOST_VALUES = 1 << 19;

    private final Limits limits;
    private final Refusal refusal;
    private int depth;
    private int texts;
    private int values;
    private int kept;

    Budget(Limits limits, Refusal refusal) {
        this.limits = limits;
        this.refusal = refusal;
    }

    /// What passing a limit leads to.
    @FunctionalInterface
    interface Refusal {
        SaveException of(String limit, int allowed);
    }

    /// Goes into a container with so many values outside lists, sets and maps.
    void enter(int count) throws SaveException {
        if (++depth > limits.depth()) {
            throw refusal.of("depth", limits.depth());
        }
        if (count > MOST_VALUES - values) {
            throw refusal.of("values", MOST_VALUES);
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
            throw refusal.of("textDepth", limits.textDepth());
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
        return kept - before > Math.max(0, (2 * MOST_VALUES - before) / 4);
    }
}
