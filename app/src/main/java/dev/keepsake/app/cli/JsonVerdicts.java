package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.format.Verdict;
import java.io.IOException;

/// Prints results of `verify` as one object a line.
final class JsonVerdicts implements VerdictPrinter {
    private final Call call;
    private final JsonFindings findings;

    JsonVerdicts(Call call) {
        this.call = call;
        this.findings = new JsonFindings(call.messages());
    }

    @Override
    public void print(String file, Verdict verdict) {
        call.console().json(JsonLine.of(json -> members(json, file, verdict)));
    }

    /// Writes the members of a file's object.
    void members(JsonGenerator json, String file, Verdict verdict) throws IOException {
        json.writeStringField("file", file);
        json.writeStringField("format", verdict.format() == null ? null : verdict.format().text());
        json.writeStringField("outcome", verdict.outcome().word());
        json.writeFieldName("exact");
        if (verdict.exact() == null) {
            json.writeNull();
        } else {
            json.writeBoolean(verdict.exact());
        }
        json.writeNumberField("records", verdict.records());
        json.writeNumberField("keptAsRead", verdict.keptAsRead());
        findings.write(json, verdict.findings());
    }

    @Override
    public void end(long checked, long others) {
        // A stream of objects ends with its last.
    }
}
