package dev.keepsake.app.cli;

import dev.keepsake.app.cli.Staging.Change;
import dev.keepsake.model.bulk.BulkEdit.Selection;
import dev.keepsake.model.bulk.BulkEffects;
import dev.keepsake.model.bulk.Effect;
import dev.keepsake.model.bulk.Operation;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Query;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What `set` is about to do.
///
/// @param edits to stage as one entry
/// @param print prints what they change
record Planned(List<Edit> edits, Consumer<ChangePrinter> print) {
    /// What a call asks for: assignments, or one change of all that a query selects.
    ///
    /// @throws SaveException wrong use, where anything of it cannot be done; each such place of a
    ///   query was told then
    static Planned of(Call call, Staging staging) throws SaveException {
        Optional<String> where = call.option("--where");
        if (where.isPresent()) {
            return many(call, staging, Query.parse(where.get()));
        }
        List<Change> changes = staging.changes(call.positional(1));
        return new Planned(
                changes.stream().map(Change::edit).toList(),
                printer -> changes.forEach(printer::print));
    }

    private static Planned many(Call call, Staging staging, Query query) throws SaveException {
        List<String> typed = call.positional(1);
        if (typed.size() != 1) {
            throw SaveException.of(
                    Finding.of(CommandCode.TOO_MANY_ARGUMENTS).with("argument", typed.get(1)));
        }
        var selection = new Selection(query, Operation.parse(typed.get(0)));
        BulkEffects effects = staging.effects(selection, call.progress());
        if (effects.effects().isEmpty()) {
            throw SaveException.of(
                    Finding.of(CommandCode.NOTHING_SELECTED).with("query", query.toString()));
        }
        long refused = effects.counts().getOrDefault(Effect.Kind.REFUSED, 0L);
        if (refused > 0) {
            new ChangePrinter(call).print(effects);
            throw SaveException.of(Finding.of(CommandCode.REFUSED_PLACES).with("count", refused));
        }
        return new Planned(effects.edits(), printer -> printer.print(effects));
    }
}
