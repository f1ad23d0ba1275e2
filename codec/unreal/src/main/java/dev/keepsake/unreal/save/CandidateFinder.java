package dev.keepsake.unreal.save;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.document.TypeCandidate;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.TagEncoding;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.value.Assumption;
import dev.keepsake.unreal.value.Candidates;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.Writing.Spelled;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds what a value may be taken for whose type the save does not name. Any thread may use it.
final class CandidateFinder {
    private static final int MOST_BYTES = 1 << 20;

    private final StoredSave save;
    private final RecordReader reader;
    private final ValueLocator locator;

    CandidateFinder(StoredSave save, RecordReader reader) {
        this.save = save;
        this.reader = reader;
        this.locator = new ValueLocator(save, reader);
    }

    List<TypeCandidate> find(RecordId record, ItemPath path) throws SaveException {
        Spelled place = place(record, path);
        Forms forms = save.content().forms();
        if (place == null) {
            return List.of();
        }
        if (place.value() instanceof OpaqueValue kept) {
            return of(kept.declared(), kept.bytes());
        }
        boolean assumed =
                place.value() instanceof ContainerValue container
                        && Assumption.of(container, place.encoding(), forms).isPresent();
        return assumed ? assumed(record, path, place) : List.of();
    }

    private List<TypeCandidate> assumed(RecordId record, ItemPath path, Spelled place)
            throws SaveException {
        Optional<ValueLocation> location = locator.locate(record, path);
        Bytes bytes = location.map(ValueLocation::bytes).orElse(Bytes.EMPTY);
        if (bytes.isEmpty() || bytes.length() >= MOST_BYTES) {
            return List.of();
        }
        Forms forms = save.content().forms();
        TypeName type =
                TagEncoding.type(
                        place.encoding(), forms.standardType(Forms.declared(place.value())));
        return Candidates.of(type, bytes, forms);
    }

    private List<TypeCandidate> of(String declared, Bytes bytes) throws SaveException {
        try {
            return Candidates.of(TypeName.parse(declared), bytes, save.content().forms());
        } catch (IllegalArgumentException noType) {
            // A value kept as read in a container says what people call it, not the tag's type.
            return List.of();
        }
    }

    private @Nullable Spelled place(RecordId record, ItemPath path) throws SaveException {
        boolean inside =
                record.chunk() == Chunks.PROPERTIES
                        && !record.isAdded()
                        && record.record() < save.properties().count()
                        && !path.ids().isEmpty()
                        && path.ids().get(0) == 0;
        if (!inside) {
            return null;
        }
        Section section = reader.read(record.record()).sections().get(0);
        Spelled place = new Spelled(section.content(), section.encoding());
        for (long id : path.ids().subList(1, path.ids().size())) {
            place = place == null ? null : step(place.value(), id);
        }
        return place;
    }

    private static @Nullable Spelled step(Value value, long id) throws SaveException {
        if (!(value instanceof ContainerValue container)
                || id < 0
                || id >= container.items().size()) {
            return null;
        }
        InlineItems items = items(container.items(), id);
        int index = container.items() instanceof PagedItems ? 0 : (int) id;
        return new Spelled(items.value(index), items.encoding(index));
    }

    private static InlineItems items(Items items, long id) throws SaveException {
        return switch (items) {
            case InlineItems inline -> inline;
            case PagedItems paged -> paged.page(id, 1);
        };
    }
}
