package dev.keepsake.format.value;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// How values of one type are read and written: what would otherwise be asked of the type again for
/// each value. Immutable.
public final class Plan {
    private static final Plan[] NONE = {};
    private static final Map<PrimitiveType, Plan> PRIMITIVES = primitives();

    /// The plan of values that say their own type.
    public static final Plan ANY = of(PrimitiveType.ANY);

    final Type type;
    final int code;

    /// How many bytes a value takes at least; never 0.
    final int leastBytes;

    /// The plans of a struct's fields, of a container's items, of a map's keys and values.
    final Plan[] parts;

    private Plan(Type type, int code, int leastBytes, Plan... parts) {
        this.type = type;
        this.code = code;
        this.leastBytes = leastBytes;
        this.parts = parts;
    }

    private static Map<PrimitiveType, Plan> primitives() {
        var plans = new EnumMap<PrimitiveType, Plan>(PrimitiveType.class);
        for (PrimitiveType type : PrimitiveType.values()) {
            plans.put(type, ofPrimitive(type));
        }
        return plans;
    }

    private static Plan ofPrimitive(PrimitiveType type) {
        int least =
                switch (type) {
                    case TEXT, NAME, BYTES -> 1;
                    case LOCALIZED_TEXT, REFERENCE, ASSET, ANY -> 2;
                    case UUID -> 16;
                    case DATE_TIME, DURATION -> 9;
                    case OBJECT -> 18;
                    case OPAQUE -> 3;
                    default -> type.width();
                };
        return new Plan(type, TypeCode.of(type), least, NONE);
    }

    /// The plan of a type. Structs in it stand whole: what values name by hash has a [Shape].
    public static Plan of(Type type) {
        return switch (type) {
            case PrimitiveType primitive -> Objects.requireNonNull(PRIMITIVES.get(primitive));
            case EnumType named -> new Plan(named, TypeCode.ENUM, 1, NONE);
            case NamedStructType named -> new Plan(named, TypeCode.NAMED_STRUCT, 17, NONE);
            case PackedType packed -> new Plan(packed, TypeCode.PACKED, 1, of(packed.element()));
            case ListType list -> new Plan(list, TypeCode.LIST, 1, of(list.item()));
            case SetType set -> new Plan(set, TypeCode.SET, 1, of(set.item()));
            case MapType map -> new Plan(map, TypeCode.MAP, 1, of(map.key()), of(map.value()));
            case OptionalType optional ->
                    new Plan(optional, TypeCode.OPTIONAL, 1, of(optional.content()));
            case StructType struct ->
                    struct(
                            struct,
                            struct.fields().stream()
                                    .map(field -> of(field.type()))
                                    .toArray(Plan[]::new));
        };
    }

    static Plan struct(StructType type, Plan[] fields) {
        long least = 0;
        for (Plan field : fields) {
            least += field.leastBytes;
        }
        int bounded = Math.clamp(least, 1, Integer.MAX_VALUE);
        return new Plan(type, TypeCode.STRUCT, bounded, fields);
    }

    /// The plan of a list, set, map or optional whose parts have these plans.
    static Plan container(Type type, int code, Plan... parts) {
        return new Plan(type, code, 1, parts);
    }

    /// The type of the values.
    public Type type() {
        return type;
    }

    /// A struct's fields.
    List<StructType.Field> fields() {
        return ((StructType) type).fields();
    }

    /// The plan of the item at an index of a list, set or map.
    Plan item(long index) {
        return parts.length == 1 ? parts[0] : parts[(int) (index & 1)];
    }

    /// How many items of a list, set or map one count stands for.
    int itemsPerCount() {
        return parts.length;
    }

    /// How many bytes what one count stands for takes at least.
    int leastBytesPerCount() {
        long least = parts[0].leastBytes;
        if (parts.length == 2) {
            least += parts[1].leastBytes;
        }
        return (int) Math.min(least, Integer.MAX_VALUE);
    }
}
