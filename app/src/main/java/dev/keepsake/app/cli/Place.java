package dev.keepsake.app.cli;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Objects;

/// A place of a save as opened, with what stands in it.
///
/// @param declared what the place is declared to hold
/// @param value what it holds
record Place(Type declared, Value value) {
    /// The place that a path leads to: the header, a section or a value.
    static Place of(SaveDocument document, Location location) throws SaveException {
        List<Long> ids = location.item().ids();
        if (Objects.requireNonNull(location.record()).isHeader()) {
            return ofAny(document.header()).under(ids);
        }
        RecordContent content = document.record(location.record()).content();
        Section section = content.sections().get(Math.toIntExact(ids.get(0)));
        return ofAny(section.content()).under(ids.subList(1, ids.size()));
    }

    private static Place ofAny(Value value) {
        return new Place(value.type(), value);
    }

    private Place under(List<Long> ids) throws SaveException {
        Place place = this;
        for (long id : ids) {
            place = place.item(id);
        }
        return place;
    }

    private Place item(long id) throws SaveException {
        return new Place(declaredItem(id), itemValue(id));
    }

    private Value itemValue(long id) throws SaveException {
        if (value instanceof PackedValue packed) {
            return packed.element(Math.toIntExact(id));
        }
        return item(((ContainerValue) value).items(), id);
    }

    private static Value item(Items items, long id) throws SaveException {
        return switch (items) {
            case InlineItems inline -> inline.value(Math.toIntExact(id));
            case PagedItems paged -> paged.page(id, 1).value(0);
        };
    }

    private Type declaredItem(long id) {
        return switch (value) {
            case StructValue struct -> field(struct, id);
            case ObjectValue object -> field(object.content(), id);
            case LocalizedTextValue text -> field(text.parts(), id);
            case ListValue list -> list.type().item();
            case SetValue set -> set.type().item();
            case OptionalValue optional -> optional.type().content();
            case MapValue map -> id % 2 == 0 ? map.type().key() : map.type().value();
            case PackedValue packed -> packed.type().element();
            default -> PrimitiveType.ANY;
        };
    }

    private static Type field(StructValue struct, long id) {
        return struct.type().fields().get(Math.toIntExact(id)).type();
    }
}
