package dev.keepsake.testkit.unreal;

import java.util.function.Consumer;

/// Values of every kind that holds no others: numbers, strings, references.
public final class Values {
    private Values() {}

    /// A bool in any byte; 5.4 and later keep in tags only whether it is 0.
    public static Value bool(int value) {
        return Value.of(PropertyType.BOOL, out -> out.u8(value));
    }

    /// True or false.
    public static Value bool(boolean value) {
        return bool(value ? 1 : 0);
    }

    /// 8 bits, signed.
    public static Value int8(int value) {
        return Value.of(PropertyType.of("Int8Property"), out -> out.u8(value));
    }

    /// 16 bits, signed.
    public static Value int16(int value) {
        return Value.of(PropertyType.of("Int16Property"), out -> out.i16(value));
    }

    /// 32 bits, signed.
    public static Value integer(int value) {
        return Value.of(PropertyType.INT, out -> out.i32(value));
    }

    /// 64 bits, signed.
    public static Value int64(long value) {
        return Value.of(PropertyType.INT64, out -> out.i64(value));
    }

    /// 16 bits, unsigned.
    public static Value uint16(int value) {
        return Value.of(PropertyType.of("UInt16Property"), out -> out.i16(value));
    }

    /// 32 bits, unsigned.
    public static Value uint32(long value) {
        return Value.of(PropertyType.of("UInt32Property"), out -> out.i32((int) value));
    }

    /// 64 bits, unsigned.
    public static Value uint64(long value) {
        return Value.of(PropertyType.of("UInt64Property"), out -> out.i64(value));
    }

    /// 32 bits, floating; the bits of a NaN may be lost on the way here, see [#floatBits].
    public static Value float32(float value) {
        return Value.of(PropertyType.FLOAT, out -> out.f32(value));
    }

    /// A float by its bits.
    public static Value floatBits(int bits) {
        return Value.of(PropertyType.FLOAT, out -> out.i32(bits));
    }

    /// 64 bits, floating.
    public static Value float64(double value) {
        return Value.of(PropertyType.DOUBLE, out -> out.f64(value));
    }

    /// A double by its bits.
    public static Value doubleBits(long bits) {
        return Value.of(PropertyType.DOUBLE, out -> out.i64(bits));
    }

    /// A byte without an enum.
    public static Value uint8(int value) {
        return Value.of(PropertyType.BYTE, out -> out.u8(value));
    }

    /// A byte of an enum, by the name of its value.
    public static Value byteEnum(String type, String value) {
        return Value.of(PropertyType.byteEnum(type), out -> out.string(value));
    }

    /// A value of an enum.
    public static Value enumeration(String type, String value) {
        return Value.of(PropertyType.enumeration(type), out -> out.string(value));
    }

    /// A string as the engine writes it.
    public static Value str(String value) {
        return str(UnrealString.of(value));
    }

    /// A string in a form of its own.
    public static Value str(UnrealString value) {
        return string("StrProperty", value);
    }

    /// A name as the engine writes it.
    public static Value name(String value) {
        return name(UnrealString.of(value));
    }

    /// A name in a form of its own.
    public static Value name(UnrealString value) {
        return string("NameProperty", value);
    }

    /// A text for people.
    public static Value text(GvasText value) {
        return Value.of(PropertyType.TEXT, value::write);
    }

    /// A path to an object.
    public static Value object(String path) {
        return string("ObjectProperty", UnrealString.of(path));
    }

    /// A path to a class.
    public static Value classPath(String path) {
        return string("ClassProperty", UnrealString.of(path));
    }

    /// A path to an object that is not kept alive.
    public static Value weak(String path) {
        return string("WeakObjectProperty", UnrealString.of(path));
    }

    /// A path to an object by one of its interfaces.
    public static Value interfacePath(String path) {
        return string("InterfaceProperty", UnrealString.of(path));
    }

    /// An object by its guid.
    public static Value lazy(UnrealGuid guid) {
        return Value.of(PropertyType.of("LazyObjectProperty"), out -> out.guid(guid));
    }

    /// A path to an object that may not be loaded, as `/Game/Map.Map`, with a path inside it.
    public static Value softObject(String path, String subPath) {
        return Value.of(PropertyType.SOFT_OBJECT, softPath(path, subPath));
    }

    /// A path to a class that may not be loaded.
    public static Value softClass(String path, String subPath) {
        return Value.of(PropertyType.of("SoftClassProperty"), softPath(path, subPath));
    }

    static Value.Body softPath(String path, String subPath) {
        return out -> writeSoftPath(out, path, subPath);
    }

    private static void writeSoftPath(Wire out, String path, String subPath) {
        int parts = out.engine().softPathParts();
        int dot = path.indexOf('.');
        if (parts == 1) {
            out.string(subPath.isEmpty() ? path : path + ":" + subPath);
            return;
        }
        if (parts == 3) {
            out.string(dot < 0 ? path : path.substring(0, dot));
            out.string(dot < 0 ? "" : path.substring(dot + 1));
        } else {
            out.string(path);
        }
        out.string(
                out.dialect.hasUtf8SubPaths()
                        ? UnrealString.utf8(subPath)
                        : UnrealString.of(subPath));
    }

    /// One function of one object.
    public static Value delegate(String object, String function) {
        return Value.of(
                PropertyType.of("DelegateProperty"), out -> out.string(object).string(function));
    }

    /// Functions of objects.
    ///
    /// @param kind `Multicast`, `MulticastInline` or `MulticastSparse`
    /// @param calls object, function, object, function, and so on
    public static Value multicast(String kind, String... calls) {
        return Value.of(PropertyType.of(kind + "DelegateProperty"), out -> writeCalls(out, calls));
    }

    private static void writeCalls(Wire out, String... calls) {
        out.i32(calls.length / 2);
        for (String call : calls) {
            out.string(call);
        }
    }

    /// Where a property is declared: its names from the inside out, then the owner.
    public static Value fieldPath(String owner, String... names) {
        return Value.of(
                PropertyType.of("FieldPathProperty"), out -> writeFieldPath(out, owner, names));
    }

    private static void writeFieldPath(Wire out, String owner, String... names) {
        out.i32(names.length);
        for (String name : names) {
            out.string(name);
        }
        out.string(owner);
    }

    /// A struct that is a list of properties.
    public static Value struct(String type, Consumer<PropertyList> content) {
        return struct(PropertyType.struct(type), content);
    }

    /// A struct that is a list of properties, its type in full.
    public static Value struct(PropertyType type, Consumer<PropertyList> content) {
        return Value.of(type, Value.Body.list(content));
    }

    /// Any bytes under any type.
    public static Value raw(PropertyType type, byte... content) {
        return Value.of(type, out -> out.raw(content));
    }

    private static Value string(String type, UnrealString value) {
        return Value.of(PropertyType.of(type), out -> out.string(value));
    }
}
