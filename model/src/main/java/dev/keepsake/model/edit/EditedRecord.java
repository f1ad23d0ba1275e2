package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A record, or the header, with the edits staged on it, as far as those who show it need: by which
/// ids edits address its items, and what stood in their places when the save was opened.
///
/// Decodes the record once. For one thread.
public final class EditedRecord {
    private final RecordReplay replay;

    private EditedRecord(RecordReplay replay) {
        this.replay = replay;
    }

    /// A record of a save as edited.
    ///
    /// @throws IllegalArgumentException where the save has no such record now
    /// @throws SaveException where it cannot be read
    public static EditedRecord of(EditedSave now, RecordId id) throws SaveException {
        if (!id.isHeader()) {
            now.document().record(id);
        }
        return new EditedRecord(Editor.replay(now, id));
    }

    /// An item of a container.
    ///
    /// @param id by which edits address it
    /// @param changed true where it is not as opened: it was added, or edits changed it or
    ///   something in it
    /// @param was of a changed one what stood in its place when the save was opened, null where
    ///   nothing did
    public record Item(long id, boolean changed, @Nullable Value was) {}

    /// Items of a container by their positions: of a map keys and values count alike. What stands
    /// in a container that was replaced as a whole has no past of its own and counts as unchanged.
    ///
    /// @param from the first position
    /// @param to the position after the last; fewer come where the container ends before
    /// @throws SaveException where edits do not fit, or a page cannot be read
    public List<Item> items(ItemPath container, long from, long to) throws SaveException {
        EditedValue place = walk(container);
        boolean replaced = isReplaced(container);
        var items = new ArrayList<Item>();
        for (long position = from; position < to; position++) {
            Optional<Long> id = place.idAt(position);
            if (id.isEmpty()) {
                break;
            }
            items.add(item(place, id.get(), replaced));
        }
        return items;
    }

    private static Item item(EditedValue place, long id, boolean replaced) throws SaveException {
        EditedValue edited = place.items().get(id);
        boolean changed =
                place.isRenamed(id)
                        || edited != null && (edited.madeBy() != null || isChanged(edited));
        if (replaced || !changed) {
            return new Item(id, false, null);
        }
        return new Item(id, true, id < 0 ? null : Places.item(place.base(), id).value());
    }

    /// Looks as deep as edits reach.
    private static boolean isChanged(EditedValue place) {
        return place.setBy() != null
                || place.isOrdered()
                || place.isRenamed()
                || place.items().values().stream().anyMatch(EditedRecord::isChanged);
    }

    private boolean isReplaced(ItemPath path) throws SaveException {
        for (ItemPath at = path; !at.ids().isEmpty(); at = at.parent()) {
            if (walk(at).setBy() != null) {
                return true;
            }
        }
        return false;
    }

    /// What stands in a place now; empty where nothing does.
    ///
    /// @throws SaveException where a page cannot be read
    public Optional<Value> find(ItemPath path) throws SaveException {
        Optional<EditedValue> place = place(path);
        return place.isEmpty() ? Optional.empty() : Optional.of(ValueAssembly.value(place.get()));
    }

    /// What a place is declared to hold; empty where there is no such place now.
    ///
    /// @throws SaveException where a page cannot be read
    public Optional<Type> findDeclared(ItemPath path) throws SaveException {
        return place(path).map(EditedValue::declared);
    }

    /// The id of what stands right before an item: of another item, or of the key of an entry;
    /// empty for the first one.
    Optional<Long> findBefore(ItemPath container, long id) throws SaveException {
        EditedValue place = walk(container);
        Optional<Long> position = place.positionOf(id);
        return position.isEmpty() || position.get() < place.unit()
                ? Optional.empty()
                : place.idAt(position.get() / place.unit() * place.unit() - place.unit());
    }

    /// The id that something put at the end of a container stands behind: of its last item, or of
    /// the key of its last entry; empty for an empty one.
    Optional<Long> lastUnit(ItemPath container) throws SaveException {
        EditedValue place = walk(container);
        return place.size() == 0 ? Optional.empty() : place.idAt(place.size() - place.unit());
    }

    private Optional<EditedValue> place(ItemPath path) throws SaveException {
        EditedValue place = walk(ItemPath.ROOT);
        for (long id : path.ids()) {
            if (!Places.isContainer(place.base()) || !place.has(id)) {
                return Optional.empty();
            }
            place = place.item(id);
        }
        return Optional.of(place);
    }

    private EditedValue walk(ItemPath path) throws SaveException {
        return replay.walk(path, new Edit.Remove(new Target(RecordId.HEADER, path)), made -> {});
    }
}
