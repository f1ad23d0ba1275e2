package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.cli.output.JsonLine.Members;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.store.Saved;
import dev.keepsake.store.file.KeptFile;
import java.util.Map;

/// Prints which copy of a slot was written, and what was kept of what stood there.
final class SavedPrinter {
    private final Call call;
    private final FolderStore store;

    SavedPrinter(Call call, FolderStore store) {
        this.call = call;
        this.store = store;
    }

    void print(Saved saved) {
        say(
                "set.saved",
                Map.of(
                        "file",
                        Printable.text(file(saved)),
                        "copy",
                        saved.copy(),
                        "sequence",
                        Long.toUnsignedString(saved.revision().sequence())));
        for (KeptFile kept : saved.kept()) {
            say("set.kept", Map.of("file", Printable.text(store.path(kept).toString())));
        }
        new FindingLines(call.messages())
                .print(call.console(), new Findings(saved.notes(), Map.of()));
    }

    private void say(String key, Map<String, ?> values) {
        call.console().line(call.messages().text(key, values));
    }

    /// One object: the file that loads from now on, then what the command has to say of its own,
    /// then the rest.
    void json(Saved saved, Members own) {
        call.console()
                .json(
                        JsonLine.of(json -> {
                            json.writeStringField("file", file(saved));
                            own.write(json);
                            json.writeStringField("copy", CopyWords.letter(saved.copy()));
                            SlotJson.sequence(json, saved.revision().sequence());
                            json.writeArrayFieldStart("kept");
                            for (KeptFile kept : saved.kept()) {
                                json.writeString(store.path(kept).toString());
                            }
                            json.writeEndArray();
                            new JsonFindings(call.messages())
                                    .write(json, new Findings(saved.notes(), Map.of()));
                        }));
    }

    private String file(Saved saved) {
        return store.path(saved.slot().file(saved.copy())).toString();
    }
}
