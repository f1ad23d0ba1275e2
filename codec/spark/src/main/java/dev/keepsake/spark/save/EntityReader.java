package dev.keepsake.spark.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.component.Property;
import dev.keepsake.spark.component.PropertyForm;
import dev.keepsake.spark.component.PropertyText;
import dev.keepsake.spark.component.Spelled;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;

/// Decodes entities: bytes to records. Immutable; any thread may use it.
final class EntityReader {
    /// The section with an entity's components.
    static final String SECTION = "COMP";

    private static final int MOST_DIGITS = 10;

    private final ComponentTable table;
    private final PropertyText texts;
    private final Entities entities;

    /// The entities of a save, as parents name them.
    interface Entities {
        /// How many there are.
        int count();

        /// A reference to one, empty where none can name it.
        Optional<ReferenceValue> reference(int entity) throws SaveException;
    }

    EntityReader(ComponentTable table, Entities entities) {
        this.table = table;
        this.texts = PropertyText.of(table);
        this.entities = entities;
    }

    /// What an entity holds.
    RecordContent decode(EntityBody body) throws SaveException {
        StructValue.Builder components = StructValue.builder("Components");
        for (EntityBody.Component component : body.components()) {
            components.add(component.type().asName(), decode(component));
        }
        return RecordContent.of(Section.of(SECTION, components.build()));
    }

    private StructValue decode(EntityBody.Component component) throws SaveException {
        String type = component.type().asName();
        StructValue.Builder fields = StructValue.builder(type);
        for (int i = 0; i < component.count(); i++) {
            String key = component.key(i).bytes().asName();
            Property property = table.require(type, key);
            Spelled value = decode(property, component.value(i).bytes());
            boolean text = value.value() instanceof TextValue;
            fields.add(
                    key,
                    text ? value.value().type() : property.type(),
                    value.value(),
                    value.encoding());
        }
        return fields.build();
    }

    /// The value of a property's text.
    Spelled decode(Property property, Bytes text) throws SaveException {
        return property.form() == PropertyForm.PARENT ? parent(text) : texts.decode(property, text);
    }

    private Spelled parent(Bytes text) throws SaveException {
        if (isRoot(text)) {
            return Spelled.plain(ReferenceValue.NONE);
        }
        OptionalInt entity = entity(text, entities.count());
        if (entity.isEmpty()) {
            return Spelled.plain(opaque(text, OpaqueValue.Reason.UNREADABLE));
        }
        return entities.reference(entity.getAsInt())
                .map(Spelled::plain)
                .orElseGet(() -> Spelled.plain(opaque(text, OpaqueValue.Reason.NOT_PROVEN)));
    }

    private static OpaqueValue opaque(Bytes text, OpaqueValue.Reason reason) {
        return new OpaqueValue(text, "", reason);
    }

    /// True for the text of an entity without a parent.
    static boolean isRoot(Bytes text) {
        return text.length() == 2 && text.at(0) == '-' && text.at(1) == '1';
    }

    /// The entity that a plain number names, empty for other texts and numbers from `count` on.
    static OptionalInt entity(Bytes text, int count) {
        boolean shape =
                !text.isEmpty()
                        && text.length() <= MOST_DIGITS
                        && (text.length() == 1 || text.at(0) != '0');
        for (int i = 0; shape && i < text.length(); i++) {
            shape = text.at(i) >= '0' && text.at(i) <= '9';
        }
        if (!shape) {
            return OptionalInt.empty();
        }
        long number = Long.parseLong(new String(text.toArray(), StandardCharsets.ISO_8859_1));
        return number < count ? OptionalInt.of((int) number) : OptionalInt.empty();
    }
}
