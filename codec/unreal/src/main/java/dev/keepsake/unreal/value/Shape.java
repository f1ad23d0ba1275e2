package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.tag.TagReader;
import dev.keepsake.unreal.wire.Input;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A property in a list, as far as it is the same each time: its tag, and the properties before it.
///
/// Lists of one struct mostly hold the same properties one after the other, so that what was worked
/// out for one holds for the next: comparing a few bytes replaces reading the tag. The shapes of a
/// pass make a tree: its root stands before the first property of a struct. For one thread.
final class Shape {
    private final @Nullable Shape previous;
    private final @Nullable Shape first;
    private final String struct;
    private final StructType.Field field;
    private final TagReader.Read read;
    private final Encoding encoding;
    private final TagBytes bytes;
    private final List<Form> forms;
    private final Map<Object, Shape> following = new HashMap<>(2);
    private final Map<Type, Shape> others = new HashMap<>(2);
    private @Nullable Shape expected;
    private @Nullable StructType type;

    /// What a shape is made of.
    ///
    /// @param field the property's name and what it holds
    /// @param read the tag as it was read first
    /// @param encoding what must be remembered of its tag
    /// @param bytes the tag's bytes
    /// @param forms what its value may be read as, the likeliest first
    record Parts(
            StructType.Field field,
            TagReader.Read read,
            Encoding encoding,
            TagBytes bytes,
            List<Form> forms) {}

    /// @param first the shape of the same property that was made first, null for that one
    Shape(@Nullable Shape previous, @Nullable Shape first, String struct, Parts parts) {
        this.previous = previous;
        this.first = first;
        this.struct = struct;
        this.field = parts.field();
        this.read = parts.read();
        this.encoding = parts.encoding();
        this.bytes = parts.bytes();
        this.forms = parts.forms();
    }

    String struct() {
        return struct;
    }

    StructType.Field field() {
        return field;
    }

    TagReader.Read read() {
        return read;
    }

    Encoding encoding() {
        return encoding;
    }

    TagBytes bytes() {
        return bytes;
    }

    List<Form> forms() {
        return forms;
    }

    boolean isTruth() {
        return bytes.truthAt() >= 0;
    }

    /// The property that stood behind this one the last time.
    @Nullable Shape expected() {
        return expected;
    }

    /// Expects this property here the next time.
    void expect(Shape next) {
        expected = next;
    }

    @Nullable Shape following(Object key) {
        return following.get(key);
    }

    void follow(Object key, Shape next) {
        following.put(key, next);
    }

    /// The shape of the same property that was made first.
    Shape first() {
        return first == null ? this : first;
    }

    /// Where the same property holds values of a type; null where none was seen. For the first.
    @Nullable Shape other(Type declared) {
        return field.type().equals(declared) ? this : others.get(declared);
    }

    void keepOther(Type declared, Shape other) {
        others.put(declared, other);
    }

    /// True where a value can stand in this property.
    boolean takes(Value value) {
        return value.fits(field.type());
    }

    /// True where the bytes ahead are this property's tag.
    boolean matches(Input in) throws SaveException {
        byte[] before = bytes.before();
        byte[] after = bytes.after();
        int behind = before.length + 4;
        if (!in.has(behind + after.length) || !in.matches(0, before, 0, before.length)) {
            return false;
        }
        int truthAt = bytes.truthAt();
        if (truthAt < 0) {
            return in.matches(behind, after, 0, after.length);
        }
        int kept = ~bytes.truthMask() & 0xFF;
        return in.matches(behind, after, 0, truthAt)
                && (in.peekU8(behind + truthAt) & kept) == (after[truthAt] & kept)
                && in.matches(behind + truthAt + 1, after, truthAt + 1, after.length);
    }

    /// The type of a list that ends behind this property.
    StructType type() {
        StructType known = type;
        if (known == null) {
            var fields = new ArrayDeque<StructType.Field>();
            for (Shape shape = this; shape.previous != null; shape = shape.previous) {
                fields.addFirst(shape.field);
            }
            known = new StructType(struct, List.copyOf(fields));
            type = known;
        }
        return known;
    }

    /// Where properties of a struct begin.
    static Shape root(String struct, Parts nothing) {
        return new Shape(null, null, struct, nothing);
    }

    /// Tells tags apart: all their bytes but the value of a truth value. Ordered, so that keys made
    /// to have one hash are still told apart quickly.
    record Key(Bytes before, Bytes after) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int order = before.compareTo(other.before);
            return order == 0 ? after.compareTo(other.after) : order;
        }

        static Key of(TagReader.Read read, TagBytes bytes) {
            Bytes after = bytes.truthAt() < 0 ? read.after() : bytes.afterWith(0);
            return new Key(read.before().compact(), after.compact());
        }
    }
}
