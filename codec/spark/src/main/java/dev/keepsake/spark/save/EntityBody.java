package dev.keepsake.spark.save;

import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.finding.SparkCode;
import java.util.ArrayList;
import java.util.List;

/// An entity's bytes split into texts, none of them read. Immutable.
///
/// @param name the entity's name
/// @param components in the order of the save, duplicates kept
record EntityBody(Bytes name, List<Component> components) {
    private static final Bytes TRANSFORM = Bytes.ofText(ComponentTable.TRANSFORM);
    private static final Bytes PARENT = Bytes.ofText(ComponentTable.PARENT);

    /// A component.
    ///
    /// @param offset where it begins in the entity's bytes
    /// @param end where it ends
    record Component(Bytes type, List<Text> properties, int offset, int end) {
        /// Its properties as key, value, key, value….
        Component {
            properties = List.copyOf(properties);
        }

        /// How many properties it has.
        int count() {
            return properties.size() / 2;
        }

        Text key(int property) {
            return properties.get(2 * property);
        }

        Text value(int property) {
            return properties.get(2 * property + 1);
        }

        boolean isTransform() {
            return type.equals(TRANSFORM);
        }
    }

    /// A key or value.
    ///
    /// @param offset where its bytes (behind the length) begin in the entity's bytes
    record Text(Bytes bytes, int offset) {
        boolean isParent() {
            return bytes.equals(PARENT);
        }
    }

    EntityBody {
        components = List.copyOf(components);
    }

    /// Splits the bytes of an entity.
    ///
    /// @param offset where they stand in the file, for findings
    static EntityBody read(Bytes bytes, long offset) throws SaveException {
        Cursor cursor = Cursor.over(bytes, offset, SparkCode.TRUNCATED);
        Bytes name = readText(cursor).bytes();
        int count = cursor.readU16();
        var components = new ArrayList<Component>();
        for (int i = 0; i < count; i++) {
            components.add(readComponent(cursor));
        }
        return new EntityBody(name, components);
    }

    private static Component readComponent(Cursor cursor) throws SaveException {
        int start = cursor.position();
        Bytes type = readText(cursor).bytes();
        int count = cursor.readU16();
        var properties = new ArrayList<Text>();
        for (int i = 0; i < 2 * count; i++) {
            properties.add(readText(cursor));
        }
        return new Component(type, properties, start, cursor.position());
    }

    private static Text readText(Cursor cursor) throws SaveException {
        int length = cursor.readU16();
        int start = cursor.position();
        return new Text(cursor.readBytes(length), start);
    }
}
