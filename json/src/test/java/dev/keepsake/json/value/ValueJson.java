package dev.keepsake.json.value;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;

/// Values to text and back.
final class ValueJson {
    private ValueJson() {}

    static String write(Type declared, Value value, Encoding encoding) {
        var text = new StringWriter();
        try {
            var out = new JsonOutput(text);
            new ValueWriter(out, Progress.NONE).write(declared, value, encoding);
            out.flush();
        } catch (IOException | SaveException impossible) {
            throw new IllegalStateException(impossible);
        }
        return text.toString();
    }

    static String write(Type declared, Value value) {
        return write(declared, value, Encoding.DEFAULT);
    }

    static Spelled read(Type declared, String text) throws JsonImportException {
        var cursor = new JsonCursor(new StringReader(text), "test", 0, JsonLimits.DEFAULT);
        cursor.next();
        Spelled read = new ValueReader(cursor).read(declared);
        cursor.requireEnd();
        return read;
    }
}
