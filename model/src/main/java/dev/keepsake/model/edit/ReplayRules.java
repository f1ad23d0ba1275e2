package dev.keepsake.model.edit;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// What must hold of a place for an edit to fit; each rule refuses the edit where it does not.
final class ReplayRules {
    private ReplayRules() {}

    /// A place takes only values that fit what it is declared to be.
    static void requireFit(Type declared, Value value, Edit edit) throws SaveException {
        if (!value.fits(declared)) {
            throw EditRefusedException.of(
                    Refusal.finding(EditCode.TYPE, edit)
                            .with("declared", declared.displayName())
                            .with("type", value.type().displayName()));
        }
    }

    /// Something must be able to stand in the place.
    static void requireContainer(EditedValue place, Edit edit) throws SaveException {
        if (place.base() instanceof OpaqueValue) {
            throw Refusal.of(EditCode.KEPT_AS_READ, edit);
        }
        if (!Places.isContainer(place.base())) {
            throw Refusal.of(EditCode.NOT_A_CONTAINER, edit);
        }
    }

    /// An edit of a whole map entry must name its key.
    static void requireUnit(EditedValue parent, long id, Edit edit) throws SaveException {
        if (!ItemIds.isFirst(id, parent.unit())) {
            throw Refusal.of(EditCode.NO_ITEM, edit, "id", id);
        }
    }

    /// A new item takes an id that is free here: a new one, or that of one that is gone.
    static void requireFreeId(EditedValue place, Edit.Insert edit) throws SaveException {
        long id = edit.id();
        boolean ofUnit = id != Edit.Insert.FIRST && ItemIds.isFirst(id, place.unit());
        boolean free = ofUnit && !place.has(id) && (id < 0 || place.knows(id));
        if (!free || id == edit.after()) {
            throw Refusal.of(EditCode.ID, edit, "id", id);
        }
    }

    /// An item can stand behind one that is or was here.
    static void requirePosition(EditedValue place, long after, Edit edit) throws SaveException {
        boolean known =
                after == Edit.Insert.FIRST
                        || ItemIds.isFirst(after, place.unit()) && place.knows(after);
        if (!known) {
            throw Refusal.of(EditCode.POSITION, edit, "after", after);
        }
    }

    /// The name a field or section gets.
    static String requireName(@Nullable Value key, Edit edit) throws SaveException {
        if (key instanceof NameValue name) {
            return name.bytes().asName();
        }
        throw Refusal.of(EditCode.KEY, edit);
    }
}
