package dev.keepsake.app.cli;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Opens saves as `--format` and `--types` say, in the format their bytes are in where they say
/// nothing.
final class SaveOpening {
    private final SaveFormats formats;
    private final @Nullable SaveFormat named;
    private final Progress progress;

    private SaveOpening(SaveFormats formats, @Nullable SaveFormat named, Progress progress) {
        this.formats = formats;
        this.named = named;
        this.progress = progress;
    }

    static SaveOpening of(Call call) throws SaveException {
        Optional<String> types = call.option("--types");
        if (types.isPresent()) {
            throw SaveException.of(Finding.of(CommandCode.TYPES).with("file", types.get()));
        }
        SaveFormats formats = call.surroundings().formats();
        Optional<String> format = call.option("--format");
        return new SaveOpening(
                formats,
                format.isPresent() ? require(formats, format.get()) : null,
                call.progress());
    }

    private static SaveFormat require(SaveFormats formats, String id) throws SaveException {
        Optional<SaveFormat> found = formats.find(id).or(() -> formats.findWriter(id));
        if (found.isPresent()) {
            return found.get();
        }
        String known =
                formats.all().stream()
                        .map(SaveFormat::id)
                        .sorted()
                        .collect(Collectors.joining(", "));
        throw SaveException.of(
                Finding.of(CommandCode.UNKNOWN_FORMAT).with("format", id).with("known", known));
    }

    /// The format of some bytes; the source stays open.
    SaveFormat format(ByteSource source) throws SaveException {
        return named == null ? formats.require(source, Limits.DEFAULT) : named;
    }

    /// The format of a file met in a folder, where one claims it.
    ///
    /// @throws SaveException *unknown* where none does
    SaveFormat claiming(ByteSource source) throws SaveException {
        SaveFormats tried = named == null ? formats : SaveFormats.of(List.of(named));
        return tried.require(source, Limits.DEFAULT);
    }

    /// The bytes of a file.
    ///
    /// @throws SaveException *wrong use* where it is a folder
    static ByteSource source(Path file) throws SaveException {
        if (Files.isDirectory(file)) {
            throw SaveException.of(Finding.of(CommandCode.IS_A_FOLDER).with("folder", file));
        }
        return FileSource.open(file);
    }

    /// Opens a save.
    Opened open(Path file) throws SaveException {
        ByteSource source = source(file);
        SaveFormat format = requireFormat(source);
        return new Opened(format, format.open(source, OpenOptions.DEFAULT, progress));
    }

    /// Opens a save, and where it does not open as it should, all of it that reads.
    ///
    /// @throws SaveException where the storage fails or the user stops it
    Look look(Path file) throws SaveException {
        try {
            SaveDocument document = open(file).document();
            return new Look(document, document.findings(), Outcome.LOADED);
        } catch (SaveException failure) {
            return switch (failure.outcome()) {
                case DAMAGED, NEWER, REFUSED -> inspect(file, failure.finding());
                case UNKNOWN -> new Look(null, onlyOne(failure.finding()), failure.outcome());
                default -> throw failure;
            };
        }
    }

    private Look inspect(Path file, Finding first) throws SaveException {
        ByteSource source = FileSource.open(file);
        Diagnosis diagnosis = requireFormat(source).inspect(source, OpenOptions.DEFAULT, progress);
        Findings findings = diagnosis.findings();
        return new Look(
                diagnosis.document(),
                findings.kept().isEmpty() ? onlyOne(first) : findings,
                first.code().outcome());
    }

    private static Findings onlyOne(Finding finding) {
        return new Findings(List.of(finding), Map.of());
    }

    private SaveFormat requireFormat(ByteSource source) throws SaveException {
        try {
            return format(source);
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
    }

    /// A save, and what opened it.
    record Opened(SaveFormat format, SaveDocument document) implements AutoCloseable {
        @Override
        public void close() {
            document.close();
        }
    }
}
