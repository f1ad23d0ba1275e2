package dev.keepsake.spark.component;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which properties components have: those of the engine, and those of a game's type file.
///
/// Immutable; any thread may use it.
public final class ComponentTable {
    /// The component that places an entity, and hangs it below another.
    public static final String TRANSFORM = "Transform";

    /// The property that hangs an entity below another.
    public static final String PARENT = "parent";

    /// The component that stands for an entity's name and is never saved.
    public static final String NAME_COMPONENT = "NameComponent";

    /// The range of the one integer that the engine checks.
    static final TypeCatalog.Range MOTION_QUALITY =
            new TypeCatalog.Range(BigDecimal.ZERO, BigDecimal.ONE);

    private static final Map<String, Map<String, Property>> BUILT_IN = readComponents();
    private static final TypeCatalog CATALOG = catalogOf(BUILT_IN);

    private final TypeCatalog types;
    private final boolean plain;

    private ComponentTable(TypeCatalog types, boolean plain) {
        this.types = types;
        this.plain = plain;
    }

    /// The engine's components, with what a type file says of them and of others.
    public static ComponentTable with(TypeCatalog typeFile) {
        boolean plain = typeFile.equals(TypeCatalog.EMPTY);
        return new ComponentTable(plain ? CATALOG : typeFile.orElse(CATALOG), plain);
    }

    /// All that is known of components, as types.
    public TypeCatalog types() {
        return types;
    }

    /// True where no type file adds to the engine's components.
    public boolean isPlain() {
        return plain;
    }

    /// True for a component of the engine itself.
    public boolean isKnown(String component) {
        return BUILT_IN.containsKey(component);
    }

    /// True for a component of the engine or of the type file.
    public boolean isDescribed(String component) {
        return isKnown(component) || types.findStruct(component).isPresent();
    }

    /// The properties of one of the engine's components, none for others.
    public List<Property> properties(String component) {
        Map<String, Property> found = BUILT_IN.get(component);
        return found == null ? List.of() : List.copyOf(found.values());
    }

    /// What is known of a property.
    public Optional<Property> find(String component, String key) {
        Map<String, Property> found = BUILT_IN.get(component);
        Property property = found == null ? null : found.get(key);
        if (property != null || plain) {
            return Optional.ofNullable(property);
        }
        return types.field(component, key).flatMap(ComponentTable::described);
    }

    /// What stands in the table, else a text.
    public Property require(String component, String key) {
        return find(component, key).orElseGet(() -> Property.of(key, PropertyForm.TEXT));
    }

    /// The range of numbers that the engine checks, or a type file asks for.
    public Optional<TypeCatalog.Range> range(String component, String key) {
        return types.field(component, key).map(FieldDescription::range);
    }

    /// Properties of a game's own components stand as the engine's reflection writes them.
    private static Optional<Property> described(FieldDescription field) {
        PropertyForm form = reflected(field.type());
        if (form == null) {
            return Optional.empty();
        }
        String enumeration = field.type() instanceof EnumType(String name) ? name : "";
        return Optional.of(new Property(field.name(), form, enumeration, "", true));
    }

    private static @Nullable PropertyForm reflected(Type type) {
        if (type instanceof EnumType) {
            return PropertyForm.ENUM;
        }
        for (PropertyForm form : List.of(PropertyForm.VECTOR2, PropertyForm.VECTOR3)) {
            if (Property.of("", form).type().equals(type)) {
                return form;
            }
        }
        if (Property.of("", PropertyForm.VECTOR4).type().equals(type)) {
            return PropertyForm.VECTOR4;
        }
        return type instanceof PrimitiveType primitive ? reflected(primitive) : null;
    }

    private static @Nullable PropertyForm reflected(PrimitiveType type) {
        return switch (type) {
            case BOOL -> PropertyForm.BOOL;
            case INT32 -> PropertyForm.INT;
            case UINT32 -> PropertyForm.MASK;
            case FLOAT -> PropertyForm.FLOAT;
            case TEXT -> PropertyForm.TEXT;
            default -> null;
        };
    }

    private static Map<String, Map<String, Property>> readComponents() {
        var components = new HashMap<String, Map<String, Property>>();
        for (String line : ComponentText.COMPONENTS.replaceAll("\n +", " ").lines().toList()) {
            String[] parts = line.split(": ", 2);
            var properties = new LinkedHashMap<String, Property>();
            for (String group : parts[1].split("; *", -1)) {
                readGroup(group).forEach(property -> properties.put(property.name(), property));
            }
            components.put(parts[0], properties);
        }
        return components;
    }

    private static List<Property> readGroup(String group) {
        boolean optional = group.endsWith(" optional");
        String[] words = (optional ? group.replace(" optional", "") : group).split(" ", 3);
        boolean enumeration = Character.isUpperCase(words[1].charAt(0));
        PropertyForm form =
                enumeration
                        ? PropertyForm.ENUM
                        : PropertyForm.valueOf(words[1].toUpperCase(Locale.ROOT));
        String standard = words.length > 2 ? words[2] : "";
        var properties = new ArrayList<Property>();
        for (String key : words[0].split(",", -1)) {
            properties.add(
                    new Property(key, form, enumeration ? words[1] : "", standard, optional));
        }
        return properties;
    }

    private static TypeCatalog catalogOf(Map<String, Map<String, Property>> components) {
        var structs = new HashMap<String, TypeCatalog.StructDescription>();
        components.forEach((name, properties) -> {
            var fields = properties.values().stream().map(ComponentTable::describe).toList();
            structs.put(name, new TypeCatalog.StructDescription(name, "", fields));
        });
        return new TypeCatalog(structs, readEnumerations());
    }

    private static FieldDescription describe(Property property) {
        String standard = property.standard().equals("?") ? null : property.standard();
        TypeCatalog.Range range = property.name().equals("motionQuality") ? MOTION_QUALITY : null;
        return new FieldDescription(property.name(), property.type(), range, "", "", standard, "");
    }

    private static Map<String, EnumDescription> readEnumerations() {
        var enumerations = new HashMap<String, EnumDescription>();
        for (String line : ComponentText.ENUMERATIONS.lines().toList()) {
            String[] parts = line.split(": ", 2);
            var constants = new ArrayList<Constant>();
            for (String constant : parts[1].split(", ", -1)) {
                constants.add(new Constant(constant, constants.size()));
            }
            enumerations.put(parts[0], new EnumDescription(parts[0], constants));
        }
        return enumerations;
    }
}
