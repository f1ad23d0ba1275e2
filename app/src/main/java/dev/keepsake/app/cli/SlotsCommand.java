package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/// `slots FOLDER`: the slots in a folder with both copies, which one loads and why.
final class SlotsCommand implements Command {
    @Override
    public String name() {
        return "slots";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FOLDER", "0", "1");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        Path folder = call.file(0);
        if (Files.notExists(folder)) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", folder));
        }
        if (!Files.isDirectory(folder)) {
            throw SaveException.of(Finding.of(CommandCode.NOT_A_FOLDER).with("file", folder));
        }
        List<FoundSlot> slots = FoundSlot.in(folder, call);
        if (call.json()) {
            slots.forEach(slot -> call.console().json(SlotJson.line(slot)));
        } else {
            new SlotLines(call).print(folder, slots);
        }
        return slots.stream()
                .filter(slot -> slot.loading().isEmpty())
                .map(FoundSlot::worst)
                .reduce(Outcome.LOADED, Outcome::worse);
    }
}
