package dev.keepsake.spark.record;

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
public record EntityBody(Bytes name, List<Component> components) {
    private static final Bytes TRANSFORM = Bytes.ofText(ComponentTable.TRANSFORM);
    private static final Bytes PARENT = Bytes.ofText(ComponentTable.PARENT);

    /// The bytes of a text's length.
    private static final int LENGTH = 2;

    /// A component: where its texts stand, four bytes each.
    public static final class Component {
        private final Bytes entity;
        private final Bytes type;
        private final int offset;
        private final int[] starts;

        /// @param starts where the texts begin: key, value, key, value…, and where one behind the
        ///   last would
        private Component(Bytes entity, Bytes type, int offset, int[] starts) {
            this.entity = entity;
            this.type = type;
            this.offset = offset;
            this.starts = starts;
        }

        public Bytes type() {
            return type;
        }

        /// Where it begins in the entity's bytes.
        public int offset() {
            return offset;
        }

        /// Where it ends in the entity's bytes.
        public int end() {
            return starts[starts.length - 1] - LENGTH;
        }

        /// How many properties it has.
        public int count() {
            return starts.length / 2;
        }

        public Text key(int property) {
            return text(2 * property);
        }

        public Text value(int property) {
            return text(2 * property + 1);
        }

        private Text text(int place) {
            int start = starts[place];
            return new Text(entity.slice(start, starts[place + 1] - LENGTH - start), start);
        }

        public boolean isTransform() {
            return type.equals(TRANSFORM);
        }
    }

    /// A key or value.
    ///
    /// @param offset where its bytes (behind the length) begin in the entity's bytes
    public record Text(Bytes bytes, int offset) {
        public boolean isParent() {
            return bytes.equals(PARENT);
        }
    }

    public EntityBody {
        components = List.copyOf(components);
    }

    /// Splits the bytes of an entity.
    ///
    /// @param offset where they stand in the file, for findings
    public static EntityBody read(Bytes bytes, long offset) throws SaveException {
        Cursor cursor = Cursor.over(bytes, offset, SparkCode.TRUNCATED);
        Bytes name = cursor.readBytes(cursor.readU16());
        int count = cursor.readU16();
        var components = new ArrayList<Component>();
        for (int i = 0; i < count; i++) {
            components.add(readComponent(bytes, cursor));
        }
        return new EntityBody(name, components);
    }

    private static Component readComponent(Bytes entity, Cursor cursor) throws SaveException {
        int offset = cursor.position();
        Bytes type = cursor.readBytes(cursor.readU16());
        int texts = 2 * cursor.readU16();
        int[] starts = new int[Math.min(texts, cursor.remaining() / LENGTH) + 1];
        for (int i = 0; i < texts; i++) {
            int length = cursor.readU16();
            starts[i] = cursor.position();
            cursor.readBytes(length);
        }
        starts[texts] = cursor.position() + LENGTH;
        return new Component(entity, type, offset, starts);
    }
}
