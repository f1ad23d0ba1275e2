package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import picocli.CommandLine.Model.CommandSpec;

/// A command of the command line. Stateless.
interface Command {
    /// The word that calls it, which is also the beginning of the keys of its sentences.
    String name();

    /// Says which arguments and options it takes, beside those that all take.
    void describe(CommandSpec spec, Arguments arguments);

    /// Does it.
    ///
    /// @return how it ended; the worst where it looked at several files
    /// @throws SaveException where nothing can be done any more; its sentence is printed
    Outcome run(Call call) throws SaveException;
}
