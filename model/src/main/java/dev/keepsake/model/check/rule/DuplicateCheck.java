package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;

/// Finds keys that stand twice in a map, items that stand twice in a set, and items of a list that
/// have the same in the field which tells them apart (`listKey` of a type file).
///
/// Subjects that stand twice in a chunk are the format's to judge: it says so where they are
/// damage, or where an engine minds them.
final class DuplicateCheck implements Check {
    @Override
    public String id() {
        return "duplicates";
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        switch (value.value()) {
            case MapValue map when map.entryCount() > 1 ->
                    Repeats.find(keys(map), index -> add(value, index, report));
            case SetValue set when set.items().size() > 1 ->
                    Repeats.find(
                            visitor -> ValueWalk.items(set, visitor::visit),
                            index -> add(value, index, report));
            case ListValue list when list.items().size() > 1 -> items(list, value, report);
            default -> {}
        }
    }

    private static Repeats.Source keys(MapValue map) {
        return visitor ->
                ValueWalk.items(
                        map,
                        (index, item) -> {
                            if (index % 2 == 0) {
                                visitor.visit(index, item);
                            }
                        });
    }

    private static void items(ListValue list, CheckedValue value, Report report)
            throws SaveException {
        String key = value.field().map(FieldDescription::listKey).orElse("");
        if (!key.isEmpty()) {
            Repeats.Source source =
                    visitor ->
                            ValueWalk.items(
                                    list,
                                    (index, item) -> {
                                        if (item instanceof StructValue struct) {
                                            Value own = struct.find(key).orElse(null);
                                            if (own != null) {
                                                visitor.visit(index, own);
                                            }
                                        }
                                    });
            Repeats.find(source, index -> add(value, index, report));
        }
    }

    private static void add(CheckedValue container, long index, Report report)
            throws SaveException {
        Value item = item((ContainerValue) container.value(), index);
        switch (container.value()) {
            case MapValue map -> {
                Finding finding = with(Finding.of(CheckCode.KEY_TWICE), "key", item);
                report.add(finding, container.entry(index / 2));
            }
            case ListValue list -> {
                String key = container.field().map(FieldDescription::listKey).orElse("");
                Value own = ((StructValue) item).find(key).orElse(item);
                Finding finding = Finding.of(CheckCode.ITEM_TWICE).with("field", key);
                report.add(with(finding, "key", own), container.item(index, item));
            }
            default -> {
                Finding finding = with(Finding.of(CheckCode.MEMBER_TWICE), "item", item);
                report.add(finding, container.item(index, item));
            }
        }
    }

    private static Finding with(Finding finding, String name, Value item) {
        return Literals.print(item).map(text -> finding.with(name, text)).orElse(finding);
    }

    private static Value item(ContainerValue container, long index) throws SaveException {
        return switch (container.items()) {
            case InlineItems inline -> inline.value((int) index);
            case PagedItems paged -> paged.page(index, 1).value(0);
        };
    }
}
