package dev.keepsake.app.cli;

import dev.keepsake.app.cli.Staging.Change;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.cli.output.JsonValue;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.model.text.ValueSummary;
import dev.keepsake.model.value.Value;
import java.util.Map;

/// Prints what `set` changes and where it wrote it.
final class ChangePrinter {
    private static final int SUMMARY_UNITS = 60;

    private final Call call;
    private final ValueSummary summary;

    ChangePrinter(Call call) {
        this.call = call;
        this.summary = new ValueSummary(new SummaryWords(call.messages()), SUMMARY_UNITS);
    }

    void print(Change change) {
        if (call.json()) {
            call.console()
                    .json(
                            JsonLine.of(json -> {
                                json.writeStringField("path", change.path().toString());
                                json.writeFieldName("old");
                                JsonValue.write(json, change.old());
                                json.writeFieldName("new");
                                JsonValue.write(json, change.now());
                            }));
        } else {
            say(
                    "set.change",
                    Map.of(
                            "path",
                            Printable.text(change.path().toString()),
                            "old",
                            text(change.old()),
                            "new",
                            text(change.now())));
        }
    }

    private String text(Value value) {
        return Printable.text(summary.summary(value));
    }

    void endDry() {
        if (!call.json()) {
            say("set.nothing", Map.of());
        }
    }

    void end(Replaced replaced) {
        if (call.json()) {
            call.console()
                    .json(
                            JsonLine.of(json -> {
                                json.writeStringField("file", replaced.file().toString());
                                json.writeStringField(
                                        "backup",
                                        replaced.backup() == null
                                                ? null
                                                : replaced.backup().toString());
                            }));
            return;
        }
        say("set.written", Map.of("file", Printable.text(replaced.file().toString())));
        Writing.sayBackup(call, replaced);
    }

    private void say(String key, Map<String, String> values) {
        call.console().line(call.messages().text(key, values));
    }
}
