package dev.keepsake.model.edit;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/// Puts a value together from what stood there and what edits did in it. What no edit touched is
/// shared, not copied.
final class ValueAssembly {
    private ValueAssembly() {}

    /// The value of a place now. Recurses as deep as edits reach, which [RecordReplay] bounds.
    static Value value(EditedValue place) throws SaveException {
        if (!place.isOrdered() && !place.isRenamed() && place.items().isEmpty()) {
            return place.base();
        }
        return switch (place.base()) {
            case StructValue struct -> struct(place, struct.type());
            case ObjectValue object ->
                    new ObjectValue(object.name(), struct(place, object.content().type()));
            case LocalizedTextValue text ->
                    new LocalizedTextValue(text.form(), struct(place, text.parts().type()));
            case PackedValue packed -> packed(place, packed);
            case ContainerValue container -> container.withItems(items(place, container.items()));
            default -> place.base();
        };
    }

    private static StructValue struct(EditedValue place, StructType opened) throws SaveException {
        var fields = new ArrayList<StructType.Field>();
        var values = new ArrayList<Value>();
        var encodings = new ArrayList<Encoding>();
        for (long id : place.fieldIds()) {
            EditedValue item = place.item(id);
            fields.add(new StructType.Field(place.name(id), item.declared()));
            values.add(value(item));
            encodings.add(item.encoding());
        }
        StructType type = new StructType(opened.name(), fields);
        return new StructValue(
                type.equals(opened) ? opened : type, InlineItems.of(values, encodings));
    }

    private static Items items(EditedValue place, Items opened) throws SaveException {
        var changed = new TreeMap<Long, EditedItems.Spelled>();
        for (var entry : place.items().entrySet()) {
            if (place.has(entry.getKey())) {
                EditedValue item = entry.getValue();
                changed.put(entry.getKey(), new EditedItems.Spelled(value(item), item.encoding()));
            }
        }
        return switch (opened) {
            case PagedItems paged -> new EditedItems(paged, place.runs(), place.unit(), changed);
            case InlineItems inline -> inline(place, inline, changed);
        };
    }

    private static InlineItems inline(
            EditedValue place, InlineItems opened, Map<Long, EditedItems.Spelled> changed) {
        var values = new ArrayList<Value>();
        var encodings = new ArrayList<Encoding>();
        for (ItemOrder.Run run : place.runs()) {
            for (long unitId = run.first(); unitId < run.first() + run.count(); unitId++) {
                for (int part = 0; part < place.unit(); part++) {
                    long id = ItemIds.item(unitId, place.unit(), part);
                    EditedItems.Spelled other = changed.get(id);
                    values.add(other == null ? opened.value((int) id) : other.value());
                    encodings.add(other == null ? opened.encoding((int) id) : other.encoding());
                }
            }
        }
        return InlineItems.of(values, encodings);
    }

    private static PackedValue packed(EditedValue place, PackedValue opened) throws SaveException {
        int width = opened.type().element().width();
        var bytes = new byte[Math.multiplyExact(Math.toIntExact(place.size()), width)];
        int at = 0;
        for (ItemOrder.Run run : place.runs()) {
            if (run.first() >= 0) {
                Bytes same =
                        opened.data().slice((int) run.first() * width, (int) run.count() * width);
                same.copyTo(bytes, at);
            }
            var changed = place.items().subMap(run.first(), true, run.first() + run.count(), false);
            for (var entry : changed.entrySet()) {
                int offset = at + (int) (entry.getKey() - run.first()) * width;
                putElement(bytes, offset, width, bits(value(entry.getValue())));
            }
            at += (int) run.count() * width;
        }
        return new PackedValue(opened.type(), Bytes.wrap(bytes));
    }

    private static void putElement(byte[] bytes, int offset, int width, long bits) {
        for (int i = 0; i < width; i++) {
            bytes[offset + i] = (byte) (bits >>> 8 * i);
        }
    }

    private static long bits(Value element) {
        return switch (element) {
            case BoolValue bool -> bool.value() ? 1 : 0;
            case IntegerValue number -> number.bits();
            case FloatValue number -> number.bits();
            case DoubleValue number -> number.bits();
            default -> throw new IllegalArgumentException("no element: " + element.type());
        };
    }
}
