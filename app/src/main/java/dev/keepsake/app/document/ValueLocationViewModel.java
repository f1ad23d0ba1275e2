package dev.keepsake.app.document;

import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Where the selected value's bytes stand; of a file that is no save, its first bytes. For the
/// window's thread.
public final class ValueLocationViewModel {
    private static final int RAW_BYTES = 1 << 20;

    private final DocumentViewModel document;
    private final LatestTask locating;
    private final ReadOnlyObjectWrapper<@Nullable ValueLocation> location =
            new ReadOnlyObjectWrapper<>();

    /// Locations of what this document has selected.
    public ValueLocationViewModel(DocumentViewModel document, TaskScope tasks) {
        this.document = document;
        this.locating = tasks.latest();
        document.save().subscribe(save -> locate());
        document.place().subscribe(place -> locate());
        document.value().subscribe(value -> locate());
    }

    /// The location, null where none is selected or known.
    public ReadOnlyObjectProperty<@Nullable ValueLocation> location() {
        return location.getReadOnlyProperty();
    }

    private void locate() {
        location.set(null);
        locating.drop();
        OpenedSave save = document.save().get();
        if (save != null && save.raw() != null) {
            ByteSource raw = save.raw();
            start(progress -> Optional.of(head(raw)));
        } else if (save != null && save.document() != null) {
            locateIn(save.document());
        }
    }

    private void locateIn(SaveDocument opened) {
        ValueNode.Row value = document.value().get();
        if (value != null) {
            locate(opened, value.record(), value.itemPath());
        } else if (document.place().get() instanceof Place.OfRecord(RecordId id)) {
            locate(opened, id, ItemPath.ROOT);
        } else if (document.place().get() instanceof Place.OfChunk(int number)) {
            locate(opened.chunk(number));
        }
    }

    private void locate(SaveDocument opened, RecordId record, ItemPath path) {
        start(progress -> opened.origin().locate(record, path));
    }

    private void locate(Chunk chunk) {
        if (chunk.head().kind() == ChunkHead.Kind.RAW) {
            start(progress -> Optional.of(location(chunk)));
        }
    }

    private static ValueLocation location(Chunk chunk) throws SaveException {
        Bytes bytes = chunk.bytes();
        Span span = chunk.head().span();
        Span decoded = new Span(0, bytes.length());
        Bytes shown = bytes.slice(0, Math.min(RAW_BYTES, bytes.length()));
        return new ValueLocation(span == null ? decoded : span, decoded, shown);
    }

    private interface Locating {
        Optional<ValueLocation> find(Progress progress) throws SaveException;
    }

    /// A value that cannot be located has no bytes to show; what is wrong with its record is a
    /// finding already.
    private void start(Locating work) {
        locating.start(
                Task.of(
                        "",
                        work::find,
                        found -> location.set(found.orElse(null)),
                        failure -> location.set(null)));
    }

    private static ValueLocation head(ByteSource raw) throws SaveException {
        int length = (int) Math.min(RAW_BYTES, raw.size());
        return new ValueLocation(new Span(0, raw.size()), null, raw.read(0, length));
    }
}
