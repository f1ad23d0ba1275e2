package dev.keepsake.app.cli;

import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/// `info FILE …`: header, chunks and findings, without decoding a record.
final class InfoCommand implements Command {
    @Override
    public String name() {
        return "info";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE", "0..*", "1..*");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        SaveOpening opening = call.opening();
        Outcome worst = Outcome.LOADED;
        for (String argument : call.positional(0)) {
            worst = worst.worse(look(call, opening, argument));
        }
        return worst;
    }

    private static Outcome look(Call call, SaveOpening opening, String argument)
            throws SaveException {
        InfoPrinter printer = call.json() ? new JsonInfo(call) : new InfoLines(call);
        Path file = Call.path(argument);
        try (Look look = opening.look(file)) {
            printer.print(file, look);
            return look.outcome();
        } catch (CancelledException stopped) {
            throw stopped;
        } catch (SaveException failure) {
            printer.print(
                    file,
                    new Look(
                            null,
                            new Findings(List.of(failure.finding()), Map.of()),
                            failure.outcome(),
                            null));
            return failure.outcome();
        }
    }

    /// How the result is printed.
    interface InfoPrinter {
        /// Prints what is known of a file.
        void print(Path file, Look look) throws SaveException;
    }
}
