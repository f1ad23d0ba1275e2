package dev.keepsake.app.cli;

import dev.keepsake.format.Verifier;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import picocli.CommandLine.Model.CommandSpec;

/// `verify FILE|FOLDER …`: every checksum and structure check.
final class VerifyCommand implements Command {
    @Override
    public String name() {
        return "verify";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE|FOLDER", "0..*", "1..*");
        arguments.flag(spec, "--exact");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        VerdictPrinter printer = call.json() ? new JsonVerdicts(call) : new VerdictLines(call);
        CheckScope scope = call.has("--exact") ? CheckScope.EXACT : CheckScope.STRUCTURE;
        var files =
                new FileChecks(
                        call,
                        (file, format, source, types) ->
                                Verifier.with(types.options())
                                        .verify(format, source, scope, call.progress()),
                        printer::print);
        files.checkAll(call.positional(0));
        printer.end(files.checked(), files.others());
        return files.worst();
    }
}
