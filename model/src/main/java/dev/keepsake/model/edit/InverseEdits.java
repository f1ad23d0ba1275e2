package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Edits that take one edit of a value back: value, spelling, position and every id as they were.
///
/// A value that edits had changed inside comes back in two steps: as it was before those edits, and
/// those edits again, so that ids inside mean what they meant.
final class InverseEdits {
    private final RecordReplay replay;
    private final Edit.OfValue edit;
    private int since = -1;

    private InverseEdits(RecordReplay replay, Edit.OfValue edit) {
        this.replay = replay;
        this.edit = edit;
    }

    /// What takes an edit back that is about to be done.
    static List<Edit> of(RecordReplay replay, Edit.OfValue edit) throws SaveException {
        return new InverseEdits(replay, edit).inverse();
    }

    private List<Edit> inverse() throws SaveException {
        Target target = edit.target();
        return switch (edit) {
            case Edit.SetValue set -> {
                EditedValue place = place(target.path());
                yield withInside(
                        new Edit.SetValue(target, place.base(), place.encoding()), target.path());
            }
            case Edit.Retype retype -> {
                EditedValue place = place(target.path());
                yield withInside(new Edit.Retype(target, slot(place)), target.path());
            }
            case Edit.SetKey set -> setKey(target);
            case Edit.SetName set -> List.of(new Edit.SetName(target, name(target)));
            case Edit.Insert insert ->
                    List.of(new Edit.Remove(at(target, target.path().then(insert.id()))));
            case Edit.Remove remove -> insert(target);
            case Edit.Move move ->
                    List.of(new Edit.Move(target, parent(target).before(target.path().last())));
            case Edit.SetEncoding set ->
                    List.of(new Edit.SetEncoding(target, place(target.path()).encoding()));
            case Edit.SetBytes set -> List.of(new Edit.SetBytes(target, bytes(target)));
        };
    }

    private List<Edit> setKey(Target target) throws SaveException {
        EditedValue parent = parent(target);
        if (parent.base() instanceof MapValue) {
            EditedValue key = place(target.path());
            return withInside(new Edit.SetKey(target, key.base(), key.encoding()), target.path());
        }
        var name = new NameValue(Bytes.ofName(parent.name(target.path().last())));
        return List.of(new Edit.SetKey(target, name, null));
    }

    private List<Edit> insert(Target target) throws SaveException {
        ItemPath container = target.path().parent();
        EditedValue parent = parent(target);
        long id = target.path().last();
        long after = parent.before(id);
        Target into = at(target, container);
        if (parent.base() instanceof MapValue) {
            long valueId = ItemIds.item(ItemIds.unit(id, 2), 2, 1);
            EditedValue key = place(target.path());
            EditedValue value = place(container.then(valueId));
            return withInside(
                    new Edit.Insert(into, after, id, slot(key), slot(value)),
                    target.path(),
                    container.then(valueId));
        }
        Slot key =
                Places.fields(parent.base()) == null
                        ? null
                        : Slot.of(new NameValue(Bytes.ofName(parent.name(id))));
        EditedValue place = place(target.path());
        return withInside(new Edit.Insert(into, after, id, key, slot(place)), target.path());
    }

    private String name(Target target) throws SaveException {
        return switch (place(target.path()).base()) {
            case ObjectValue object -> object.name();
            case LocalizedTextValue text -> text.form();
            default -> throw Refusal.of(EditCode.NOT_NAMED, edit);
        };
    }

    private Bytes bytes(Target target) throws SaveException {
        if (place(target.path()).base() instanceof OpaqueValue kept) {
            return kept.bytes();
        }
        throw Refusal.of(EditCode.NOT_KEPT_AS_READ, edit);
    }

    /// The place at a path; edits in it count from the last one that made it or what holds it.
    private EditedValue place(ItemPath path) throws SaveException {
        Consumer<Edit> latest = made -> since = Math.max(since, indexOf(made));
        EditedValue place = replay.walk(path, edit, latest);
        Edit setBy = place.setBy();
        if (setBy != null) {
            latest.accept(setBy);
        }
        return place;
    }

    @SuppressWarnings("ReferenceEquality")
    private int indexOf(Edit made) {
        for (int i = replay.done().size() - 1; i >= 0; i--) {
            if (replay.done().get(i) == made) {
                return i;
            }
        }
        return -1;
    }

    private EditedValue parent(Target target) throws SaveException {
        return replay.walk(target.path().parent(), edit, made -> {});
    }

    private static Slot slot(EditedValue place) {
        return new Slot(place.declared(), place.base(), place.encoding());
    }

    private static Target at(Target target, ItemPath path) {
        return new Target(target.record(), path);
    }

    /// An edit that brings values back, and the edits done inside them since they were set.
    private List<Edit> withInside(Edit first, ItemPath... brought) {
        var edits = new ArrayList<Edit>(List.of(first));
        for (Edit.OfValue done : replay.done().subList(since + 1, replay.done().size())) {
            for (ItemPath path : brought) {
                if (isInside(done, path)) {
                    edits.add(done);
                }
            }
        }
        return edits;
    }

    private static boolean isInside(Edit.OfValue done, ItemPath path) {
        List<Long> ids = done.target().path().ids();
        int depth = path.ids().size();
        boolean below = ids.size() > depth || ids.size() == depth && done instanceof Edit.Insert;
        return below && ids.subList(0, depth).equals(path.ids());
    }
}
