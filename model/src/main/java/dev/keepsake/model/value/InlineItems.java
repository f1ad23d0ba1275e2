package dev.keepsake.model.value;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/// Values held in memory, each with the encoding it was read with.
///
/// Two are equal where their values are; how those are spelled does not count, so equality cannot
/// tell that nothing changed. [ContentComparison] compares spellings too.
public final class InlineItems implements Items {
    /// No values.
    public static final InlineItems EMPTY = new InlineItems(new Value[0], null);

    private final Value[] values;
    private final Encoding @Nullable [] encodings;

    private InlineItems(Value[] values, Encoding @Nullable [] encodings) {
        this.values = values;
        this.encodings = encodings;
    }

    /// These values in their default encoding.
    public static InlineItems of(List<? extends Value> values) {
        return values.isEmpty() ? EMPTY : new InlineItems(values.toArray(Value[]::new), null);
    }

    /// These values in their default encoding.
    public static InlineItems of(Value... values) {
        return of(List.of(values));
    }

    /// These values, each with the encoding at the same index.
    ///
    /// @throws IllegalArgumentException where the lists differ in length
    public static InlineItems of(List<? extends Value> values, List<Encoding> encodings) {
        if (values.size() != encodings.size()) {
            throw new IllegalArgumentException(
                    values.size() + " values with " + encodings.size() + " encodings");
        }
        boolean plain = encodings.stream().allMatch(Encoding::isDefault);
        return plain
                ? of(values)
                : new InlineItems(values.toArray(Value[]::new), encodings.toArray(Encoding[]::new));
    }

    /// The arrays themselves, without a copy: the caller promises that nobody changes them any
    /// more. `encodings` is null where every value has its default encoding.
    public static InlineItems wrap(Value[] values, Encoding @Nullable [] encodings) {
        if (encodings != null && encodings.length != values.length) {
            throw new IllegalArgumentException(
                    values.length + " values with " + encodings.length + " encodings");
        }
        return values.length == 0 ? EMPTY : new InlineItems(values, encodings);
    }

    @Override
    public long size() {
        return values.length;
    }

    /// How many values there are.
    public int count() {
        return values.length;
    }

    /// The value at an index.
    ///
    /// @throws IndexOutOfBoundsException outside 0 to `count() - 1`
    public Value value(int index) {
        return values[index];
    }

    /// The encoding of the value at an index.
    ///
    /// @throws IndexOutOfBoundsException outside 0 to `count() - 1`
    public Encoding encoding(int index) {
        return encodings == null ? Encoding.DEFAULT : encodings[index];
    }

    /// True where every value has its default encoding.
    public boolean isPlain() {
        return encodings == null;
    }

    /// All values, as an unmodifiable view.
    public List<Value> values() {
        return new ValueList();
    }

    /// Values `from` up to, not including, `to`.
    ///
    /// @throws IndexOutOfBoundsException where the range leaves these items
    public InlineItems slice(int from, int to) {
        Objects.checkFromToIndex(from, to, values.length);
        return wrap(
                Arrays.copyOfRange(values, from, to),
                encodings == null ? null : Arrays.copyOfRange(encodings, from, to));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof InlineItems items && Arrays.equals(values, items.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }

    private final class ValueList extends AbstractList<Value> implements RandomAccess {
        @Override
        public Value get(int index) {
            return values[index];
        }

        @Override
        public int size() {
            return values.length;
        }
    }
}
