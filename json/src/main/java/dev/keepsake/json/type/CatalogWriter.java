package dev.keepsake.json.type;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import dev.keepsake.json.cursor.NameText;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.type.TypeText;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;

/// Writes a catalog as [CatalogReader] reads it, names in order, what is not known left out.
final class CatalogWriter {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonGenerator json;

    private CatalogWriter(JsonGenerator json) {
        this.json = json;
    }

    static String write(TypeCatalog catalog) {
        var text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.setPrettyPrinter(layout());
            new CatalogWriter(json).writeCatalog(catalog);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return escapeSurrogates(text.append('\n').toString());
    }

    private static DefaultPrettyPrinter layout() {
        var separators =
                Separators.createDefaultInstance()
                        .withObjectFieldValueSpacing(Separators.Spacing.AFTER);
        return new DefaultPrettyPrinter(separators)
                .withObjectIndenter(new DefaultIndenter("  ", "\n"));
    }

    /// Unpaired surrogates, of which no UTF-8 can be made, as escapes: they stand in texts alone.
    private static String escapeSurrogates(String text) {
        var out = new StringBuilder(text.length());
        text.codePoints()
                .forEach(point -> {
                    if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                        out.append(String.format("\\u%04x", point));
                    } else {
                        out.appendCodePoint(point);
                    }
                });
        return out.toString();
    }

    /// Writes what stands under a name.
    private interface ItemWriter<T> {
        void write(T item) throws IOException;
    }

    private void writeCatalog(TypeCatalog catalog) throws IOException {
        json.writeStartObject();
        json.writeNumberField(TypeFile.MEMBER, TypeFile.VERSION);
        if (catalog.dataVersion() != null) {
            json.writeNumberField("dataVersion", catalog.dataVersion());
        }
        writeMembers("structs", catalog.structs(), this::writeStruct);
        writeMembers("enums", catalog.enums(), this::writeEnum);
        writeMembers("aliases", catalog.aliases(), this::writeName);
        var paths = new TreeMap<String, String>();
        catalog.paths().forEach((path, type) -> paths.put(path.toString(), TypeText.print(type)));
        writeMembers("paths", paths, json::writeString);
        json.writeEndObject();
    }

    private <T> void writeMembers(String member, Map<String, T> items, ItemWriter<T> writer)
            throws IOException {
        if (items.isEmpty()) {
            return;
        }
        json.writeObjectFieldStart(member);
        for (Map.Entry<String, T> item : new TreeMap<>(items).entrySet()) {
            json.writeFieldName(NameText.print(item.getKey()));
            writer.write(item.getValue());
        }
        json.writeEndObject();
    }

    private void writeName(String name) throws IOException {
        json.writeString(NameText.print(name));
    }

    private void writeStruct(StructDescription struct) throws IOException {
        json.writeStartObject();
        writeText("description", struct.description());
        if (!struct.fields().isEmpty()) {
            json.writeObjectFieldStart("fields");
            for (FieldDescription field : struct.fields()) {
                json.writeFieldName(NameText.print(field.name()));
                writeField(field);
            }
            json.writeEndObject();
        }
        writeMembers("aliases", struct.aliases(), this::writeName);
        json.writeEndObject();
    }

    private void writeField(FieldDescription field) throws IOException {
        if (field.equals(FieldDescription.of(field.name(), field.type()))) {
            json.writeString(TypeText.print(field.type()));
            return;
        }
        json.writeStartObject();
        json.writeStringField("type", TypeText.print(field.type()));
        Range range = field.range();
        if (range != null) {
            json.writeArrayFieldStart("range");
            json.writeNumber(range.least());
            json.writeNumber(range.greatest());
            json.writeEndArray();
        }
        writeText("unit", field.unit());
        writeText("listKey", NameText.print(field.listKey()));
        if (field.standard() != null) {
            json.writeStringField("standard", field.standard());
        }
        writeText("description", field.description());
        json.writeEndObject();
    }

    private void writeText(String member, String text) throws IOException {
        if (!text.isEmpty()) {
            json.writeStringField(member, text);
        }
    }

    private void writeEnum(EnumDescription enumeration) throws IOException {
        json.writeStartObject();
        for (Constant constant : enumeration.constants()) {
            json.writeNumberField(NameText.print(constant.name()), constant.number());
        }
        json.writeEndObject();
    }
}
