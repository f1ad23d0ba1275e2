package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.Staging.Change;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.cli.output.JsonValue;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.model.bulk.BulkEffects;
import dev.keepsake.model.bulk.Effect;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.text.ValueSummary;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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

    /// Prints what a change of many does: for people place by place in a dry run, else only what
    /// cannot be done; the counts last.
    void print(BulkEffects effects) {
        boolean all = call.json() || call.has("--dry-run");
        for (Effect effect : effects.effects()) {
            if (call.json()) {
                call.console().json(JsonLine.of(json -> write(json, effect)));
            } else if (all || effect.kind() == Effect.Kind.REFUSED) {
                call.console().line(line(effect));
            }
        }
        if (!call.json()) {
            var counts = new HashMap<String, Long>();
            effects.counts().forEach((kind, count) -> counts.put(word(kind), count));
            say("set.counts", counts);
        }
    }

    private String line(Effect effect) {
        Finding finding = effect.finding();
        String line =
                call.messages()
                        .text(
                                "set.effect." + word(effect.kind()),
                                Map.of(
                                        "path",
                                        Printable.text(effect.path().toString()),
                                        "old",
                                        text(effect.old()),
                                        "new",
                                        text(effect.now())));
        return finding == null
                ? line
                : line + " (" + FindingSentences.in(call.messages()).sentence(finding) + ")";
    }

    private static String word(Effect.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private void write(JsonGenerator json, Effect effect) throws IOException {
        json.writeStringField("path", effect.path().toString());
        json.writeStringField("effect", word(effect.kind()));
        write(json, "old", effect.old());
        write(json, "new", effect.kind() == Effect.Kind.SAME ? effect.old() : effect.now());
        Finding finding = effect.finding();
        json.writeStringField("code", finding == null ? null : finding.code().id());
    }

    private static void write(JsonGenerator json, String name, @Nullable Value value)
            throws IOException {
        if (value == null) {
            json.writeNullField(name);
        } else {
            json.writeFieldName(name);
            JsonValue.write(json, value);
        }
    }

    private String text(@Nullable Value value) {
        if (value == null) {
            return "…";
        }
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

    private void say(String key, Map<String, ?> values) {
        call.console().line(call.messages().text(key, values));
    }
}
