package dev.keepsake.app.document;

import dev.keepsake.app.document.ValueNode.Past;
import dev.keepsake.app.document.ValueNode.Row;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.EditedRecord.Item;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Makes rows of values, each with its name, address and text.
final class RowMaker {
    private final ValueText text;

    RowMaker(ValueText text) {
        this.text = text;
    }

    Row header(StructValue header) {
        return new Row(
                RecordId.HEADER,
                ItemPath.ROOT,
                Path.ofHeader(),
                "header",
                header.type(),
                header,
                text.line(header),
                null);
    }

    Row section(RecordId record, Path path, Section section, Item place) {
        return section(record, path, section, place, section.id());
    }

    /// The row of the only section of a record, which people know by the record's name.
    Row onlySection(RecordId record, Path path, Section section, Item place) {
        String name = path.record() == null ? "" : FieldNames.typed(path.record().name());
        return section(
                record, path, section, place, name.isBlank() ? section.id() : Printable.text(name));
    }

    private Row section(RecordId record, Path path, Section section, Item place, String label) {
        return new Row(
                record,
                ItemPath.of(place.id()),
                path.section(section.id()),
                label,
                section.content().type(),
                section.content(),
                text.line(section.content()),
                past(place));
    }

    Row element(Row owner, PackedValue packed, int index, Item place) {
        return below(
                owner,
                place,
                new Step.Item(index),
                "[" + index + "]",
                packed.type().element(),
                packed.element(index));
    }

    /// Values that stand behind one another in a container.
    ///
    /// @param values of a map keys and values in turn
    /// @param places by which ids they are addressed
    /// @param from the position of the first; of a map that of its entry
    record Slice(List<Value> values, List<Item> places, long from) {}

    /// Rows of these items of a container that is no map.
    List<ValueNode> items(Row owner, ContainerValue container, Slice slice) {
        return switch (container) {
            case StructValue struct -> fields(owner, struct.type(), slice);
            case ObjectValue object -> fields(owner, object.content().type(), slice);
            case LocalizedTextValue localized -> fields(owner, localized.parts().type(), slice);
            case ListValue list -> indexed(owner, list.type().item(), slice);
            case OptionalValue optional -> indexed(owner, optional.type().content(), slice);
            case SetValue set -> members(owner, set.type().item(), slice);
            case MapValue map -> entries(owner, map, List.of(), slice);
        };
    }

    private List<ValueNode> fields(Row owner, StructType type, Slice slice) {
        int from = (int) slice.from();
        Set<String> unclear = unclear(type);
        Map<String, Integer> seen = new HashMap<>();
        type.fields().subList(0, from).forEach(field -> seen.merge(field.name(), 1, Integer::sum));
        var rows = new ArrayList<ValueNode>(slice.values().size());
        for (int i = 0; i < slice.values().size(); i++) {
            StructType.Field field = type.fields().get(from + i);
            int ordinal = seen.merge(field.name(), 1, Integer::sum) - 1;
            String typed = FieldNames.typed(field.name());
            String name = unclear.contains(typed) ? field.name() : typed;
            String label = Printable.text(name) + (ordinal == 0 ? "" : "#" + ordinal);
            Step step = new Step.Name(field.name(), ordinal);
            Value value = slice.values().get(i);
            rows.add(below(owner, slice.places().get(i), step, label, field.type(), value));
        }
        return rows;
    }

    /// What was typed as the name of several fields.
    private static Set<String> unclear(StructType type) {
        Map<String, String> stored = new HashMap<>();
        Set<String> unclear = new HashSet<>();
        for (StructType.Field field : type.fields()) {
            String typed = FieldNames.typed(field.name());
            String other = stored.putIfAbsent(typed, field.name());
            if (other != null && !other.equals(field.name())) {
                unclear.add(typed);
            }
        }
        return unclear;
    }

    private List<ValueNode> indexed(Row owner, Type declared, Slice slice) {
        var rows = new ArrayList<ValueNode>(slice.values().size());
        for (int i = 0; i < slice.values().size(); i++) {
            long index = slice.from() + i;
            Item place = slice.places().get(i);
            Value value = slice.values().get(i);
            rows.add(below(owner, place, new Step.Item(index), "[" + index + "]", declared, value));
        }
        return rows;
    }

    private List<ValueNode> members(Row owner, Type declared, Slice slice) {
        var rows = new ArrayList<ValueNode>(slice.values().size());
        for (int i = 0; i < slice.values().size(); i++) {
            long index = slice.from() + i;
            Item place = slice.places().get(i);
            Step step = new Step.Member(index);
            String label = "{" + index + "}";
            rows.add(below(owner, place, step, label, declared, slice.values().get(i)));
        }
        return rows;
    }

    /// Rows of the entries whose keys and values these are, under their keys.
    ///
    /// @param earlier keys and values of the entries before, by which equal keys are numbered
    List<ValueNode> entries(Row owner, MapValue map, List<Value> earlier, Slice slice) {
        List<Value> items = slice.values();
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < earlier.size(); i += 2) {
            seen.merge(literal(earlier.get(i)), 1, Integer::sum);
        }
        var rows = new ArrayList<ValueNode>(items.size() / 2);
        for (int i = 0; i < items.size(); i += 2) {
            Value key = items.get(i);
            int ordinal = seen.merge(literal(key), 1, Integer::sum) - 1;
            long entry = slice.from() + i / 2;
            Step step =
                    Literals.print(key)
                            .<Step>map(literal -> new Step.Key(literal, ordinal))
                            .orElseGet(() -> new Step.Item(entry));
            String label = keyLabel(key) + (ordinal == 0 ? "" : " #" + ordinal);
            Item place = entry(slice.places().get(i), slice.places().get(i + 1));
            rows.add(below(owner, place, step, label, map.type().value(), items.get(i + 1)));
        }
        return rows;
    }

    /// The place of an entry's value, which counts as changed where its key was.
    private static Item entry(Item key, Item value) {
        return value.changed() || !key.changed() ? value : new Item(value.id(), true, key.was());
    }

    private String keyLabel(Value key) {
        return key instanceof UuidValue id
                ? KnownIds.name(id).orElseGet(() -> text.line(key))
                : text.line(key);
    }

    private String literal(Value key) {
        return Literals.print(key).orElseGet(() -> text.line(key));
    }

    private Row below(Row owner, Item place, Step step, String label, Type declared, Value value) {
        return new Row(
                owner.record(),
                owner.itemPath().then(place.id()),
                owner.path().then(step),
                label,
                declared,
                value,
                text.line(value),
                past(place));
    }

    private @Nullable Past past(Item place) {
        if (!place.changed()) {
            return null;
        }
        return new Past(place.was(), place.was() == null ? "" : text.line(place.was()));
    }
}
