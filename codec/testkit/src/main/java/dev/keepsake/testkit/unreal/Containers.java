package dev.keepsake.testkit.unreal;

import java.util.Arrays;
import java.util.List;

/// Values that hold others.
public final class Containers {
    private Containers() {}

    /// A key with its value.
    ///
    /// @param key the key
    /// @param value the value
    public record Pair(Value key, Value value) {}

    /// A key with its value.
    public static Pair pair(Value key, Value value) {
        return new Pair(key, value);
    }

    /// An array; before 5.4 structs in it stand behind a tag of their own, even where there are
    /// none.
    public static Value array(PropertyType inner, Value... elements) {
        return array(inner, List.of(elements));
    }

    /// An array.
    public static Value array(PropertyType inner, List<Value> elements) {
        List<Value> all = List.copyOf(elements);
        return Value.of(PropertyType.array(inner), out -> writeArray(out, inner, all));
    }

    /// An array whose count is not the number of its elements.
    public static Value countedArray(PropertyType inner, int count, Value... elements) {
        return Value.of(PropertyType.array(inner), out -> writeAll(out.i32(count), elements));
    }

    /// An array of 32-bit numbers.
    public static Value integers(int... numbers) {
        return array(PropertyType.INT, Arrays.stream(numbers).mapToObj(Values::integer).toList());
    }

    /// An array of strings.
    public static Value strings(String... texts) {
        return array(PropertyType.STR, Arrays.stream(texts).map(Values::str).toList());
    }

    /// An array of plain bytes.
    public static Value bytes(byte... bytes) {
        return Value.of(
                PropertyType.array(PropertyType.BYTE), out -> out.i32(bytes.length).raw(bytes));
    }

    private static void writeArray(Wire out, PropertyType inner, List<Value> elements) {
        out.i32(elements.size());
        Wire body = out.fresh();
        elements.forEach(body::value);
        if (inner.isStruct() && out.engine().hasInnerTags()) {
            writeInnerTag(out, inner, body.size());
        }
        out.raw(body.toByteArray());
    }

    /// The tag before the structs of an array, up to 5.3.
    static void writeInnerTag(Wire out, PropertyType inner, int size) {
        out.string(out.property).string(inner.name()).i32(size).i32(0);
        inner.writeExtras(out);
        Property.writeEnd(out, null, null);
    }

    /// A set.
    public static Value set(PropertyType inner, Value... elements) {
        return setWithout(inner, List.of(), elements);
    }

    /// A set that also says what it no longer has.
    public static Value setWithout(PropertyType inner, List<Value> removed, Value... elements) {
        return Value.of(
                PropertyType.set(inner), out -> writeSet(out, List.copyOf(removed), elements));
    }

    private static void writeSet(Wire out, List<Value> removed, Value... elements) {
        writeRemoved(out, removed);
        writeAll(out.i32(elements.length), elements);
    }

    /// A map.
    public static Value map(PropertyType key, PropertyType value, Pair... pairs) {
        return mapWithout(key, value, List.of(), pairs);
    }

    /// A map that also says which keys it no longer has.
    public static Value mapWithout(
            PropertyType key, PropertyType value, List<Value> removed, Pair... pairs) {
        return Value.of(
                PropertyType.map(key, value), out -> writeMap(out, List.copyOf(removed), pairs));
    }

    private static void writeMap(Wire out, List<Value> removed, Pair... pairs) {
        writeRemoved(out, removed);
        out.i32(pairs.length);
        for (Pair pair : pairs) {
            out.value(pair.key()).value(pair.value());
        }
    }

    private static void writeRemoved(Wire out, List<Value> removed) {
        out.i32(removed.size());
        removed.forEach(out::value);
    }

    private static void writeAll(Wire out, Value... values) {
        for (Value value : values) {
            out.value(value);
        }
    }

    /// A value that may be missing, and is not.
    public static Value present(Value value) {
        return Value.of(PropertyType.optional(value.type()), out -> out.bool32(true).value(value));
    }

    /// A value that may be missing, and is.
    public static Value absent(PropertyType inner) {
        return Value.of(PropertyType.optional(inner), out -> out.bool32(false));
    }
}
