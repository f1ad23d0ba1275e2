package dev.keepsake.spark.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.component.Property;
import dev.keepsake.spark.component.PropertyForm;
import dev.keepsake.spark.component.PropertyText;
import dev.keepsake.spark.finding.SparkCode;
import java.util.ArrayList;
import java.util.List;

/// Encodes entities: records to bytes. Immutable; any thread may use it.
final class EntityWriter {
    private final ComponentTable table;
    private final PropertyText texts;

    EntityWriter(ComponentTable table) {
        this.table = table;
        this.texts = PropertyText.of(table);
    }

    /// Gives parents the numbers they have in the save that is written.
    @FunctionalInterface
    interface Parents {
        /// The text of a parent: a reference, or bytes kept as read.
        ///
        /// @throws SaveException where it is no entity of that save
        Bytes text(Value parent) throws SaveException;
    }

    /// An entity's bytes, but for the texts of its parents.
    ///
    /// @param places where in the bytes they go, ascending
    record Encoded(Bytes bytes, List<Place> places) {
        Encoded {
            places = List.copyOf(places);
        }

        /// The whole bytes.
        Bytes with(Parents parents) throws SaveException {
            if (places.isEmpty()) {
                return bytes;
            }
            var out = new SaveOutput();
            int from = 0;
            for (Place place : places) {
                out.write(bytes.slice(from, place.position() - from));
                out.writeText(parents.text(place.parent()));
                from = place.position();
            }
            out.write(bytes.slice(from, bytes.length() - from));
            return out.bytes();
        }
    }

    /// Where a parent's text goes.
    record Place(int position, Value parent) {}

    /// Encodes an entity.
    ///
    /// @throws SaveException where the record is no entity, or a value has no text
    Encoded encode(String subject, RecordContent content) throws SaveException {
        StructValue components = components(content);
        var out = new SaveOutput();
        var places = new ArrayList<Place>();
        out.writeText(text(Bytes.ofName(subject), "name"));
        out.writeU16(count(components));
        for (int i = 0; i < components.items().count(); i++) {
            if (!(components.value(i) instanceof StructValue component)) {
                throw refused("component");
            }
            encode(components.name(i), component, out, places);
        }
        return new Encoded(out.bytes(), places);
    }

    /// The components of an entity's record.
    static StructValue components(RecordContent content) throws SaveException {
        boolean one =
                content.sections().size() == 1
                        && content.sections().get(0).id().equals(EntityReader.SECTION);
        if (one && content.sections().get(0).content() instanceof StructValue components) {
            return components;
        }
        throw refused("sections");
    }

    private void encode(String type, StructValue component, SaveOutput out, List<Place> places)
            throws SaveException {
        out.writeText(text(Bytes.ofName(type), "component"));
        out.writeU16(count(component));
        for (int i = 0; i < component.items().count(); i++) {
            String key = component.name(i);
            out.writeText(text(Bytes.ofName(key), "property"));
            Property property = table.require(type, key);
            Value value = component.value(i);
            if (isParent(property, value)) {
                places.add(new Place(out.length(), value));
            } else {
                out.writeText(encode(type, property, value, component.items().encoding(i)));
            }
        }
    }

    /// True for a value whose text depends on where other entities stand.
    private static boolean isParent(Property property, Value value) {
        return value instanceof ReferenceValue
                || property.form() == PropertyForm.PARENT && value instanceof OpaqueValue;
    }

    private Bytes encode(String type, Property property, Value value, Encoding encoding)
            throws SaveException {
        Bytes text =
                texts.encode(property, value, encoding)
                        .orElseThrow(() -> refused(type, property.name(), "type"));
        if (text.length() > SaveLayout.TEXT_CAP) {
            throw refused(type, property.name(), "long");
        }
        return text;
    }

    private static int count(StructValue struct) throws SaveException {
        if (struct.items().count() > SaveLayout.TEXT_CAP) {
            throw refused("count");
        }
        return struct.items().count();
    }

    private static Bytes text(Bytes text, String what) throws SaveException {
        if (text.length() > SaveLayout.TEXT_CAP) {
            throw refused(what);
        }
        return text;
    }

    static SaveException refused(String reason) {
        return SaveException.of(Finding.of(SparkCode.EDIT_RECORD).with("reason", reason));
    }

    static SaveException refused(String component, String property, String reason) {
        return SaveException.of(
                Finding.of(SparkCode.EDIT_VALUE)
                        .with("component", component)
                        .with("property", property)
                        .with("reason", reason));
    }
}
