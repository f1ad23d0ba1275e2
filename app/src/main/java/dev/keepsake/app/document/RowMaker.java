package dev.keepsake.app.document;

import dev.keepsake.app.document.ValueNode.Row;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
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

/// Makes rows of values, each with its name, address and text.
final class RowMaker {
    private final ValueText text;

    RowMaker(ValueText text) {
        this.text = text;
    }

    Row header(StructValue header) {
        return row(
                RecordId.HEADER, ItemPath.ROOT, Path.ofHeader(), "header", header.type(), header);
    }

    Row section(RecordId record, Path path, Section section, int index) {
        return section(record, path, section, index, section.id());
    }

    /// The row of the only section of a record, which people know by the record's name.
    Row onlySection(RecordId record, Path path, Section section) {
        String name = path.record() == null ? "" : FieldNames.typed(path.record().name());
        return section(
                record, path, section, 0, name.isBlank() ? section.id() : Printable.text(name));
    }

    private Row section(RecordId record, Path path, Section section, int index, String label) {
        return row(
                record,
                ItemPath.of(index),
                path.section(section.id()),
                label,
                section.content().type(),
                section.content());
    }

    Row element(Row owner, PackedValue packed, int index) {
        return below(
                owner,
                index,
                new Step.Item(index),
                "[" + index + "]",
                packed.type().element(),
                packed.element(index));
    }

    /// Rows of these items of a container that is no map.
    List<ValueNode> items(Row owner, ContainerValue container, List<Value> items, long from) {
        return switch (container) {
            case StructValue struct -> fields(owner, struct.type(), items, (int) from);
            case ObjectValue object -> fields(owner, object.content().type(), items, (int) from);
            case LocalizedTextValue localized ->
                    fields(owner, localized.parts().type(), items, (int) from);
            case ListValue list -> indexed(owner, list.type().item(), items, from);
            case OptionalValue optional -> indexed(owner, optional.type().content(), items, from);
            case SetValue set -> members(owner, set.type().item(), items, from);
            case MapValue map -> entries(owner, map, List.of(), items, from);
        };
    }

    private List<ValueNode> fields(Row owner, StructType type, List<Value> items, int from) {
        Set<String> unclear = unclear(type);
        Map<String, Integer> seen = new HashMap<>();
        type.fields().subList(0, from).forEach(field -> seen.merge(field.name(), 1, Integer::sum));
        var rows = new ArrayList<ValueNode>(items.size());
        for (int i = 0; i < items.size(); i++) {
            StructType.Field field = type.fields().get(from + i);
            int ordinal = seen.merge(field.name(), 1, Integer::sum) - 1;
            String typed = FieldNames.typed(field.name());
            String name = unclear.contains(typed) ? field.name() : typed;
            String label = Printable.text(name) + (ordinal == 0 ? "" : "#" + ordinal);
            Step step = new Step.Name(field.name(), ordinal);
            rows.add(below(owner, from + i, step, label, field.type(), items.get(i)));
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

    private List<ValueNode> indexed(Row owner, Type declared, List<Value> items, long from) {
        var rows = new ArrayList<ValueNode>(items.size());
        for (int i = 0; i < items.size(); i++) {
            long index = from + i;
            Step step = new Step.Item(index);
            rows.add(below(owner, index, step, "[" + index + "]", declared, items.get(i)));
        }
        return rows;
    }

    private List<ValueNode> members(Row owner, Type declared, List<Value> items, long from) {
        var rows = new ArrayList<ValueNode>(items.size());
        for (int i = 0; i < items.size(); i++) {
            long index = from + i;
            Step step = new Step.Member(index);
            rows.add(below(owner, index, step, "{" + index + "}", declared, items.get(i)));
        }
        return rows;
    }

    /// Rows of the entries whose keys and values these are, under their keys.
    ///
    /// @param earlier keys and values of the entries before, by which equal keys are numbered
    List<ValueNode> entries(
            Row owner, MapValue map, List<Value> earlier, List<Value> items, long from) {
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < earlier.size(); i += 2) {
            seen.merge(literal(earlier.get(i)), 1, Integer::sum);
        }
        var rows = new ArrayList<ValueNode>(items.size() / 2);
        for (int i = 0; i < items.size(); i += 2) {
            Value key = items.get(i);
            int ordinal = seen.merge(literal(key), 1, Integer::sum) - 1;
            long entry = from + i / 2;
            Step step =
                    Literals.print(key)
                            .<Step>map(literal -> new Step.Key(literal, ordinal))
                            .orElseGet(() -> new Step.Item(entry));
            String label = keyLabel(key) + (ordinal == 0 ? "" : " #" + ordinal);
            long id = 2 * from + i + 1;
            rows.add(below(owner, id, step, label, map.type().value(), items.get(i + 1)));
        }
        return rows;
    }

    private String keyLabel(Value key) {
        return key instanceof UuidValue id
                ? KnownIds.name(id).orElseGet(() -> text.line(key))
                : text.line(key);
    }

    private String literal(Value key) {
        return Literals.print(key).orElseGet(() -> text.line(key));
    }

    private Row below(Row owner, long id, Step step, String label, Type declared, Value value) {
        return row(
                owner.record(),
                owner.itemPath().then(id),
                owner.path().then(step),
                label,
                declared,
                value);
    }

    private Row row(
            RecordId record, ItemPath items, Path path, String label, Type declared, Value value) {
        return new Row(record, items, path, label, declared, value, text.line(value));
    }
}
