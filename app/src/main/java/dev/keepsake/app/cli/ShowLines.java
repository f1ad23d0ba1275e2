package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.model.value.ValueSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// Prints the rows of `show` for people: records as a table, values as a tree.
final class ShowLines implements ShowPrinter {
    private static final int SUMMARY_UNITS = 80;
    private static final int NAME_LETTERS = 100;

    private final Call call;
    private final Messages messages;
    private final ValueSummary summary;
    private final boolean fullPaths;
    private final Table records;
    private final Table values;
    private final List<String> notes = new ArrayList<>();

    /// @param fullPaths whether values stand under their whole path instead of their last step
    ShowLines(Call call, boolean fullPaths) {
        this.call = call;
        this.messages = call.messages();
        this.summary = new ValueSummary(new SummaryWords(messages), SUMMARY_UNITS);
        this.fullPaths = fullPaths;
        this.records =
                Table.of(
                        messages.text("show.path"),
                        messages.text("show.kind"),
                        messages.text("show.class"),
                        messages.text("show.size") + ">");
        this.values =
                Table.of(
                        messages.text(fullPaths ? "show.path" : "show.name"),
                        messages.text("show.type"),
                        messages.text("show.value"));
    }

    @Override
    public void record(Path path, RecordHead head, OptionalLong bytes) {
        records.row(
                cut(Printable.text(path.toString())),
                cut(Printable.text(head.kind())),
                cut(Printable.text(head.className())),
                bytes.isEmpty() ? "" : Measure.size(bytes.getAsLong()));
    }

    /// One name that is longer than any screen must not push the columns off it.
    private static String cut(String text) {
        int end =
                text.offsetByCodePoints(
                        0, Math.min(NAME_LETTERS, text.codePointCount(0, text.length())));
        return end == text.length() ? text : text.substring(0, end) + "…";
    }

    @Override
    public void raw(Path path, ChunkHead head) {
        records.row(
                Printable.text(path.toString()),
                messages.text("info.raw"),
                "",
                Measure.size(head.storedBytes()));
    }

    @Override
    public void value(Path path, int depth, Value value) {
        values.row(name(path, depth), Printable.text(value.type().displayName()), text(value));
    }

    private String text(Value value) {
        String line = Printable.text(summary.summary(value));
        return value instanceof TextValue || value instanceof LocalizedTextValue
                ? '"' + line + '"'
                : line;
    }

    private String name(Path path, int depth) {
        String whole = Printable.text(path.toString());
        if (fullPaths || depth == 0) {
            return whole;
        }
        return "  ".repeat(depth) + Printable.text(PathEnd.of(path));
    }

    @Override
    public void more(int depth, long shown, long total, long next) {
        Map<String, Long> counts = Map.of("shown", shown, "total", total, "next", next);
        if (depth == 0) {
            notes.add(messages.text("show.more", counts));
        } else {
            values.row("  ".repeat(depth) + "…", "", messages.text("show.more.inside", counts));
        }
    }

    @Override
    public void end(Findings findings) {
        if (!records.isEmpty()) {
            records.print(call.console());
        }
        if (!values.isEmpty()) {
            values.print(call.console());
        }
        notes.forEach(call.console()::line);
        new FindingLines(messages).print(call.console(), findings);
    }
}
