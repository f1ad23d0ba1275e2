package dev.keepsake.app.document;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.NotASaveException;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Opens a file as far as it reads: a damaged save gives what is whole, an unknown file its bytes.
///
/// Immutable; any thread may use it. Fails only where the storage does, or where it is stopped.
public final class SaveReader {
    private final SaveFormats formats;
    private final OpenOptions options;

    /// A reader of these formats.
    public SaveReader(SaveFormats formats, OpenOptions options) {
        this.formats = formats;
        this.options = options;
    }

    /// Opens a file; the caller closes what it gets.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    public OpenedSave read(Path file, Progress progress) throws SaveException {
        ByteSource source = FileSource.open(file);
        long size = source.size();
        SaveFormat format;
        try {
            format = formats.require(source, options.limits());
        } catch (NotASaveException | RefusedSaveException unknown) {
            return unread(file, size, source, unknown);
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
        Diagnosis diagnosis = format.inspect(source, options, progress);
        ByteSource raw = diagnosis.document() == null ? FileSource.open(file) : null;
        return new OpenedSave(
                file, size, format.id(), diagnosis.document(), raw, diagnosis.findings());
    }

    /// Opens a file strictly: as a game would.
    ///
    /// @throws SaveException the first thing wrong with it
    public SaveDocument open(Path file, Progress progress) throws SaveException {
        ByteSource source = FileSource.open(file);
        SaveFormat format;
        try {
            format = formats.require(source, options.limits());
        } catch (SaveException failure) {
            source.close();
            throw failure;
        }
        return format.open(source, options, progress);
    }

    private static OpenedSave unread(
            Path file, long size, ByteSource source, SaveException reason) {
        Findings findings = new Findings(List.of(reason.finding()), Map.of());
        return new OpenedSave(file, size, null, null, source, findings);
    }
}
