package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.cli.output.JsonValue;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.util.OptionalLong;

/// Prints the rows of `show` as one object a line.
final class JsonRows implements ShowPrinter {
    private final Call call;

    JsonRows(Call call) {
        this.call = call;
    }

    @Override
    public void record(Path path, RecordHead head, OptionalLong bytes) {
        call.console()
                .json(
                        JsonLine.of(json -> {
                            json.writeStringField("path", path.toString());
                            json.writeStringField("subject", head.subject());
                            json.writeStringField("kind", head.kind());
                            json.writeStringField("class", head.className());
                            number(json, "bytes", bytes);
                        }));
    }

    private static void number(JsonGenerator json, String name, OptionalLong number)
            throws IOException {
        if (number.isEmpty()) {
            json.writeNullField(name);
        } else {
            json.writeNumberField(name, number.getAsLong());
        }
    }

    @Override
    public void raw(Path path, ChunkHead head) {
        call.console()
                .json(
                        JsonLine.of(json -> {
                            json.writeStringField("path", path.toString());
                            json.writeNumberField("bytes", head.storedBytes());
                        }));
    }

    @Override
    public void value(Path path, int depth, Value value) {
        boolean parts = value instanceof ContainerValue || value instanceof PackedValue;
        call.console()
                .json(
                        JsonLine.of(json -> {
                            json.writeStringField("path", path.toString());
                            json.writeStringField("type", value.type().displayName());
                            if (parts) {
                                json.writeNumberField("items", ValueWalk.count(value));
                            } else {
                                json.writeFieldName("value");
                                JsonValue.write(json, value);
                            }
                        }));
    }

    @Override
    public void more(int depth, long shown, long total, long next) {
        // Whoever reads JSON compares `items` with the rows.
    }

    @Override
    public void end(Findings findings) {
        if (!findings.kept().isEmpty()) {
            call.console()
                    .json(
                            JsonLine.of(json ->
                                    new JsonFindings(call.messages()).write(json, findings)));
        }
    }
}
