package dev.keepsake.app.document;

import dev.keepsake.format.Limits;
import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.nio.file.Path;

/// What a file holds, as far as that tells one save from another; never judged by times.
public sealed interface FileState {
    /// No file.
    record Gone() implements FileState {}

    /// A Keepsake save.
    ///
    /// @param revision which one
    record OfSave(Revision revision) implements FileState {}

    /// Any other file, or a save whose first bytes do not read.
    ///
    /// @param content all of it
    record OfBytes(Fingerprint content) implements FileState {}

    /// Looks at a file. Runs on workers.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    static FileState of(Path file, Progress progress) throws SaveException {
        try (ByteSource source = FileSource.pinned(file)) {
            return of(source, progress);
        } catch (StorageException failure) {
            if (failure.finding().code() == GeneralCode.NOT_FOUND) {
                return new Gone();
            }
            throw failure;
        }
    }

    /// Looks at an open file, which stays open.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    static FileState of(ByteSource source, Progress progress) throws SaveException {
        try {
            return new OfSave(SaveHead.readRevision(source, Limits.DEFAULT));
        } catch (StorageException | CancelledException failure) {
            throw failure;
        } catch (SaveException noSave) {
            return new OfBytes(Fingerprint.of(source, progress));
        }
    }
}
