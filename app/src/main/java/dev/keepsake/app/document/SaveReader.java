package dev.keepsake.app.document;

import dev.keepsake.app.typefile.TypeFiles;
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
import dev.keepsake.model.finding.NotASaveException;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.type.TypeCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Opens a file as far as it reads: a damaged save gives what is whole, an unknown file its bytes.
///
/// Immutable; any thread may use it. Fails only where the storage does, or where it is stopped.
public final class SaveReader {
    private final SaveFormats formats;
    private final TypeFiles types;

    /// A reader of these formats, with these type files.
    public SaveReader(SaveFormats formats, TypeFiles types) {
        this.formats = formats;
        this.types = types;
    }

    /// What it can open.
    public SaveFormats formats() {
        return formats;
    }

    /// The format of a file.
    ///
    /// @throws SaveException where no format knows it, or the storage fails
    public SaveFormat formatOf(Path file) throws SaveException {
        try (ByteSource source = FileSource.open(file)) {
            return formats.require(source, Limits.DEFAULT);
        }
    }

    /// What a save is opened with; a type file that does not read is passed over.
    public OpenOptions options(Path file) {
        return setting(file).options();
    }

    /// What a save is opened with.
    ///
    /// @param findings what is wrong with its type file, which is then passed over: a save is shown
    ///   all the same
    private record Setting(OpenOptions options, Findings findings) {}

    /// Opens a file; the caller closes what it gets. What is wrong with its type file is a warning
    /// among its findings.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    public OpenedSave read(Path file, Progress progress) throws SaveException {
        return read(file, TypeCatalog.EMPTY, progress);
    }

    /// The same, with types that go before those of its type file.
    public OpenedSave read(Path file, TypeCatalog chosen, Progress progress) throws SaveException {
        ByteSource source = FileSource.open(file);
        long size = source.size();
        SaveFormat format;
        FileState state = new FileState.Gone();
        try {
            state = FileState.of(source, progress);
            format = formats.require(source, Limits.DEFAULT);
        } catch (NotASaveException | RefusedSaveException unknown) {
            return unread(file, state, source, unknown);
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
        Setting setting = setting(file);
        OpenOptions options = setting.options();
        Diagnosis diagnosis =
                format.inspect(source, options.withTypes(chosen.orElse(options.types())), progress);
        ByteSource raw = diagnosis.document() == null ? FileSource.open(file) : null;
        return new OpenedSave(
                file,
                size,
                state,
                format.id(),
                diagnosis.document(),
                raw,
                setting.findings().plus(diagnosis.findings()));
    }

    /// Opens a file strictly: as a game would.
    ///
    /// @throws SaveException the first thing wrong with it
    public SaveDocument open(Path file, Progress progress) throws SaveException {
        ByteSource source = FileSource.open(file);
        SaveFormat format;
        try {
            format = formats.require(source, Limits.DEFAULT);
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
        return format.open(source, setting(file).options(), progress);
    }

    private Setting setting(Path file) {
        try {
            return new Setting(types.of(file).options(), Findings.NONE);
        } catch (SaveException fault) {
            Finding finding = fault.finding();
            var warning =
                    new Finding(
                            finding.code(),
                            Severity.WARNING,
                            finding.span(),
                            finding.path(),
                            finding.checksum(),
                            finding.details());
            return new Setting(OpenOptions.DEFAULT, new Findings(List.of(warning), Map.of()));
        }
    }

    private static OpenedSave unread(
            Path file, FileState state, ByteSource source, SaveException reason) {
        Findings findings = new Findings(List.of(reason.finding()), Map.of());
        return new OpenedSave(file, source.size(), state, null, null, source, findings);
    }
}
