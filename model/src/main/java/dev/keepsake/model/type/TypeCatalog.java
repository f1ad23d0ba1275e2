package dev.keepsake.model.type;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a game's types are: more than a save says of itself.
///
/// Comes from a type file, or is built into a format. Names are exact.
///
/// @param structs descriptions of structs and classes by name
/// @param enums descriptions of enumerations by name
/// @param aliases other names that saves use for structs, classes and enumerations, with the name
///   that each is described under
/// @param paths what stands in places whose type neither the save nor a field tells
/// @param dataVersion the game's own version of what it saves that all this describes, null where
///   it does not say
public record TypeCatalog(
        Map<String, StructDescription> structs,
        Map<String, EnumDescription> enums,
        Map<String, String> aliases,
        Map<PathPattern, Type> paths,
        @Nullable Long dataVersion) {
    /// Knows nothing.
    public static final TypeCatalog EMPTY = new TypeCatalog(Map.of(), Map.of());

    /// Copies the maps.
    public TypeCatalog {
        structs = Map.copyOf(structs);
        enums = Map.copyOf(enums);
        aliases = Map.copyOf(aliases);
        paths = Map.copyOf(paths);
    }

    /// A catalog of types alone.
    public TypeCatalog(Map<String, StructDescription> structs, Map<String, EnumDescription> enums) {
        this(structs, enums, Map.of(), Map.of(), null);
    }

    /// The struct or class with this name, or with this alias.
    public Optional<StructDescription> findStruct(String name) {
        StructDescription own = structs.get(name);
        String alias = own == null ? aliases.get(name) : null;
        return Optional.ofNullable(alias == null ? own : structs.get(alias));
    }

    /// The enumeration with this name, or with this alias.
    public Optional<EnumDescription> findEnum(String name) {
        EnumDescription own = enums.get(name);
        String alias = own == null ? aliases.get(name) : null;
        return Optional.ofNullable(alias == null ? own : enums.get(alias));
    }

    /// What is known of a field of a struct or class.
    public Optional<FieldDescription> field(String struct, String field) {
        return findStruct(struct).flatMap(found -> found.field(field));
    }

    /// What stands in a place, as [#paths] say.
    public Optional<Type> typeAt(Path place) {
        return paths.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(paths.get(new PathPattern(place)));
    }

    /// This catalog, which also knows what stands in a place.
    public TypeCatalog withPath(PathPattern place, Type type) {
        var all = new HashMap<>(paths);
        all.put(place, type);
        return new TypeCatalog(structs, enums, aliases, all, dataVersion);
    }

    /// This catalog, and where it knows nothing of a field or enumeration, the other.
    public TypeCatalog orElse(TypeCatalog other) {
        var allStructs = new HashMap<>(other.structs);
        structs.forEach(
                (name, own) -> allStructs.merge(name, own, (theirs, ours) -> ours.orElse(theirs)));
        return new TypeCatalog(
                allStructs,
                both(enums, other.enums),
                both(aliases, other.aliases),
                both(paths, other.paths),
                dataVersion == null ? other.dataVersion : dataVersion);
    }

    private static <K, V> Map<K, V> both(Map<K, V> first, Map<K, V> second) {
        var all = new HashMap<>(second);
        all.putAll(first);
        return all;
    }

    /// A struct or class.
    ///
    /// @param name its name in saves
    /// @param description for people, empty where there is none
    /// @param fields what is known of its fields
    /// @param aliases other names that saves use for fields, with the name that each is described
    ///   under
    public record StructDescription(
            String name,
            String description,
            List<FieldDescription> fields,
            Map<String, String> aliases) {
        /// Copies the list and the map.
        public StructDescription {
            fields = List.copyOf(fields);
            aliases = Map.copyOf(aliases);
        }

        /// A struct or class whose fields have one name each.
        public StructDescription(String name, String description, List<FieldDescription> fields) {
            this(name, description, fields, Map.of());
        }

        private StructDescription orElse(StructDescription other) {
            var names = fields.stream().map(FieldDescription::name).collect(Collectors.toSet());
            var more = other.fields.stream().filter(field -> !names.contains(field.name()));
            return new StructDescription(
                    name,
                    description.isEmpty() ? other.description : description,
                    Stream.concat(fields.stream(), more).toList(),
                    both(aliases, other.aliases));
        }

        /// The field with this name, or with this alias.
        public Optional<FieldDescription> field(String fieldName) {
            String alias = aliases.get(fieldName);
            return named(fieldName).or(() -> alias == null ? Optional.empty() : named(alias));
        }

        private Optional<FieldDescription> named(String fieldName) {
            return fields.stream().filter(field -> field.name().equals(fieldName)).findFirst();
        }
    }

    /// A field.
    ///
    /// @param name its name in saves
    /// @param type what it holds
    /// @param range the numbers allowed, null where any is
    /// @param unit such as `cm` or `s`, empty where there is none
    /// @param listKey the field that tells the items of a list apart, empty where none does
    /// @param standard the text of the value a game takes where the save has none, null where
    ///   unknown
    /// @param description for people, empty where there is none
    public record FieldDescription(
            String name,
            Type type,
            @Nullable Range range,
            String unit,
            String listKey,
            @Nullable String standard,
            String description) {
        /// A field of which no more than name and type is known.
        public static FieldDescription of(String name, Type type) {
            return new FieldDescription(name, type, null, "", "", null, "");
        }
    }

    /// The numbers allowed, both ends included.
    public record Range(BigDecimal least, BigDecimal greatest) {
        /// True for a number that is allowed.
        public boolean holds(BigDecimal number) {
            return number.compareTo(least) >= 0 && number.compareTo(greatest) <= 0;
        }
    }

    /// An enumeration.
    ///
    /// @param name its name in saves
    /// @param constants in the order to offer them
    public record EnumDescription(String name, List<Constant> constants) {
        /// Copies the list.
        public EnumDescription {
            constants = List.copyOf(constants);
        }

        /// The number of a constant.
        public OptionalLong number(String constant) {
            return constants.stream()
                    .filter(known -> known.name().equals(constant))
                    .mapToLong(Constant::number)
                    .findFirst();
        }

        /// The first constant with a number.
        public Optional<Constant> constant(long number) {
            return constants.stream().filter(known -> known.number() == number).findFirst();
        }
    }

    /// A constant of an enumeration.
    ///
    /// @param name its full name
    /// @param number its number
    public record Constant(String name, long number) {}
}
