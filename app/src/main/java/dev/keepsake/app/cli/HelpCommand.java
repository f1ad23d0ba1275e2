package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// `help [COMMAND]`: how the program or one command is used.
final class HelpCommand implements Command {
    @Override
    public String name() {
        return "help";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "COMMAND", "0", "0..1");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        CommandLine root = call.typed().commandSpec().parent().commandLine();
        List<String> words = call.positional(0);
        CommandLine asked = words.isEmpty() ? root : root.getSubcommands().get(words.get(0));
        if (asked == null) {
            throw SaveException.of(
                    Finding.of(CommandCode.STRANGE_COMMAND).with("word", words.get(0)));
        }
        call.console().line(asked.getUsageMessage().stripTrailing());
        return Outcome.LOADED;
    }
}
