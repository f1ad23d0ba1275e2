package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;

/// Counts how deep values stand in one another and how many there are, for readers and writers
/// alike: few bytes can spell many values, so bytes alone bound neither memory nor time.
///
/// Memory: values outside lists, sets and maps are bounded by [Limits#VALUES], those inside one
/// item together with those outside it; what an item held no longer counts for the next. Where many
/// values are kept already, containers are paged ever sooner. Time: wherever a container begins,
/// there are no more values in its section than [Limits#VALUES] and [Limits#VALUES_PER_BYTE] for
/// each byte so far.
abstract sealed class Budget permits ReadBudget, WriteBudget {
    private final Limits limits;
    private long start;
    private long visited;
    private int depth;
    private int texts;
    private int values;
    private int kept;

    Budget(Limits limits, int start) {
        this.limits = limits;
        this.start = start;
    }

    /// How many bytes there are so far.
    abstract int position();

    /// What passing a limit leads to.
    abstract SaveException refusal(String limit, int allowed);

    /// Begins a section: the bytes before it pay for nothing any more.
    void begin() {
        start = position();
        visited = 0;
    }

    /// Takes values as paid for: they were read before.
    void trust() {
        visited = Long.MIN_VALUE;
    }

    /// Goes into a container with so many values outside lists, sets and maps.
    void enter(int count) throws SaveException {
        if (++depth > limits.depth()) {
            throw refusal("depth", limits.depth());
        }
        if (count > Limits.VALUES - values) {
            throw refusal("values", Limits.VALUES);
        }
        visited += count;
        if (visited > Limits.VALUES + (long) Limits.VALUES_PER_BYTE * (position() - start)) {
            throw refusal("valuesPerByte", Limits.VALUES_PER_BYTE);
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
        visited++;
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
}
