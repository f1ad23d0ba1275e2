package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.cli.output.JsonValue;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead.Kind;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Prints what `info` found as one object a line.
final class JsonInfo implements InfoCommand.InfoPrinter {
    private final Call call;

    JsonInfo(Call call) {
        this.call = call;
    }

    @Override
    public void print(Path file, Look look) throws SaveException {
        SaveDocument document = look.document();
        Optional<Picture> picture = document == null ? Optional.empty() : document.picture();
        call.console()
                .json(
                        JsonLine.of(json -> {
                            json.writeStringField("file", file.toString());
                            document(json, document);
                            json.writeStringField("outcome", look.outcome().word());
                            picture(json, picture);
                            Path types = look.typeFile();
                            json.writeStringField("types", types == null ? null : types.toString());
                            new JsonFindings(call.messages()).write(json, look.findings());
                        }));
    }

    private static void document(JsonGenerator json, @Nullable SaveDocument document)
            throws IOException {
        if (document == null) {
            json.writeNullField("format");
            json.writeNullField("records");
            json.writeNullField("header");
            json.writeArrayFieldStart("chunks");
            json.writeEndArray();
            return;
        }
        json.writeStringField("format", document.format().text());
        json.writeNumberField("records", document.recordCount());
        json.writeFieldName("header");
        JsonValue.write(json, document.header());
        chunks(json, document.chunks());
    }

    private static void chunks(JsonGenerator json, List<Chunk> chunks) throws IOException {
        json.writeArrayFieldStart("chunks");
        for (Chunk chunk : chunks) {
            json.writeStartObject();
            json.writeStringField("id", chunk.id());
            json.writeStringField("key", chunk.key());
            json.writeBooleanField("keptAsRead", chunk.head().kind() == Kind.RAW);
            json.writeNumberField("records", chunk.size());
            json.writeNumberField("storedBytes", chunk.head().storedBytes());
            if (chunk.head().decodedBytes() < 0) {
                json.writeNullField("decodedBytes");
            } else {
                json.writeNumberField("decodedBytes", chunk.head().decodedBytes());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void picture(JsonGenerator json, Optional<Picture> picture) throws IOException {
        if (picture.isEmpty()) {
            json.writeNullField("picture");
            return;
        }
        json.writeObjectFieldStart("picture");
        json.writeStringField("format", picture.get().format().name().toLowerCase(Locale.ROOT));
        json.writeNumberField("width", picture.get().width());
        json.writeNumberField("height", picture.get().height());
        json.writeNumberField("bytes", picture.get().bytes().length());
        json.writeEndObject();
    }
}
