package dev.keepsake.json.type;

import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeSyntaxException;
import dev.keepsake.model.type.TypeText;

/// Reads the text of a type.
final class TypeReader {
    private TypeReader() {}

    static Type read(JsonCursor cursor) throws JsonFault {
        String text = cursor.text();
        try {
            return TypeText.parse(text);
        } catch (TypeSyntaxException fault) {
            throw new JsonFault(
                    cursor.finding(TypeFileCode.TYPE)
                            .with("text", text)
                            .with("at", fault.column())
                            .with("expected", fault.expected()),
                    fault);
        }
    }
}
