package dev.keepsake.app.document;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import java.io.Closeable;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A file that was opened, whatever could be read of it.
///
/// @param file where it stands
/// @param size in bytes
/// @param state what tells its content from any other
/// @param formatId what it was read as, null where no format knows it
/// @param document what reads, null where nothing does
/// @param raw the file's bytes where there is no document, else null
/// @param findings all that is wrong with it
public record OpenedSave(
        Path file,
        long size,
        FileState state,
        @Nullable String formatId,
        @Nullable SaveDocument document,
        @Nullable ByteSource raw,
        Findings findings)
        implements Closeable {
    /// True where it reads and edits can be staged on it.
    public boolean isEditable() {
        return document != null && DocumentViewModel.lock(findings) == null;
    }

    @Override
    public void close() {
        if (document != null) {
            document.close();
        }
        if (raw != null) {
            raw.close();
        }
    }
}
