package dev.keepsake.json.type;

import com.fasterxml.jackson.core.JsonToken;
import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Reads the description of one struct or class.
final class StructReader {
    private static final String MEMBERS = "description, fields, aliases";

    private final JsonCursor cursor;
    private final String name;
    private final List<FieldDescription> fields = new ArrayList<>();
    private final AliasReader aliases;
    private String description = "";

    StructReader(JsonCursor cursor, String name) {
        this.cursor = cursor;
        this.name = name;
        this.aliases = new AliasReader(cursor);
    }

    StructDescription read() throws JsonFault {
        cursor.members(this::readMember);
        var names = fields.stream().map(FieldDescription::name).collect(Collectors.toSet());
        return new StructDescription(name, description, fields, aliases.require(names::contains));
    }

    private void readMember(String member) throws JsonFault {
        switch (member) {
            case "description" -> description = cursor.text();
            case "fields" -> cursor.members(field -> fields.add(readField(field)));
            case "aliases" -> aliases.read();
            default -> throw cursor.unknown(member, MEMBERS);
        }
    }

    private FieldDescription readField(String field) throws JsonFault {
        if (cursor.isAt(JsonToken.VALUE_STRING)) {
            return FieldDescription.of(field, TypeReader.read(cursor));
        }
        if (!cursor.isAt(JsonToken.START_OBJECT)) {
            throw cursor.unfit(TypeFileCode.FIELD);
        }
        return new FieldReader(cursor, field).read();
    }
}
