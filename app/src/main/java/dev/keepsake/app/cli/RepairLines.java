package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.store.repair.RescueReport;
import dev.keepsake.store.repair.RescuedChunk;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Prints what a rescue gave for people.
final class RepairLines {
    private final Call call;
    private final Messages messages;
    private final FindingLines findings;

    RepairLines(Call call) {
        this.call = call;
        this.messages = call.messages();
        this.findings = new FindingLines(messages);
    }

    /// @param output the file that was written, null where none was
    void print(RepairSources sources, RescueReport report, @Nullable Path output) {
        report.inputs().forEach(input -> printInput(sources, report, input));
        printChunks(report);
        findings.print(call.console(), report.findings());
        String summary = report.isComplete() ? "repair.complete" : "repair.part";
        call.console()
                .line(
                        messages.text(
                                summary,
                                Map.of("rescued", report.rescued(), "lost", report.lostRecords())));
        call.console()
                .line(
                        output == null
                                ? messages.text("set.nothing")
                                : messages.text(
                                        "set.written", "file", Printable.text(output.toString())));
    }

    private void printInput(RepairSources sources, RescueReport report, RescueReport.Input input) {
        String file = Printable.text(sources.file(input.source()).toString());
        call.console()
                .line(
                        messages.text(
                                "repair.source",
                                Map.of(
                                        "file",
                                        file,
                                        "outcome",
                                        messages.text(
                                                "outcome." + input.findings().outcome().word()),
                                        "records",
                                        report.records().get(input.source()))));
        List<Finding> errors = input.findings().kept().stream().filter(Finding::isError).toList();
        findings.print(call.console(), new Findings(errors, Map.of()));
    }

    private void printChunks(RescueReport report) {
        var table =
                Table.of(
                        messages.text("info.chunk"),
                        messages.text("repair.rescued") + ">",
                        messages.text("repair.added") + ">",
                        messages.text("repair.lost") + ">");
        for (RescuedChunk chunk : report.chunks()) {
            table.row(
                    Printable.text(chunk.path().toString()),
                    Long.toString(chunk.rescued()),
                    Long.toString(chunk.added()),
                    lost(chunk));
        }
        table.print(call.console());
    }

    private String lost(RescuedChunk chunk) {
        if (!chunk.written()) {
            return messages.text("repair.all");
        }
        return chunk.lost().isPresent() ? Long.toString(chunk.lost().getAsLong()) : "?";
    }
}
