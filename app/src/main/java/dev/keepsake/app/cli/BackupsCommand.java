package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.SlotId;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/// `backups FOLDER SLOT`: the saves that were kept of a slot; with `--restore` makes one the newest
/// again.
final class BackupsCommand implements Command {
    @Override
    public String name() {
        return "backups";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FOLDER", "0", "1");
        arguments.positional(spec, "SLOT", "1", "1");
        arguments.flag(spec, "--profile");
        arguments.option(spec, "FILE", "--restore");
        arguments.flag(spec, "--dry-run");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        Optional<String> wanted = call.option("--restore");
        if (wanted.isEmpty() && call.has("--dry-run")) {
            throw SaveException.of(
                    Finding.of(CommandCode.MISSING_ARGUMENT).with("argument", "--restore"));
        }
        try (FolderStore store = FolderStore.typed(call)) {
            SlotId slot = TrueName.typed(call, store);
            if (wanted.isEmpty()) {
                new BackupLines(call).print(slot.name(), KeptSave.of(slot, store));
                return Outcome.LOADED;
            }
            return restore(new Restoring(call, store, slot), wanted.get(), call);
        }
    }

    private static Outcome restore(Restoring restoring, String wanted, Call call) {
        try {
            restoring.restore(wanted);
            return Outcome.LOADED;
        } catch (SaveException failure) {
            return Problem.unwritten(call, failure);
        }
    }
}
