package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.wire.Misread;
import org.jspecify.annotations.Nullable;

/// The properties of the save's own object, each read alone. Stateless.
public final class Properties {
    private Properties() {}

    /// Where a property stands, and what its tag says.
    ///
    /// @param start the first byte of its tag in the content
    /// @param end the first byte behind its value
    public record Head(String name, TypeName type, int start, int end) {}

    /// A property with its value.
    ///
    /// @param field its name and what it holds
    /// @param encoding how tag and value are spelled
    public record Property(StructType.Field field, Value value, Encoding encoding) {}

    /// Passes over the next property, null where the list ends.
    ///
    /// @param struct the class they belong to
    /// @throws Misread where no property begins
    public static @Nullable Head next(Reading reading, String struct)
            throws Misread, SaveException {
        int start = reading.in().position();
        Shapes shapes = reading.shapes();
        Shape shape = shapes.next(shapes.root(struct));
        if (shape == null) {
            return null;
        }
        reading.in().skip(shapes.size());
        return new Head(
                shape.field().name(), shape.read().tag().type(), start, reading.in().position());
    }

    /// The property that begins at the next byte, with its value kept as read: it would be written
    /// with other bytes.
    ///
    /// @throws Misread where none begins there
    public static Property keep(Reading reading, String struct) throws Misread, SaveException {
        Shapes shapes = reading.shapes();
        Shape root = shapes.root(struct);
        Shape shape = require(shapes.next(root), reading);
        String type = shape.read().tag().type().text();
        Bytes bytes = reading.in().readBytes(shapes.size());
        Value value = new OpaqueValue(bytes, type, OpaqueValue.Reason.NOT_PROVEN);
        Shape kept = shapes.other(shape, root, value);
        return new Property(kept.field(), value, kept.encoding());
    }

    private static Shape require(@Nullable Shape shape, Reading reading) throws Misread {
        if (shape == null) {
            throw new Misread(Misread.Reason.TAG, reading.in().position());
        }
        return shape;
    }

    /// Reads the property that begins at the next byte.
    ///
    /// @throws Misread where none does
    public static Property read(Reading reading, String struct) throws Misread, SaveException {
        Shapes shapes = reading.shapes();
        Shape root = shapes.root(struct);
        Shape shape = require(shapes.next(root), reading);
        Value value = PropertyListForm.value(shape, shapes.size(), reading);
        if (!Forms.declared(value).equals(shape.field().type())) {
            shape = shapes.other(shape, root, value);
        }
        Encoding encoding = PropertyListForm.joined(shape.encoding(), reading.takeSpelling());
        return new Property(shape.field(), value, encoding);
    }
}
