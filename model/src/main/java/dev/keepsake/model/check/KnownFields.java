package dev.keepsake.model.check;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.StructValue;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a catalog says of the fields of struct types, looked up once for each type. For one thread.
final class KnownFields {
    private static final int MOST_TYPES = 4_096;
    private static final FieldDescription UNKNOWN = FieldDescription.of("", PrimitiveType.ANY);

    private final TypeCatalog types;
    private final IdentityHashMap<StructType, List<FieldDescription>> known =
            new IdentityHashMap<>();

    KnownFields(TypeCatalog types) {
        this.types = types;
    }

    /// What is known of the items of a container.
    interface Of {
        @Nullable FieldDescription field(long index);
    }

    /// What is known of a record that is a property of the class all records belong to.
    @Nullable FieldDescription ofRecord(String owner, String subject) {
        return owner.isEmpty() ? null : types.field(owner, subject).orElse(null);
    }

    /// What is known of what a value holds: of an item that of the field its container stands in.
    Of of(CheckedValue place) {
        StructType type =
                switch (place.value()) {
                    case StructValue struct -> struct.type();
                    case ObjectValue object -> object.content().type();
                    case LocalizedTextValue text -> text.parts().type();
                    default -> null;
                };
        if (type == null) {
            FieldDescription own = place.field().orElse(null);
            return index -> own;
        }
        boolean isUnnamed = type.name().isEmpty() && place.parent().isEmpty();
        String name = isUnnamed ? place.record().head().className() : type.name();
        if (isUnnamed) {
            return index -> field(name, type.fields().get((int) index).name());
        }
        List<FieldDescription> all = all(type);
        return index -> all.isEmpty() ? null : unlessUnknown(all.get((int) index));
    }

    @SuppressWarnings("ReferenceEquality")
    private static @Nullable FieldDescription unlessUnknown(FieldDescription field) {
        return field == UNKNOWN ? null : field;
    }

    private @Nullable FieldDescription field(String struct, String field) {
        return types.field(struct, field).orElse(null);
    }

    private List<FieldDescription> all(StructType type) {
        List<FieldDescription> all = known.get(type);
        if (all == null) {
            if (known.size() >= MOST_TYPES) {
                known.clear();
            }
            all = types.findStruct(type.name()).isEmpty() ? List.of() : describe(type);
            known.put(type, all);
        }
        return all;
    }

    private List<FieldDescription> describe(StructType type) {
        return type.fields().stream()
                .map(own -> types.field(type.name(), own.name()).orElse(UNKNOWN))
                .toList();
    }
}
