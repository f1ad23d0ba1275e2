package dev.keepsake.app;

import dev.keepsake.app.cli.Program;
import dev.keepsake.model.finding.Outcome;
import java.util.List;
import java.util.Locale;

/// Where the program starts.
public final class Main {
    private Main() {}

    /// Runs the command line, or opens the window where no command is given.
    public static void main(String... arguments) {
        var language = Language.of(List.of(arguments), System.getenv(), Locale.getDefault());
        Locale named = Language.of(List.of(arguments), System.getenv(), Locale.ROOT).locale();
        if (!named.equals(Locale.ROOT)) {
            System.setProperty(WindowDoor.LANGUAGE, named.toLanguageTag());
        }
        var stop = new UserStop();
        Program program = Wiring.program(language.locale(), stop);
        Outcome outcome = run(program, language.arguments());
        stop.ended();
        System.exit(outcome.exitStatus());
    }

    /// The only place that catches everything: whatever happens ends in a sentence.
    private static Outcome run(Program program, List<String> arguments) {
        try {
            return program.run(arguments);
        } catch (RuntimeException | Error defect) {
            return program.reportDefect(DefectReport.write(defect, arguments));
        }
    }
}
