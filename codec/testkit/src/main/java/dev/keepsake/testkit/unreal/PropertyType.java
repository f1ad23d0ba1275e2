package dev.keepsake.testkit.unreal;

import java.util.List;
import java.util.Set;

/// The type of a property as 5.4 spells it in full; older saves write the parts they have room for.
/// Immutable.
///
/// @param name `IntProperty`, or, inside another, the name of a struct, an enum or a package
/// @param parameters inner types, in order
public record PropertyType(String name, List<PropertyType> parameters) {
    private static final Set<String> CORE =
            Set.of(
                    "Vector",
                    "Vector2D",
                    "Vector4",
                    "Rotator",
                    "Quat",
                    "Plane",
                    "Matrix",
                    "Box",
                    "Box2D",
                    "Sphere",
                    "Guid",
                    "DateTime",
                    "Timespan",
                    "LinearColor",
                    "Color",
                    "IntPoint",
                    "IntVector",
                    "Vector3f",
                    "Vector3d",
                    "FrameNumber",
                    "Transform",
                    "SoftObjectPath",
                    "SoftClassPath");

    /// One byte, 0 or 1.
    public static final PropertyType BOOL = of("BoolProperty");

    /// A plain byte.
    public static final PropertyType BYTE = of("ByteProperty");

    /// 32 bits, signed.
    public static final PropertyType INT = of("IntProperty");

    /// 64 bits, signed.
    public static final PropertyType INT64 = of("Int64Property");

    /// 32 bits, floating.
    public static final PropertyType FLOAT = of("FloatProperty");

    /// 64 bits, floating.
    public static final PropertyType DOUBLE = of("DoubleProperty");

    /// A string.
    public static final PropertyType STR = of("StrProperty");

    /// A name.
    public static final PropertyType NAME = of("NameProperty");

    /// A text for people.
    public static final PropertyType TEXT = of("TextProperty");

    /// A path to an object.
    public static final PropertyType OBJECT = of("ObjectProperty");

    /// A path to an object that may not be loaded.
    public static final PropertyType SOFT_OBJECT = of("SoftObjectProperty");

    /// The struct Guid.
    public static final PropertyType GUID = struct("Guid");

    /// Keeps its own list.
    public PropertyType {
        parameters = List.copyOf(parameters);
    }

    /// A type with these inner types.
    public static PropertyType of(String name, PropertyType... parameters) {
        return new PropertyType(name, List.of(parameters));
    }

    /// A struct of this name; the engine's own lie in `/Script/CoreUObject`, others in
    /// `/Script/Game`.
    public static PropertyType struct(String name) {
        return struct(name, CORE.contains(name) ? "/Script/CoreUObject" : "/Script/Game");
    }

    /// A struct in a package.
    public static PropertyType struct(String name, String module) {
        return of("StructProperty", of(name, of(module)));
    }

    /// An enum of this name, over bytes.
    public static PropertyType enumeration(String name) {
        return of("EnumProperty", of(name, of("/Script/Game")), BYTE);
    }

    /// A byte with an enum.
    public static PropertyType byteEnum(String name) {
        return of("ByteProperty", of(name, of("/Game/Enums/" + name)));
    }

    /// An array.
    public static PropertyType array(PropertyType inner) {
        return of("ArrayProperty", inner);
    }

    /// A set.
    public static PropertyType set(PropertyType inner) {
        return of("SetProperty", inner);
    }

    /// A map.
    public static PropertyType map(PropertyType key, PropertyType value) {
        return of("MapProperty", key, value);
    }

    /// A value or nothing.
    public static PropertyType optional(PropertyType inner) {
        return of("OptionalProperty", inner);
    }

    /// This struct with a guid of its own, as structs made in the editor have.
    ///
    /// @throws IndexOutOfBoundsException where this has no parameters
    public PropertyType withGuid(UnrealGuid guid) {
        return of(name, parameters.get(0), of(guid.toString()));
    }

    boolean isStruct() {
        return name.equals("StructProperty");
    }

    /// The name of the struct or the enum, "None" where this has none.
    String inner() {
        return parameters.isEmpty() ? "None" : parameters.get(0).name();
    }

    UnrealGuid structGuid() {
        return parameters.size() < 2 ? UnrealGuid.ZERO : UnrealGuid.of(parameters.get(1).name());
    }

    /// All of it, outer before inner: a name and the count of its parameters.
    void writeComplete(Wire out) {
        out.string(name).i32(parameters.size());
        parameters.forEach(parameter -> parameter.writeComplete(out));
    }

    /// What tags before 5.4 say beyond the name. A bool says its value instead.
    void writeExtras(Wire out) {
        EngineVersion engine = out.engine();
        switch (name) {
            case "StructProperty" -> {
                out.string(inner());
                if (engine.hasStructGuids()) {
                    out.guid(structGuid());
                }
            }
            case "ByteProperty", "EnumProperty" -> out.string(inner());
            case "ArrayProperty" -> writeNames(out, engine.hasArrayTypes());
            case "SetProperty", "MapProperty" -> writeNames(out, engine.hasMapTypes());
            case "OptionalProperty" -> writeNames(out, true);
            default -> {}
        }
    }

    private void writeNames(Wire out, boolean known) {
        if (known) {
            parameters.forEach(parameter -> out.string(parameter.name()));
        }
    }
}
