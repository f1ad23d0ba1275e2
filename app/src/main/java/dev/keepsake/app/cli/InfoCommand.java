package dev.keepsake.app.cli;

import dev.keepsake.app.cli.SaveOpening.Opened;
import dev.keepsake.format.Diagnosis;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
        try (Opened opened = opening.open(file)) {
            printer.print(file, opened.document(), opened.document().findings());
            return Outcome.LOADED;
        } catch (SaveException failure) {
            return switch (failure.outcome()) {
                case CANCELLED -> throw failure;
                case DAMAGED, NEWER, REFUSED ->
                        lookCloser(opening, printer, file, failure.finding());
                default -> {
                    printer.print(file, null, onlyOne(failure.finding()));
                    yield failure.outcome();
                }
            };
        }
    }

    /// What does not open as it should: all that reads, and all that is wrong.
    private static Outcome lookCloser(
            SaveOpening opening, InfoPrinter printer, Path file, Finding first)
            throws SaveException {
        Diagnosis diagnosis = opening.inspect(file);
        try (SaveDocument document = diagnosis.document()) {
            Findings findings = diagnosis.findings();
            Findings shown = findings.kept().isEmpty() ? onlyOne(first) : findings;
            printer.print(file, document, shown);
            return shown.outcome().worse(first.code().outcome());
        }
    }

    private static Findings onlyOne(Finding finding) {
        return new Findings(List.of(finding), Map.of());
    }

    /// How the result is printed.
    interface InfoPrinter {
        /// @param document what reads, null where nothing does
        void print(Path file, @Nullable SaveDocument document, Findings findings)
                throws SaveException;
    }
}
