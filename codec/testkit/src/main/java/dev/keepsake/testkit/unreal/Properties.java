package dev.keepsake.testkit.unreal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Properties in the order in which they shall stand: one method adds a property, others change
/// what the tag of the one added last says.
///
/// Values of all kinds go in by [#property]; the kinds met most have methods of their own.
///
/// @param <T> what the methods return: this
public abstract sealed class Properties<T extends Properties<T>> permits PropertyList, GvasBuilder {
    private final List<Property> properties = new ArrayList<>();
    private boolean terminated = true;

    Properties() {}

    abstract T self();

    /// Adds a property.
    public T property(String name, Value value) {
        return property(UnrealString.of(name), value);
    }

    /// Adds a property whose name has a form of its own.
    public T property(UnrealString name, Value value) {
        properties.add(new Property(name, value));
        return self();
    }

    /// Adds a bool; any byte.
    public T bool(String name, int value) {
        return property(name, Values.bool(value));
    }

    /// Adds a bool.
    public T bool(String name, boolean value) {
        return property(name, Values.bool(value));
    }

    /// Adds 8 bits, signed.
    public T int8(String name, int value) {
        return property(name, Values.int8(value));
    }

    /// Adds 16 bits, signed.
    public T int16(String name, int value) {
        return property(name, Values.int16(value));
    }

    /// Adds 32 bits, signed.
    public T integer(String name, int value) {
        return property(name, Values.integer(value));
    }

    /// Adds 64 bits, signed.
    public T int64(String name, long value) {
        return property(name, Values.int64(value));
    }

    /// Adds a plain byte.
    public T uint8(String name, int value) {
        return property(name, Values.uint8(value));
    }

    /// Adds 16 bits, unsigned.
    public T uint16(String name, int value) {
        return property(name, Values.uint16(value));
    }

    /// Adds 32 bits, unsigned.
    public T uint32(String name, long value) {
        return property(name, Values.uint32(value));
    }

    /// Adds 64 bits, unsigned.
    public T uint64(String name, long value) {
        return property(name, Values.uint64(value));
    }

    /// Adds a float.
    public T float32(String name, float value) {
        return property(name, Values.float32(value));
    }

    /// Adds a double.
    public T float64(String name, double value) {
        return property(name, Values.float64(value));
    }

    /// Adds a byte of an enum.
    public T byteEnum(String name, String type, String value) {
        return property(name, Values.byteEnum(type, value));
    }

    /// Adds a value of an enum.
    public T enumeration(String name, String type, String value) {
        return property(name, Values.enumeration(type, value));
    }

    /// Adds a string.
    public T str(String name, String value) {
        return property(name, Values.str(value));
    }

    /// Adds a string in a form of its own.
    public T str(String name, UnrealString value) {
        return property(name, Values.str(value));
    }

    /// Adds a name.
    public T name(String name, String value) {
        return property(name, Values.name(value));
    }

    /// Adds a name in a form of its own.
    public T name(String name, UnrealString value) {
        return property(name, Values.name(value));
    }

    /// Adds a text.
    public T text(String name, GvasText value) {
        return property(name, Values.text(value));
    }

    /// Adds a path to an object.
    public T object(String name, String path) {
        return property(name, Values.object(path));
    }

    /// Adds a path to an object that may not be loaded.
    public T softObject(String name, String path, String subPath) {
        return property(name, Values.softObject(path, subPath));
    }

    /// Adds an array.
    public T array(String name, PropertyType inner, Value... elements) {
        return property(name, Containers.array(inner, elements));
    }

    /// Adds an array of 32-bit numbers.
    public T integers(String name, int... numbers) {
        return property(name, Containers.integers(numbers));
    }

    /// Adds an array of bytes.
    public T bytes(String name, byte... bytes) {
        return property(name, Containers.bytes(bytes));
    }

    /// Adds a set.
    public T set(String name, PropertyType inner, Value... elements) {
        return property(name, Containers.set(inner, elements));
    }

    /// Adds a map.
    public T map(String name, PropertyType key, PropertyType value, Containers.Pair... pairs) {
        return property(name, Containers.map(key, value, pairs));
    }

    /// Adds a struct that is a list of properties.
    public T struct(String name, String type, Consumer<PropertyList> content) {
        return property(name, Values.struct(type, content));
    }

    /// Adds any bytes under any type.
    public T raw(String name, PropertyType type, byte... content) {
        return property(name, Values.raw(type, content));
    }

    /// Gives the property added last a place in a static array.
    public T index(int index) {
        last().index = index;
        return self();
    }

    /// Gives the property added last a guid.
    public T guid(UnrealGuid guid) {
        last().guid = guid;
        return self();
    }

    /// Gives the type of the struct added last a guid; elements of containers have theirs from
    /// [PropertyType#withGuid].
    public T structGuid(UnrealGuid guid) {
        Property last = last();
        last.value = last.value.as(last.value.type().withGuid(guid));
        return self();
    }

    /// Gives the tag added last extension bytes: a flag byte and what it calls for, as `2, 1, 0, 0,
    /// 0, 0`.
    public T extension(int... bytes) {
        byte[] extension = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            extension[i] = (byte) bytes[i];
        }
        last().extension = extension;
        return self();
    }

    /// Adds flags to the tag added last; written from 5.4 on.
    public T flags(int flags) {
        last().flags |= flags;
        return self();
    }

    /// Leaves the value of the property added last out, and says so; from 5.4 on.
    public T skipped() {
        last().skipped = true;
        return self();
    }

    /// Writes a size in the tag added last that is wrong by so much.
    public T wrongSize(int difference) {
        last().sizeError = difference;
        return self();
    }

    /// Leaves out the "None" that ends the list.
    public T unterminated() {
        terminated = false;
        return self();
    }

    private Property last() {
        return properties.getLast();
    }

    byte[] encode(Dialect dialect) {
        Wire out = new Wire(dialect, UnrealString.NULL);
        properties.forEach(property -> out.raw(property.encode(dialect)));
        if (terminated) {
            out.string("None");
        }
        return out.toByteArray();
    }
}
