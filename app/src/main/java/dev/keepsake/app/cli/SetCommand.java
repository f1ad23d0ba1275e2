package dev.keepsake.app.cli;

import dev.keepsake.app.cli.SaveOpening.Opened;
import dev.keepsake.app.cli.SaveOpening.Way;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/// `set FILE PATH=VALUE …` and `set FILE --where QUERY CHANGE`: edits, written safely.
final class SetCommand implements Command {
    @Override
    public String name() {
        return "set";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE", "0", "1");
        arguments.positional(spec, "PATH=VALUE", "1..*", "1..*");
        arguments.option(spec, "QUERY", "--where");
        arguments.option(spec, "OUT", "-o", "--output");
        arguments.flag(spec, "--dry-run");
        arguments.flag(spec, "--no-backup");
    }

    @Override
    public Outcome run(Call call) {
        try {
            set(call, call.file(0));
            return Outcome.LOADED;
        } catch (SaveException failure) {
            return Problem.unwritten(call, failure);
        }
    }

    private static void set(Call call, Path file) throws SaveException {
        Optional<CopyEdit> copy =
                call.option("-o").isPresent() ? Optional.empty() : CopyEdit.find(file, call);
        if (copy.isPresent()) {
            copy.get().requireLoading();
        }
        SaveOpening opening = call.opening();
        ByteSource source = SaveOpening.source(file);
        Fingerprint content;
        try {
            content = Fingerprint.of(source);
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
        try (Opened opened = opening.open(file, source)) {
            edit(call, opened, new Original(file, content, copy));
        }
    }

    /// The file as it was when it was opened.
    ///
    /// @param copy the slot that it is the newest save of
    private record Original(Path file, Fingerprint content, Optional<CopyEdit> copy) {}

    private static void edit(Call call, Opened opened, Original original) throws SaveException {
        Instant now = call.surroundings().clock().instant();
        var staging = new Staging(opened.document(), call.progress());
        Planned planned = Planned.of(call, staging);
        var printer = new ChangePrinter(call);
        if (planned.edits().isEmpty()) {
            planned.print().accept(printer);
            printer.endDry();
            return;
        }
        try (EditedSave edited = staging.stage(planned.edits(), now, call.progress())) {
            if (original.copy().isPresent()) {
                CopyEdit.requireOwnFields(opened.document(), edited.document());
            }
            if (call.has("--dry-run")) {
                planned.print().accept(printer);
                printer.endDry();
            } else if (original.copy().isPresent()) {
                original.copy().get().write(edited.document(), planned.print());
            } else {
                Replaced replaced = write(call, opened.way(), edited.document(), original);
                planned.print().accept(printer);
                printer.end(replaced);
            }
        }
    }

    private static Replaced write(Call call, Way way, SaveDocument edited, Original original)
            throws SaveException {
        Optional<String> output = call.option("-o");
        FileReplacement replacement =
                output.isPresent()
                        ? FileReplacement.of(Call.output(output.get()))
                        : FileReplacement.of(original.file()).expecting(original.content());
        if (!call.has("--no-backup")) {
            replacement = replacement.withBackup(call.surroundings().clock().instant());
        }
        return replacement.write(
                sink -> way.format().write(edited, sink, call.progress()),
                Writing.check(way, call.progress()));
    }
}
