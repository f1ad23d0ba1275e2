package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.SlotList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/// `slots FOLDER`: the slots in a folder with both copies, which one loads and why; with `--list`
/// only what the index or the heads say. Writes nothing.
final class SlotsCommand implements Command {
    @Override
    public String name() {
        return "slots";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FOLDER", "0", "1");
        arguments.flag(spec, "--list");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        try (FolderStore store = FolderStore.typed(call)) {
            return call.has("--list") ? list(call, store) : check(call, store);
        }
    }

    private static Outcome check(Call call, FolderStore store) throws SaveException {
        List<FoundSlot> slots = FoundSlot.in(store, call.progress());
        if (call.json()) {
            var json = new SlotJson(store, call.messages());
            slots.forEach(slot -> call.console().json(json.line(slot)));
        } else {
            new SlotLines(call).print(store.folder(), slots);
        }
        return slots.stream().map(FoundSlot::outcome).reduce(Outcome.LOADED, Outcome::worse);
    }

    private static Outcome list(Call call, FolderStore store) throws SaveException {
        SlotList list = store.await(store.asks().list());
        if (call.json()) {
            var json = new SlotJson(store, call.messages());
            list.entries().forEach(entry -> call.console().json(json.line(entry)));
            notes(call, list);
        } else {
            new SlotLines(call).print(store.folder(), list);
        }
        return list.entries().stream()
                .map(entry ->
                        entry.problem() == null ? Outcome.LOADED : entry.problem().code().outcome())
                .reduce(Outcome.LOADED, Outcome::worse);
    }

    private static void notes(Call call, SlotList list) {
        if (!list.notes().isEmpty()) {
            var findings = new Findings(list.notes(), Map.of());
            var json = new JsonFindings(call.messages());
            call.console().json(JsonLine.of(line -> json.write(line, findings)));
        }
    }
}
