package dev.keepsake.app.editor.form;

import dev.keepsake.model.edit.Target;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A place of a save as edited, with all that an editor wants to know of it. Immutable.
///
/// @param target where it is
/// @param name what people call it
/// @param declared what it may hold
/// @param value what it holds
/// @param encoding how that is spelled
/// @param known what a type file or the format says of the field, null for nothing
/// @param types what is known of types
/// @param parts the places in a small struct, a localized text or an optional; empty for any other
/// @param key the key of a map entry, null for any other place
/// @param nextId the id that a new item takes
public record ValuePlace(
        Target target,
        String name,
        Type declared,
        Value value,
        Encoding encoding,
        @Nullable FieldDescription known,
        TypeCatalog types,
        List<ValuePlace> parts,
        @Nullable ValuePlace key,
        long nextId) {
    /// Copies the list.
    public ValuePlace {
        parts = List.copyOf(parts);
    }

    /// A place of which no more is known.
    public static ValuePlace of(Target target, String name, Type declared, Value value) {
        return new ValuePlace(
                target,
                name,
                declared,
                value,
                Encoding.DEFAULT,
                null,
                TypeCatalog.EMPTY,
                List.of(),
                null,
                -1);
    }
}
