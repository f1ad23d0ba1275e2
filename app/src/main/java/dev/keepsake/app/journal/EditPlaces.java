package dev.keepsake.app.journal;

import dev.keepsake.json.edit.EditLine;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedRecord;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import java.io.Closeable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Says of an edit where it stands in the save as it was opened, and what stood there: what finds
/// the place again in a save that changed meanwhile. For one thread; holds one record decoded.
final class EditPlaces implements Closeable {
    private final SaveDocument document;
    private final EditedSave opened;
    private final PathResolver paths;
    private @Nullable RecordId recordId;
    private @Nullable EditedRecord record;

    /// Places in a save.
    ///
    /// @param document the save as opened; closed with this
    EditPlaces(SaveDocument document) {
        this.document = document;
        this.opened = EditedSave.opened(document);
        this.paths = new PathResolver(opened, Progress.NONE);
    }

    /// The edit with its place, where the opened save has one.
    EditLine line(Edit edit) {
        try {
            return switch (edit) {
                case Edit.OfValue ofValue -> value(ofValue);
                case Edit.AddRecord add -> new EditLine(add, chunk(add.record().chunk()), null);
                case Edit.OfRecord ofRecord -> new EditLine(edit, record(ofRecord.record()), null);
                case Edit.OfChunk ofChunk -> new EditLine(edit, chunk(ofChunk.chunk()), null);
            };
        } catch (SaveException unread) {
            // The change itself must be kept, also where the save can no longer be looked into.
            return EditLine.of(edit);
        }
    }

    private EditLine value(Edit.OfValue edit) throws SaveException {
        Target target = edit.target();
        if (!isOpened(target.record())) {
            return EditLine.of(edit);
        }
        if (target.path().ids().isEmpty()) {
            return new EditLine(edit, record(target.record()), null);
        }
        Optional<Value> there = decoded(target.record()).find(target.path());
        return there.isEmpty()
                ? EditLine.of(edit)
                : new EditLine(edit, paths.path(target).toString(), guard(there.get()));
    }

    /// A container is no guard: it could be as large as the save.
    private static @Nullable Spelled guard(Value value) {
        return value instanceof ContainerValue ? null : new Spelled(value, Encoding.DEFAULT);
    }

    private EditedRecord decoded(RecordId id) throws SaveException {
        EditedRecord known = record;
        if (known == null || !id.equals(recordId)) {
            known = EditedRecord.of(opened, id);
            record = known;
            recordId = id;
        }
        return known;
    }

    private boolean isOpened(RecordId id) {
        return id.isHeader() || !id.isAdded() && id.chunk() >= 0;
    }

    private @Nullable String record(RecordId id) throws SaveException {
        return isOpened(id) ? paths.path(id).toString() : null;
    }

    private @Nullable String chunk(int number) {
        return document.chunks().stream()
                .filter(chunk -> chunk.number() == number)
                .map(EditPlaces::path)
                .findFirst()
                .orElse(null);
    }

    private static String path(Chunk chunk) {
        return Path.ofChunk(chunk.id(), chunk.key()).toString();
    }

    @Override
    public void close() {
        document.close();
    }
}
