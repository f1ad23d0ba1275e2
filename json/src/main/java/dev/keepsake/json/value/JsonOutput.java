package dev.keepsake.json.value;

import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import dev.keepsake.model.value.Bytes;
import java.io.Flushable;
import java.io.IOException;
import java.io.Writer;

/// Writes JSON token by token, in one line for each whole it is given. For one thread.
public final class JsonOutput implements Flushable {
    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .streamWriteConstraints(
                            StreamWriteConstraints.builder()
                                    .maxNestingDepth(JsonLimits.DEFAULT.brackets())
                                    .build())
                    .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                    .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                    .build();

    private final JsonGenerator generator;

    /// Output into a writer, which stays open.
    ///
    /// @throws IOException where the writer fails
    public JsonOutput(Writer target) throws IOException {
        generator = FACTORY.createGenerator(target);
        generator.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
    }

    /// Opens an object.
    public JsonOutput beginObject() throws IOException {
        generator.writeStartObject();
        return this;
    }

    /// Closes an object.
    public JsonOutput endObject() throws IOException {
        generator.writeEndObject();
        return this;
    }

    /// Opens a list.
    public JsonOutput beginList() throws IOException {
        generator.writeStartArray();
        return this;
    }

    /// Closes a list.
    public JsonOutput endList() throws IOException {
        generator.writeEndArray();
        return this;
    }

    /// The name of a member; its value comes next.
    public JsonOutput member(String name) throws IOException {
        generator.writeFieldName(name);
        return this;
    }

    /// A text without unpaired surrogates.
    public void text(String text) throws IOException {
        generator.writeString(text);
    }

    /// A name, in quotes of its own where it needs them.
    public void name(String name) throws IOException {
        generator.writeString(NameForm.print(name));
    }

    /// True or false.
    public void truth(boolean truth) throws IOException {
        generator.writeBoolean(truth);
    }

    /// A whole number, as a text beyond 2^53.
    public void integer(long number) throws IOException {
        NumberForm.write(this, number);
    }

    /// A number as it is spelled.
    void number(String text) throws IOException {
        generator.writeNumber(text);
    }

    /// Bytes as Base64.
    public void bytes(Bytes bytes) throws IOException {
        generator.writeBinary(Base64Variants.MIME_NO_LINEFEEDS, bytes.toArray(), 0, bytes.length());
    }

    /// Gives the writer all that was written, and does not flush it.
    @Override
    public void flush() throws IOException {
        generator.flush();
    }
}
