package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.finding.Span;
import dev.keepsake.store.repair.RescueReport;
import dev.keepsake.store.repair.RescueSource;
import dev.keepsake.store.repair.RescuedChunk;
import dev.keepsake.store.repair.Some;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// What a rescue gave as one object.
final class RepairJson {
    private final JsonFindings findings;

    RepairJson(Messages messages) {
        this.findings = new JsonFindings(messages);
    }

    /// @param output the file that was written, null where none was
    String line(RepairSources sources, RescueReport report, @Nullable Path output) {
        return JsonLine.of(json -> {
            json.writeStringField("file", output == null ? null : output.toString());
            json.writeStringField("format", report.format().text());
            json.writeBooleanField("complete", report.isComplete());
            json.writeNumberField("rescued", report.rescued());
            json.writeNumberField("lost", report.lostRecords());
            json.writeStringField("header", report.header().word());
            RescueSource picture = report.picture();
            json.writeStringField("picture", picture == null ? null : picture.word());
            json.writeArrayFieldStart("sources");
            for (RescueReport.Input input : report.inputs()) {
                source(json, sources, report, input);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("chunks");
            for (RescuedChunk chunk : report.chunks()) {
                chunk(json, chunk);
            }
            json.writeEndArray();
            paths(json, "fromOlder", report.fromOlder());
            paths(json, "lostRecords", report.lost());
            dangling(json, report.dangling());
            findings.write(json, report.findings());
        });
    }

    private void source(
            JsonGenerator json,
            RepairSources sources,
            RescueReport report,
            RescueReport.Input input)
            throws IOException {
        json.writeStartObject();
        json.writeStringField("copy", input.source().word());
        json.writeStringField("file", sources.file(input.source()).toString());
        json.writeStringField("outcome", input.findings().outcome().word());
        json.writeNumberField("records", report.records().getOrDefault(input.source(), 0L));
        findings.write(json, input.findings());
        json.writeEndObject();
    }

    private static void chunk(JsonGenerator json, RescuedChunk chunk) throws IOException {
        json.writeStartObject();
        json.writeStringField("chunk", chunk.path().toString());
        json.writeBooleanField("written", chunk.written());
        json.writeNumberField("rescued", chunk.rescued());
        json.writeNumberField("added", chunk.added());
        if (chunk.lost().isPresent()) {
            json.writeNumberField("lost", chunk.lost().getAsLong());
        } else {
            json.writeNullField("lost");
        }
        json.writeArrayFieldStart("damage");
        for (Span span : chunk.damage().first()) {
            json.writeStartObject();
            json.writeNumberField("offset", span.offset());
            json.writeNumberField("length", span.length());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void paths(
            JsonGenerator json, String name, Some<dev.keepsake.model.path.Path> paths)
            throws IOException {
        json.writeObjectFieldStart(name);
        json.writeNumberField("count", paths.count());
        json.writeArrayFieldStart("paths");
        for (dev.keepsake.model.path.Path path : paths.first()) {
            json.writeString(path.toString());
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void dangling(JsonGenerator json, Some<RescueReport.Dangling> dangling)
            throws IOException {
        json.writeObjectFieldStart("dangling");
        json.writeNumberField("count", dangling.count());
        json.writeArrayFieldStart("references");
        for (RescueReport.Dangling one : dangling.first()) {
            json.writeStartObject();
            json.writeStringField("path", one.from().toString());
            json.writeStringField("subject", one.subject());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
