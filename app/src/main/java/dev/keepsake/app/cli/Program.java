package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.OutputFailedException;
import dev.keepsake.app.write.EditedMark;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// The command line: takes what was typed, runs the command it names and prints what went wrong.
///
/// For one call at a time.
public final class Program {
    /// What `--version` says, beside the program's name.

    private final Surroundings surroundings;

    private final Commands commands;

    private Program(Surroundings surroundings, Commands commands) {
        this.surroundings = surroundings;
        this.commands = commands;
    }

    /// The command line in these surroundings.
    public static Program in(Surroundings surroundings) {
        return new Program(surroundings, Commands.in(surroundings.messages()));
    }

    /// Runs a call.
    ///
    /// @param arguments what was typed behind the program's name
    /// @return how it ended, which gives the exit status
    public Outcome run(List<String> arguments) {
        try {
            Outcome outcome = runTyped(arguments);
            surroundings.console().flush();
            return outcome;
        } catch (OutputFailedException failure) {
            return failure.isClosedEarly() ? Outcome.LOADED : reportOutput(failure);
        } catch (SaveException failure) {
            return report(failure.finding());
        }
    }

    private Outcome runTyped(List<String> arguments) throws SaveException {
        Optional<String> word = commands.firstWord(arguments);
        if (word.isPresent() && commands.find(word.get()).isEmpty()) {
            requireFile(word.get());
            return new OpenWindow(surroundings).open(arguments);
        }
        try {
            return run(commands.picocli().parseArgs(arguments.toArray(String[]::new)));
        } catch (ParameterException wrong) {
            throw WrongUse.of(wrong);
        }
    }

    /// A word that cannot be a file is a command typed wrong.
    private void requireFile(String word) throws SaveException {
        boolean named = word.contains("/") || word.contains("\\") || word.contains(".");
        if (Files.exists(Call.path(word))) {
            return;
        }
        throw named
                ? SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", word))
                : commands.unknown(word);
    }

    private Outcome run(ParseResult typed) throws SaveException {
        ParseResult last = typed;
        while (last.hasSubcommand()) {
            last = last.subcommand();
        }
        CommandLine picocli = last.commandSpec().commandLine();
        if (typed.hasMatchedOption("--version")) {
            surroundings.console().line(EditedMark.TOOL);
            return Outcome.LOADED;
        }
        if (last.hasMatchedOption("--help")) {
            surroundings.console().line(picocli.getUsageMessage().stripTrailing());
            return Outcome.LOADED;
        }
        Optional<Command> command = commands.find(last.commandSpec().name());
        if (command.isEmpty()) {
            return new OpenWindow(surroundings).open(List.of());
        }
        boolean quiet = last.hasMatchedOption("--quiet");
        Surroundings own =
                quiet ? surroundings.withConsole(surroundings.console().quiet()) : surroundings;
        return command.get().run(new Call(last, own));
    }

    private Outcome reportOutput(OutputFailedException failure) {
        return report(Finding.of(CommandCode.OUTPUT_FAILED).with("reason", failure.reason()));
    }

    /// A defect of the program: one line, and all that is known in a file.
    ///
    /// @param report where the details were written
    public Outcome reportDefect(Path report) {
        return report(Finding.of(CommandCode.INTERNAL).with("report", report));
    }

    private Outcome report(Finding finding) {
        try {
            surroundings.console().problem(Problem.text(surroundings.messages(), finding));
        } catch (OutputFailedException noProblems) {
            // Nobody listens; the exit status still says it.
            return finding.code().outcome();
        }
        return finding.code().outcome();
    }
}
