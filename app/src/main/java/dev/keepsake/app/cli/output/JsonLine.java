package dev.keepsake.app.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/// Makes one line of JSON: an object without line ends, ASCII only, so that it survives every
/// terminal and an unpaired surrogate too.
public final class JsonLine {
    private static final JsonFactory FACTORY =
            JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private JsonLine() {}

    /// Writes the members of an object.
    @FunctionalInterface
    public interface Members {
        /// Writes them; the object was started and is ended by the caller.
        void write(JsonGenerator json) throws IOException;
    }

    /// The line, without its end.
    public static String of(Members members) {
        var text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.writeStartObject();
            members.write(json);
            json.writeEndObject();
        } catch (IOException impossible) { // a StringWriter does not fail
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
