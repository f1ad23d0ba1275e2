package dev.keepsake.app.cli;

import dev.keepsake.app.rulefile.RuleFiles;
import dev.keepsake.app.rulefile.WholeCheck;
import dev.keepsake.app.rulefile.WholeCheck.Checked;
import dev.keepsake.app.typefile.GameTypes;
import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.check.expect.Expectation;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/// `check FILE|FOLDER …`: all checks over whole saves, against the type file and what a project
/// expects.
final class CheckCommand implements Command {
    @Override
    public String name() {
        return "check";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE|FOLDER", "0..*", "1..*");
        arguments.option(spec, "FILE", "--expect");
        arguments.option(spec, "OUT.xml", "--junit");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        Optional<String> expect = call.option("--expect");
        List<Expectation> expectations =
                expect.isPresent() ? RuleFiles.read(Call.path(expect.get())) : List.of();
        Optional<String> junit = call.option("--junit");
        Path report = junit.isPresent() ? Call.output(junit.get()) : null;
        return new Checks(call, expectations, report).run();
    }

    /// The checks of one call.
    private static final class Checks {
        private final Call call;
        private final List<Expectation> expectations;
        private final @Nullable Path report;
        private final CheckPrinter printer;
        private final JunitReport junit;
        private @Nullable Checked last;

        Checks(Call call, List<Expectation> expectations, @Nullable Path report) {
            this.call = call;
            this.expectations = expectations;
            this.report = report;
            this.printer = new CheckPrinter(call);
            this.junit = new JunitReport(call.messages());
        }

        Outcome run() throws SaveException {
            var files = new FileChecks(call, this::judge, this::print);
            files.checkAll(call.positional(0));
            printer.end(files.checked(), files.others());
            if (report != null) {
                Bytes text = Bytes.ofText(junit.text());
                FileReplacement.of(report)
                        .write(sink -> sink.write(text), FileReplacement.Check.NONE);
            }
            return files.worst();
        }

        private Verdict judge(Path file, SaveFormat format, ByteSource source, GameTypes types)
                throws SaveException {
            Diagnosis diagnosis = format.inspect(source, types.options(), call.progress());
            try (SaveDocument document = diagnosis.document()) {
                Findings opened = diagnosis.findings();
                return document == null
                        ? new Verdict(null, null, 0, 0, opened)
                        : judge(document, opened, types);
            }
        }

        private Verdict judge(SaveDocument document, Findings opened, GameTypes types)
                throws SaveException {
            var check = new WholeCheck(types.catalog(), expectations);
            Checked checked = check.run(document, opened, call.progress());
            last = checked;
            return new Verdict(
                    document.format(),
                    null,
                    checked.records(),
                    checked.keptAsRead(),
                    checked.findings());
        }

        private void print(String file, Verdict verdict) {
            Checked checked = last;
            last = null;
            printer.print(file, verdict, checked);
            if (report != null) {
                junit.add(file, verdict, checked);
            }
        }
    }
}
