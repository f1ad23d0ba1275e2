package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import picocli.CommandLine.Model.CommandSpec;

/// `show FILE [PATH]`: records and values, paged.
final class ShowCommand implements Command {
    @Override
    public String name() {
        return "show";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE", "0", "1");
        arguments.positional(spec, "PATH", "1", "0..1");
        arguments.number(spec, "LEVELS", "--depth");
        arguments.number(spec, "ROW", "--from");
        arguments.number(spec, "ROWS", "--count");
        arguments.number(spec, "PAGE", "--page");
        arguments.option(spec, "TEXT", "--find");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        return Outcome.LOADED;
    }
}
