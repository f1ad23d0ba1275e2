package dev.keepsake.app.cli;

import dev.keepsake.app.cli.FileWalk.Found;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.NotASaveException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        SaveOpening opening = call.opening();
        VerdictPrinter printer = call.json() ? new JsonVerdicts(call) : new VerdictLines(call);
        var checks = new Checks(call, opening, printer);
        for (String argument : call.positional(0)) {
            checks.checkAll(argument);
        }
        printer.end(checks.checked, checks.others);
        return checks.worst;
    }

    /// The checks of one call, one file after another.
    private static final class Checks {
        private final Call call;
        private final SaveOpening opening;
        private final VerdictPrinter printer;
        private Outcome worst = Outcome.LOADED;
        private long checked;
        private long others;

        Checks(Call call, SaveOpening opening, VerdictPrinter printer) {
            this.call = call;
            this.opening = opening;
            this.printer = printer;
        }

        void checkAll(String argument) throws SaveException {
            List<Found> files;
            try {
                files = FileWalk.files(Call.path(argument));
            } catch (SaveException failure) {
                add(argument, failed(failure));
                return;
            }
            for (Found file : files) {
                check(file);
            }
        }

        private void check(Found found) throws SaveException {
            try {
                if (found.failure() != null) {
                    throw StorageException.of(found.file().toString(), found.failure());
                }
                add(found.file().toString(), verdict(found.file(), found.named()));
            } catch (CancelledException stopped) {
                throw stopped;
            } catch (NotASaveException other) {
                if (found.named()) {
                    add(found.file().toString(), failed(other));
                } else {
                    others++;
                }
            } catch (SaveException failure) {
                add(found.file().toString(), failed(failure));
            } catch (OutOfMemoryError tooLarge) {
                // The save is within the limits, but this process may not use that much.
                add(found.file().toString(), failed(beyondMemory()));
            }
        }

        private static SaveException beyondMemory() {
            return SaveException.of(
                    Finding.of(CommandCode.MEMORY)
                            .with("allowed", Runtime.getRuntime().maxMemory()));
        }

        private Verdict verdict(Path file, boolean named) throws SaveException {
            ByteSource source = FileSource.open(file);
            SaveFormat format;
            OpenOptions options;
            try {
                format = named ? opening.format(source) : opening.claiming(source);
                options = opening.types(file).options();
            } catch (SaveException failure) {
                source.close();
                throw failure;
            }
            CheckScope scope = call.has("--exact") ? CheckScope.EXACT : CheckScope.STRUCTURE;
            return Verifier.with(options).verify(format, source, scope, call.progress());
        }

        private Verdict failed(SaveException failure) {
            return new Verdict(
                    null, null, 0, 0, new Findings(List.of(failure.finding()), Map.of()));
        }

        private void add(String file, Verdict verdict) {
            checked++;
            boolean inexact = Boolean.FALSE.equals(verdict.exact());
            worst =
                    worst.worse(verdict.outcome())
                            .worse(inexact ? Outcome.DIFFERS : Outcome.LOADED);
            printer.print(file, verdict);
        }
    }
}
