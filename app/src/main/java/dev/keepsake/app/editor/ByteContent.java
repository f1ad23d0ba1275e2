package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.PlaceReader;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The bytes of a value, to and from files. Runs on workers.
final class ByteContent {
    private static final long MOST_BYTES = 16L << 20;

    private ByteContent() {}

    /// The edit that gives a value the bytes of a file.
    ///
    /// @throws SaveException where the file cannot be read, or is too large for a value
    static List<Edit> load(EditedSave now, Target target, Path file) throws SaveException {
        Value value = new PlaceReader(now, Progress.NONE).read(target).value();
        Bytes bytes = read(file);
        return List.of(
                value instanceof OpaqueValue
                        ? new Edit.SetBytes(target, bytes)
                        : new Edit.SetValue(target, new BytesValue(bytes), null));
    }

    private static Bytes read(Path file) throws SaveException {
        try (ByteSource source = FileSource.open(file)) {
            if (source.size() > MOST_BYTES) {
                throw SaveException.of(
                        Finding.of(GeneralCode.LIMIT)
                                .with("limit", "stringBytes")
                                .with("found", source.size())
                                .with("allowed", MOST_BYTES));
            }
            return source.read(0, (int) source.size());
        }
    }

    /// Writes the bytes of a value into a file, and tells how many.
    ///
    /// @throws SaveException where the file cannot be written
    static int store(EditedSave now, Target target, Path file, Progress progress)
            throws SaveException {
        Bytes bytes =
                switch (new PlaceReader(now, progress).read(target).value()) {
                    case BytesValue own -> own.bytes();
                    case OpaqueValue kept -> kept.bytes();
                    default -> Bytes.EMPTY;
                };
        try {
            Files.write(file, bytes.toArray());
        } catch (IOException failure) {
            throw StorageException.of(file.toString(), failure);
        }
        return bytes.length();
    }
}
