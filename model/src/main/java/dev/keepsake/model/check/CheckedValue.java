package dev.keepsake.model.check;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A value that a walk has come to, and where it stands. For one thread.
public final class CheckedValue implements Spot {
    private final CheckedRecord record;
    private final @Nullable CheckedValue parent;
    private final String section;
    private final long index;
    private final Value value;
    private final @Nullable FieldDescription field;
    private final int depth;
    private @Nullable Value key;

    private CheckedValue(
            CheckedRecord record,
            @Nullable CheckedValue parent,
            String section,
            long index,
            Value value,
            @Nullable FieldDescription field) {
        this.record = record;
        this.parent = parent;
        this.section = section;
        this.index = index;
        this.value = value;
        this.field = field;
        this.depth = parent == null ? 1 : parent.depth + 1;
    }

    /// The content of a section, or with an empty id the header.
    static CheckedValue root(
            CheckedRecord record, String section, Value value, @Nullable FieldDescription field) {
        return new CheckedValue(record, null, section, 0, value, field);
    }

    /// A value that this one holds.
    CheckedValue child(long at, Value item, @Nullable FieldDescription known) {
        return new CheckedValue(record, this, section, at, item, known);
    }

    /// An element of this packed list.
    ///
    /// @throws IllegalArgumentException where this is none
    public CheckedValue element(int at) {
        if (!(value instanceof PackedValue packed)) {
            throw new IllegalArgumentException("no packed list: " + value.type());
        }
        return child(at, packed.element(at), field);
    }

    /// An item of this list or set, or the key of an entry of this map.
    public CheckedValue item(long at, Value item) {
        return child(at, item, field);
    }

    /// The place of the value of an entry of this map.
    ///
    /// @throws IllegalArgumentException where this is none
    public Spot entry(long entry) {
        if (!(value instanceof MapValue)) {
            throw new IllegalArgumentException("no map: " + value.type());
        }
        return child(2 * entry + 1, value, null);
    }

    /// The record it stands in.
    public CheckedRecord record() {
        return record;
    }

    /// The id of the section it stands in, empty in the header.
    public String section() {
        return section;
    }

    /// What holds it, empty for the content of a section.
    public Optional<CheckedValue> parent() {
        return Optional.ofNullable(parent);
    }

    /// Its number in what holds it; of a map, 2i is the key and 2i + 1 the value of entry i.
    public long index() {
        return index;
    }

    /// The value.
    public Value value() {
        return value;
    }

    /// What a type file says of the field it stands in, directly or as an item.
    public Optional<FieldDescription> field() {
        return Optional.ofNullable(field);
    }

    /// How deep it stands: 1 for the content of a section.
    public int depth() {
        return depth;
    }

    /// The key it stands under, where it is the value of a map's entry.
    public Optional<Value> key() {
        return Optional.ofNullable(key);
    }

    CheckedValue under(@Nullable Value entryKey) {
        key = entryKey;
        return this;
    }

    /// True where it is the key of a map's entry.
    public boolean isKey() {
        return parent != null && parent.value instanceof MapValue && index % 2 == 0;
    }

    @Override
    public Path path() throws SaveException {
        Deque<Step> steps = new ArrayDeque<>();
        CheckedValue at = this;
        for (CheckedValue up = at.parent; up != null; up = at.parent) {
            steps.addFirst(up.step(at.index));
            at = up;
        }
        Path start = record.path();
        return (section.isEmpty() ? start : start.section(section)).then(List.copyOf(steps));
    }

    /// The steps from the section's content to this, the last one last.
    ///
    /// @throws SaveException where the keys of a map before it cannot be read again
    public Step step() throws SaveException {
        return parent == null ? Step.Name.of(section) : parent.step(index);
    }

    private Step step(long at) throws SaveException {
        return switch (value) {
            case StructValue struct -> field(struct.type(), (int) at);
            case ObjectValue object -> field(object.content().type(), (int) at);
            case LocalizedTextValue text -> field(text.parts().type(), (int) at);
            case MapValue map -> at % 2 == 0 ? new Step.Member(at / 2) : Keys.step(map, at / 2);
            case SetValue set -> new Step.Member(at);
            default -> new Step.Item(at);
        };
    }

    private static Step.Name field(StructType type, int at) {
        String name = type.fields().get(at).name();
        int ordinal = 0;
        for (int i = 0; i < at; i++) {
            ordinal += type.fields().get(i).name().equals(name) ? 1 : 0;
        }
        return new Step.Name(name, ordinal);
    }
}
