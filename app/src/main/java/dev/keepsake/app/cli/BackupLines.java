package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.store.file.KeptFile.Reason;
import java.util.List;

/// Prints the backups of a slot.
final class BackupLines {
    private final Call call;
    private final Messages messages;

    BackupLines(Call call) {
        this.call = call;
        this.messages = call.messages();
    }

    void print(String slot, List<KeptSave> saves) {
        if (call.json()) {
            saves.forEach(save -> call.console().json(json(save)));
        } else if (saves.isEmpty()) {
            call.console().line(messages.text("backups.none", "slot", Printable.text(slot)));
        } else {
            table(saves);
        }
    }

    private void table(List<KeptSave> saves) {
        var table =
                Table.of(
                        messages.text("backups.kept"),
                        messages.text("slots.sequence") + ">",
                        messages.text("backups.reason"),
                        messages.text("slots.title"),
                        messages.text("backups.bytes") + ">",
                        messages.text("backups.file"));
        for (KeptSave save : saves) {
            table.row(
                    save.file().time(),
                    Long.toUnsignedString(save.file().sequence()),
                    reason(messages, save.file().reason()),
                    Printable.text(save.title()),
                    Measure.size(save.bytes()),
                    Printable.text(save.name()));
        }
        table.print(call.console());
    }

    /// Why a save was kept, in words.
    static String reason(Messages messages, Reason reason) {
        return messages.text(
                switch (reason) {
                    case REPLACED -> "backups.replaced";
                    case DELETED -> "backups.deleted";
                    case DAMAGED -> "backups.damaged";
                    case NEWER -> "backups.newer";
                });
    }

    private String json(KeptSave save) {
        return JsonLine.of(json -> {
            json.writeStringField("file", save.path().toString());
            json.writeStringField("name", save.name());
            json.writeStringField("keptAt", save.file().time().toString());
            json.writeStringField("reason", save.file().reason().word());
            json.writeStringField("title", save.title());
            json.writeNumberField("bytes", save.bytes());
            SlotJson.sequence(json, save.file().sequence());
            json.writeStringField(
                    "savedAt",
                    save.head() == null ? "" : HeaderText.of(save.head().fields(), "savedAt"));
            new JsonFindings(messages).write(json, SlotJson.only(save.problem()));
        });
    }
}
