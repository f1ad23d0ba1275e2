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
/// @param formatId what it was read as, null where no format knows it
/// @param document what reads, null where nothing does
/// @param raw the file's bytes where there is no document, else null
/// @param findings all that is wrong with it
public record OpenedSave(
        Path file,
        long size,
        @Nullable String formatId,
        @Nullable SaveDocument document,
        @Nullable ByteSource raw,
        Findings findings)
        implements Closeable {
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
