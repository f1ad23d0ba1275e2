package dev.keepsake.model.edit;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
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
import org.jspecify.annotations.Nullable;

/// The numbered places of a value that edits can address: those of a container, and the elements of
/// a packed list.
final class Places {
    private Places() {}

    static boolean isContainer(Value value) {
        return value instanceof ContainerValue || value instanceof PackedValue;
    }

    /// How many items stand in a container as it is.
    static long size(Value container) {
        return switch (container) {
            case PackedValue packed -> packed.count();
            case ContainerValue other -> other.items().size();
            default -> 0;
        };
    }

    /// How many items edits add and remove together.
    static int unit(Value container) {
        return container instanceof MapValue ? 2 : 1;
    }

    /// The fields of a struct, an object or a localized text; null for any other value.
    static @Nullable StructType fields(Value container) {
        return switch (container) {
            case StructValue struct -> struct.type();
            case ObjectValue object -> object.content().type();
            case LocalizedTextValue text -> text.parts().type();
            default -> null;
        };
    }

    /// What an item that is no field is declared to be.
    static Type declared(Value container, long id) {
        return switch (container) {
            case ListValue list -> list.type().item();
            case SetValue set -> set.type().item();
            case OptionalValue optional -> optional.type().content();
            case PackedValue packed -> packed.type().element();
            case MapValue map -> ItemIds.isFirst(id, 2) ? map.type().key() : map.type().value();
            default -> PrimitiveType.ANY;
        };
    }

    /// An item as it stands in the container.
    static EditedItems.Spelled item(Value container, long index) throws SaveException {
        return switch (container) {
            case PackedValue packed ->
                    new EditedItems.Spelled(packed.element((int) index), Encoding.DEFAULT);
            case ContainerValue other -> item(other.items(), index);
            default -> throw new IllegalArgumentException("no container: " + container.type());
        };
    }

    private static EditedItems.Spelled item(Items items, long index) throws SaveException {
        return switch (items) {
            case InlineItems inline ->
                    new EditedItems.Spelled(
                            inline.value((int) index), inline.encoding((int) index));
            case PagedItems paged -> {
                InlineItems page = paged.page(index, 1);
                yield new EditedItems.Spelled(page.value(0), page.encoding(0));
            }
        };
    }
}
