package dev.keepsake.app.cli;

import dev.keepsake.app.cli.FileWalk.Found;
import dev.keepsake.app.typefile.GameTypes;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
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

/// Judges the files of one call, one after another, whatever is wrong with each.
final class FileChecks {
    private final SaveOpening opening;
    private final Judge judge;
    private final Printer printer;
    private Outcome worst = Outcome.LOADED;
    private long checked;
    private long others;

    FileChecks(Call call, Judge judge, Printer printer) throws SaveException {
        this.opening = call.opening();
        this.judge = judge;
        this.printer = printer;
    }

    /// Judges a save, and closes its source.
    interface Judge {
        Verdict judge(Path file, SaveFormat format, ByteSource source, GameTypes types)
                throws SaveException;
    }

    /// Takes what a file was judged to be.
    interface Printer {
        void print(String file, Verdict verdict);
    }

    /// The worst outcome so far.
    Outcome worst() {
        return worst;
    }

    /// How many files were judged.
    long checked() {
        return checked;
    }

    /// How many files that stand in folders are no saves.
    long others() {
        return others;
    }

    void checkAll(List<String> arguments) throws SaveException {
        for (String argument : arguments) {
            checkAll(argument);
        }
    }

    private void checkAll(String argument) throws SaveException {
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
                Finding.of(CommandCode.MEMORY).with("allowed", Runtime.getRuntime().maxMemory()));
    }

    private Verdict verdict(Path file, boolean named) throws SaveException {
        ByteSource source = FileSource.open(file);
        SaveFormat format;
        GameTypes types;
        try {
            format = named ? opening.format(source) : opening.claiming(source);
            types = opening.types(file);
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
        return judge.judge(file, format, source, types);
    }

    private static Verdict failed(SaveException failure) {
        return new Verdict(null, null, 0, 0, new Findings(List.of(failure.finding()), Map.of()));
    }

    private void add(String file, Verdict verdict) {
        checked++;
        boolean inexact = Boolean.FALSE.equals(verdict.exact());
        worst = worst.worse(verdict.outcome()).worse(inexact ? Outcome.DIFFERS : Outcome.LOADED);
        printer.print(file, verdict);
    }
}
