package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// `completion`: the script that makes bash and zsh complete commands and options.
final class CompletionCommand implements Command {
    @Override
    public String name() {
        return "completion";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        // Takes nothing of its own.
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        CommandLine root = call.typed().commandSpec().parent().commandLine();
        call.console().line(AutoComplete.bash("keepsake", root).stripTrailing());
        return Outcome.LOADED;
    }
}
