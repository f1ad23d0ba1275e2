package dev.keepsake.app.editor.form;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
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

/// The items of values that hold others, by position.
public final class Items {
    private Items() {}

    /// An item.
    ///
    /// @param declared what its place may hold
    /// @param value what it holds
    /// @param encoding how that is spelled
    /// @param known what is known of the field it stands in, null for nothing
    public record Item(
            Type declared, Value value, Encoding encoding, @Nullable FieldDescription known) {}

    /// How many items there are; of a map how many entries, of a value without items 0.
    public static long count(Value value) {
        return switch (value) {
            case PackedValue packed -> packed.count();
            case MapValue map -> map.entryCount();
            case ContainerValue container -> container.items().size();
            default -> 0;
        };
    }

    /// The fields of a struct, an object or a localized text; null for any other value.
    public static @Nullable StructType fields(Value holder) {
        return switch (holder) {
            case StructValue struct -> struct.type();
            case ObjectValue object -> object.content().type();
            case LocalizedTextValue text -> text.parts().type();
            default -> null;
        };
    }

    /// An item by its index: of a map, that of the key or value.
    ///
    /// @param owner what is known of the value as an item itself, null for nothing
    /// @throws SaveException where a page cannot be read
    public static Item item(Value holder, long index, TypeCatalog types, @Nullable Item owner)
            throws SaveException {
        StructType fields = fields(holder);
        Type declared = declared(holder, index);
        FieldDescription known =
                fields == null
                        ? owner == null ? null : owner.known()
                        : types.field(fields.name(), fields.fields().get((int) index).name())
                                .orElse(null);
        return switch (holder) {
            case PackedValue packed ->
                    new Item(declared, packed.element((int) index), Encoding.DEFAULT, known);
            case ContainerValue container ->
                    switch (container.items()) {
                        case InlineItems inline ->
                                new Item(
                                        declared,
                                        inline.value((int) index),
                                        inline.encoding((int) index),
                                        known);
                        case PagedItems paged -> {
                            InlineItems page = paged.page(index, 1);
                            yield new Item(declared, page.value(0), page.encoding(0), known);
                        }
                    };
            default -> throw new IllegalArgumentException("no items");
        };
    }

    /// What the place of an item may hold.
    public static Type declared(Value holder, long index) {
        StructType fields = fields(holder);
        if (fields != null) {
            return fields.fields().get((int) index).type();
        }
        return switch (holder) {
            case ListValue list -> list.type().item();
            case SetValue set -> set.type().item();
            case OptionalValue optional -> optional.type().content();
            case PackedValue packed -> packed.type().element();
            case MapValue map -> index % 2 == 0 ? map.type().key() : map.type().value();
            default -> PrimitiveType.ANY;
        };
    }

    /// True where the id of an item of a map is that of a key.
    public static boolean isKey(long id) {
        return id >= 0 ? id % 2 == 0 : id % 2 != 0;
    }

    /// The key of the entry that an item of a map belongs to.
    public static Target key(Target item) {
        long id = item.path().last();
        if (isKey(id)) {
            return item;
        }
        ItemPath map = item.path().parent();
        return new Target(item.record(), map.then(id >= 0 ? id - 1 : id + 1));
    }
}
