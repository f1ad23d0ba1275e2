package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.Limits;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.timeline.Moment;
import dev.keepsake.store.timeline.Timeline;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/// `timeline FOLDER SLOT`: the states of a slot that the folder still holds, the oldest first.
/// Reads heads alone, writes nothing.
final class TimelineCommand implements Command {
    @Override
    public String name() {
        return "timeline";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FOLDER", "0", "1");
        arguments.positional(spec, "SLOT", "1", "1");
        arguments.flag(spec, "--profile");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        try (FolderStore store = FolderStore.typed(call)) {
            List<Moment> moments =
                    new Timeline(store.folder(), Limits.DEFAULT)
                            .of(TrueName.typed(call, store), call.progress());
            if (call.json()) {
                moments.forEach(moment -> call.console().json(json(moment, call.messages())));
            } else {
                print(moments, call);
            }
            return Outcome.LOADED;
        }
    }

    private static void print(List<Moment> moments, Call call) {
        Messages messages = call.messages();
        var table =
                Table.of(
                        messages.text("slots.saved"),
                        messages.text("slots.sequence") + ">",
                        messages.text("timeline.role"),
                        messages.text("slots.title"),
                        messages.text("backups.file"),
                        messages.text("timeline.head"));
        for (Moment moment : moments) {
            SaveHead head = moment.head();
            table.row(
                    header(head, "savedAt"),
                    head == null ? "" : Long.toUnsignedString(head.revision().sequence()),
                    role(moment, messages),
                    header(head, "title"),
                    Printable.text(moment.file().toString()),
                    moment.problem() == null
                            ? messages.text("timeline.reads")
                            : FindingSentences.in(messages).sentence(moment.problem()));
        }
        table.print(call.console());
    }

    private static String header(@Nullable SaveHead head, String field) {
        return head == null ? "" : Printable.text(HeaderText.of(head.fields(), field));
    }

    private static String role(Moment moment, Messages messages) {
        return switch (moment.stored()) {
            case CopyFile copy -> messages.text("timeline.copy", Map.of("copy", copy.letter()));
            case KeptFile kept ->
                    messages.text(
                            "timeline.backup",
                            Map.of("reason", BackupLines.reason(messages, kept.reason())));
            case null -> messages.text("timeline.export");
        };
    }

    private static String json(Moment moment, Messages messages) {
        return JsonLine.of(json -> {
            json.writeStringField("file", moment.file().toString());
            json.writeStringField("role", moment.role().name().toLowerCase(Locale.ROOT));
            json.writeStringField(
                    "copy",
                    moment.stored() instanceof CopyFile copy
                            ? CopyWords.letter(copy.letter())
                            : null);
            json.writeStringField(
                    "reason",
                    moment.stored() instanceof KeptFile kept ? kept.reason().word() : null);
            SlotJson.saved(json, moment.head());
            json.writeStringField(
                    "title",
                    moment.head() == null ? "" : HeaderText.of(moment.head().fields(), "title"));
            json.writeBooleanField("reads", moment.problem() == null);
            new JsonFindings(messages).write(json, SlotJson.only(moment.problem()));
        });
    }
}
