package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.rulefile.WholeCheck.Checked;
import dev.keepsake.format.Verdict;
import dev.keepsake.model.check.expect.ExpectCheck;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Prints results of `check` as `verify` does, with what became of the expectations.
final class CheckPrinter {
    private final Call call;
    private final VerdictLines lines;
    private final JsonVerdicts json;

    CheckPrinter(Call call) {
        this.call = call;
        this.lines = new VerdictLines(call);
        this.json = new JsonVerdicts(call);
    }

    /// Prints a file's result.
    ///
    /// @param checked null where nothing of it reads
    void print(String file, Verdict verdict, @Nullable Checked checked) {
        List<ExpectCheck.Result> expected = checked == null ? List.of() : checked.expected();
        if (call.json()) {
            call.console()
                    .json(
                            JsonLine.of(own -> {
                                json.members(own, file, verdict);
                                expectations(own, expected);
                            }));
            return;
        }
        lines.print(file, verdict);
        if (!expected.isEmpty()) {
            long met = expected.stream().filter(ExpectCheck.Result::isMet).count();
            Map<String, Object> counts = Map.of("met", met, "count", expected.size());
            call.console().line("  " + call.messages().text("check.expected", counts));
        }
    }

    private static void expectations(JsonGenerator json, List<ExpectCheck.Result> expected)
            throws IOException {
        json.writeArrayFieldStart("expectations");
        for (ExpectCheck.Result result : expected) {
            json.writeStartObject();
            json.writeStringField("name", result.expectation().name());
            json.writeBooleanField("met", result.isMet());
            json.writeNumberField("places", result.places());
            json.writeNumberField("failures", result.failures());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    void end(long checked, long others) {
        if (!call.json()) {
            lines.end(checked, others);
        }
    }
}
