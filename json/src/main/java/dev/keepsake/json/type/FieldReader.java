package dev.keepsake.json.type;

import com.fasterxml.jackson.core.JsonToken;
import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// Reads the description of one field, where it is more than a type.
final class FieldReader {
    private static final String MEMBERS = "type, range, unit, listKey, standard, description";

    private final JsonCursor cursor;
    private final String name;
    private @Nullable Type type;
    private @Nullable Range range;
    private String unit = "";
    private String listKey = "";
    private @Nullable String standard;
    private String description = "";

    FieldReader(JsonCursor cursor, String name) {
        this.cursor = cursor;
        this.name = name;
    }

    FieldDescription read() throws JsonFault {
        cursor.members(this::readMember);
        if (type == null) {
            throw cursor.wrong(TypeFileCode.MISSING, "member", "type");
        }
        return new FieldDescription(name, type, range, unit, listKey, standard, description);
    }

    private void readMember(String member) throws JsonFault {
        switch (member) {
            case "type" -> type = TypeReader.read(cursor);
            case "range" -> range = readRange();
            case "unit" -> unit = cursor.text();
            case "listKey" -> listKey = cursor.name();
            case "standard" -> standard = cursor.text();
            case "description" -> description = cursor.text();
            default -> throw cursor.unknown(member, MEMBERS);
        }
    }

    private Range readRange() throws JsonFault {
        if (!cursor.isAt(JsonToken.START_ARRAY)) {
            throw cursor.unfit(TypeFileCode.RANGE);
        }
        BigDecimal least = nextNumber();
        BigDecimal greatest = nextNumber();
        if (least.compareTo(greatest) > 0 || cursor.next() != JsonToken.END_ARRAY) {
            throw cursor.unfit(TypeFileCode.RANGE);
        }
        return new Range(least, greatest);
    }

    private BigDecimal nextNumber() throws JsonFault {
        cursor.next();
        BigDecimal number = cursor.findNumber();
        if (number == null) {
            throw cursor.unfit(TypeFileCode.RANGE);
        }
        return number;
    }
}
