package dev.keepsake.app.cli;

import dev.keepsake.app.typefile.GameTypes;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
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
    private final TypeFiles types;
    private final Progress progress;

    private SaveOpening(
            SaveFormats formats, @Nullable SaveFormat named, TypeFiles types, Progress progress) {
        this.formats = formats;
        this.named = named;
        this.types = types;
        this.progress = progress;
    }

    static SaveOpening of(Call call) throws SaveException {
        SaveFormats formats = call.surroundings().formats();
        Optional<String> format = call.option("--format");
        return new SaveOpening(
                formats,
                format.isPresent() ? require(formats, format.get()) : null,
                types(call),
                call.progress());
    }

    /// The type files of a call: the one that `--types` names, else those beside saves.
    static TypeFiles types(Call call) throws SaveException {
        Optional<String> file = call.option("--types");
        return file.isPresent() ? TypeFiles.named(Call.path(file.get())) : TypeFiles.besideSaves();
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

    /// What is known of the types of a save.
    GameTypes types(Path file) throws SaveException {
        return types.of(file);
    }

    /// Opens a save.
    Opened open(Path file) throws SaveException {
        return open(file, source(file));
    }

    /// Opens a save whose bytes are at hand.
    Opened open(Path file, ByteSource source) throws SaveException {
        Way way = way(file, source);
        SaveDocument document = way.format().open(source, way.types().options(), progress);
        return new Opened(way, document);
    }

    /// Opens a save, and where it does not open as it should, all of it that reads.
    ///
    /// @throws SaveException where the storage fails or the user stops it
    Look look(Path file) throws SaveException {
        try {
            Opened opened = open(file);
            SaveDocument document = opened.document();
            Path typeFile = opened.way().types().file();
            return new Look(document, document.findings(), Outcome.LOADED, typeFile);
        } catch (SaveException failure) {
            return switch (failure.outcome()) {
                case DAMAGED, NEWER, REFUSED -> inspect(file, failure.finding());
                case UNKNOWN -> new Look(null, onlyOne(failure.finding()), failure.outcome(), null);
                default -> throw failure;
            };
        }
    }

    private Look inspect(Path file, Finding first) throws SaveException {
        ByteSource source = FileSource.open(file);
        Way way = way(file, source);
        Diagnosis diagnosis = way.format().inspect(source, way.types().options(), progress);
        Findings findings = diagnosis.findings();
        return new Look(
                diagnosis.document(),
                findings.kept().isEmpty() ? onlyOne(first) : findings,
                first.code().outcome(),
                way.types().file());
    }

    private static Findings onlyOne(Finding finding) {
        return new Findings(List.of(finding), Map.of());
    }

    private Way way(Path file, ByteSource source) throws SaveException {
        try {
            return new Way(format(source), types(file));
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
    }

    /// How a save is opened: as which format, with which types.
    record Way(SaveFormat format, GameTypes types) {}

    /// A save, and how it was opened.
    record Opened(Way way, SaveDocument document) implements AutoCloseable {
        SaveFormat format() {
            return way.format();
        }

        @Override
        public void close() {
            document.close();
        }
    }
}
