package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Edits of one record (or of the header), done again over its content.
///
/// Refuses what does not fit what stands there. For one thread.
final class RecordReplay {
    /// How deep values may stand in one another.
    static final int MOST_DEPTH = 256;

    private final EditedValue root;
    private final boolean sections;
    private final List<Edit.OfValue> done = new ArrayList<>();

    private RecordReplay(StructValue content, boolean sections) {
        this.root = new EditedValue(PrimitiveType.ANY, content, Encoding.DEFAULT, null);
        this.sections = sections;
    }

    /// Over a record: its sections are the fields of the root.
    static RecordReplay of(RecordContent content) {
        var struct = StructValue.builder("");
        for (Section section : content.sections()) {
            struct.add(section.id(), PrimitiveType.ANY, section.content(), section.encoding());
        }
        return new RecordReplay(struct.build(), true);
    }

    /// Over the header.
    static RecordReplay of(StructValue header) {
        return new RecordReplay(header, false);
    }

    /// The content now.
    RecordContent content() throws SaveException {
        var sectionsNow = new ArrayList<Section>();
        for (long id : root.fieldIds()) {
            EditedValue section = root.item(id);
            sectionsNow.add(
                    new Section(root.name(id), ValueAssembly.value(section), section.encoding()));
        }
        return new RecordContent(sectionsNow);
    }

    /// The header now.
    StructValue header() throws SaveException {
        return (StructValue) ValueAssembly.value(root);
    }

    /// The edits done so far.
    List<Edit.OfValue> done() {
        return done;
    }

    /// The place at a path; empty ids give the record itself.
    ///
    /// @param needed takes the edits that made the places on the way, the last one included
    EditedValue walk(ItemPath path, Edit edit, Consumer<Edit> needed) throws SaveException {
        if (path.ids().size() > MOST_DEPTH) {
            throw Refusal.of(EditCode.TOO_DEEP, edit, "allowed", MOST_DEPTH);
        }
        EditedValue place = root;
        for (long id : path.ids()) {
            add(needed, place.setBy());
            place = step(place, id, edit);
            add(needed, place.madeBy());
        }
        return place;
    }

    private static EditedValue step(EditedValue place, long id, Edit edit) throws SaveException {
        requireContainer(place, edit);
        if (!place.has(id)) {
            throw Refusal.of(EditCode.NO_ITEM, edit, "id", id);
        }
        return place.item(id);
    }

    private static void add(Consumer<Edit> needed, @Nullable Edit edit) {
        if (edit != null) {
            needed.accept(edit);
        }
    }

    /// Does an edit.
    ///
    /// @param needed takes the edits this one builds on: those that made what it changes
    void apply(Edit.OfValue edit, Consumer<Edit> needed) throws SaveException {
        switch (edit) {
            case Edit.SetValue set -> setValue(set, needed);
            case Edit.SetKey set -> setKey(set, needed);
            case Edit.SetName set -> setName(set, needed);
            case Edit.Insert insert -> insert(insert, needed);
            case Edit.Remove remove -> parent(remove, needed).remove(last(remove));
            case Edit.Move move -> move(move, needed);
            case Edit.Retype retype -> retype(retype, needed);
            case Edit.SetEncoding set -> whole(set, needed).spell(set.encoding());
            case Edit.SetBytes set -> setBytes(set, needed);
        }
        done.add(edit);
    }

    private void setValue(Edit.SetValue edit, Consumer<Edit> needed) throws SaveException {
        EditedValue parent = parent(edit, needed);
        EditedValue place = parent.item(last(edit));
        if (parent.base() instanceof MapValue && ItemIds.isFirst(last(edit), 2)) {
            throw Refusal.of(EditCode.IS_A_KEY, edit);
        }
        replace(place, edit.value(), edit.encoding(), edit);
    }

    private static void replace(
            EditedValue place, Value value, @Nullable Encoding encoding, Edit edit)
            throws SaveException {
        if (!value.fits(place.declared())) {
            throw misfit(edit, place.declared().displayName(), value);
        }
        boolean sameType = value.type().equals(place.base().type());
        Encoding kept = sameType ? place.encoding() : Encoding.DEFAULT;
        place.set(value, encoding == null ? kept : encoding, edit);
    }

    private static SaveException misfit(Edit edit, String declared, Value value) {
        return EditRefusedException.of(
                Refusal.finding(EditCode.TYPE, edit)
                        .with("declared", declared)
                        .with("type", value.type().displayName()));
    }

    private void setKey(Edit.SetKey edit, Consumer<Edit> needed) throws SaveException {
        EditedValue parent = parent(edit, needed);
        long id = last(edit);
        if (parent.base() instanceof MapValue && ItemIds.isFirst(id, 2)) {
            replace(parent.item(id), edit.key(), edit.encoding(), edit);
        } else if (Places.fields(parent.base()) != null) {
            String name = requireName(edit.key(), edit);
            requireNewSection(parent, id, name, edit);
            parent.renameField(id, name);
        } else {
            throw Refusal.of(EditCode.NOT_A_FIELD, edit);
        }
    }

    private void setName(Edit.SetName edit, Consumer<Edit> needed) throws SaveException {
        EditedValue place = whole(edit, needed);
        place.rename(
                switch (place.base()) {
                    case ObjectValue object -> new ObjectValue(edit.name(), object.content());
                    case LocalizedTextValue text ->
                            new LocalizedTextValue(edit.name(), text.parts());
                    default -> throw Refusal.of(EditCode.NOT_NAMED, edit);
                });
    }

    private void insert(Edit.Insert edit, Consumer<Edit> needed) throws SaveException {
        EditedValue place = whole(edit, needed);
        requireContainer(place, edit);
        requireFreeId(place, edit);
        requirePosition(place, edit.after(), edit);
        if (place.base() instanceof OptionalValue && place.size() > 0) {
            throw Refusal.of(EditCode.FULL, edit);
        }
        Slot slot = edit.slot();
        var item = new EditedValue(slot.declared(), slot.value(), slot.encoding(), edit);
        if (Places.fields(place.base()) != null) {
            String name = requireName(edit.key() == null ? null : edit.key().value(), edit);
            requireNewSection(place, edit.id(), name, edit);
            place.renameField(edit.id(), name);
            place.insert(edit.id(), edit.after(), item);
        } else if (place.base() instanceof MapValue) {
            place.insert(edit.id(), edit.after(), key(place, edit), fitting(place, item, edit));
        } else {
            if (edit.key() != null) {
                throw Refusal.of(EditCode.KEY, edit);
            }
            place.insert(edit.id(), edit.after(), fitting(place, item, edit));
        }
    }

    private static EditedValue key(EditedValue map, Edit.Insert edit) throws SaveException {
        Slot key = edit.key();
        if (key == null) {
            throw Refusal.of(EditCode.KEY, edit);
        }
        var item = new EditedValue(key.declared(), key.value(), key.encoding(), edit);
        item.retype(Places.declared(map.base(), edit.id()));
        if (!item.base().fits(item.declared())) {
            throw misfit(edit, item.declared().displayName(), item.base());
        }
        return item;
    }

    /// The item, declared to be what the container declares.
    private static EditedValue fitting(EditedValue container, EditedValue item, Edit.Insert edit)
            throws SaveException {
        long id = container.unit() == 2 ? ItemIds.item(ItemIds.unit(edit.id(), 2), 2, 1) : 0;
        item.retype(Places.declared(container.base(), id));
        if (!item.base().fits(item.declared())) {
            throw misfit(edit, item.declared().displayName(), item.base());
        }
        return item;
    }

    private void move(Edit.Move edit, Consumer<Edit> needed) throws SaveException {
        EditedValue parent = parent(edit, needed);
        requireUnit(parent, last(edit), edit);
        requirePosition(parent, edit.after(), edit);
        parent.move(last(edit), edit.after());
    }

    private void retype(Edit.Retype edit, Consumer<Edit> needed) throws SaveException {
        EditedValue parent = parent(edit, needed);
        if (Places.fields(parent.base()) == null) {
            throw Refusal.of(EditCode.NOT_A_FIELD, edit);
        }
        EditedValue place = parent.item(last(edit));
        place.retype(edit.slot().declared());
        place.set(edit.slot().value(), edit.slot().encoding(), edit);
    }

    private void setBytes(Edit.SetBytes edit, Consumer<Edit> needed) throws SaveException {
        EditedValue place = whole(edit, needed);
        if (!(place.base() instanceof OpaqueValue kept)) {
            throw Refusal.of(EditCode.NOT_KEPT_AS_READ, edit);
        }
        var value = new OpaqueValue(edit.bytes(), kept.declared(), kept.reason());
        place.set(value, place.encoding(), edit);
    }

    /// The container of an edit's target, which holds it now.
    private EditedValue parent(Edit.OfValue edit, Consumer<Edit> needed) throws SaveException {
        if (edit.target().path().ids().isEmpty()) {
            throw Refusal.of(EditCode.NO_ITEM, edit, "id", "");
        }
        EditedValue parent = walk(edit.target().path().parent(), edit, needed);
        add(needed, parent.setBy());
        EditedValue item = step(parent, last(edit), edit);
        add(needed, item.madeBy());
        if (edit instanceof Edit.Remove) {
            requireUnit(parent, last(edit), edit);
        }
        return parent;
    }

    /// The target of an edit that changes a value, or adds to it, without replacing it.
    private EditedValue whole(Edit.OfValue edit, Consumer<Edit> needed) throws SaveException {
        EditedValue place = walk(edit.target().path(), edit, needed);
        add(needed, place.setBy());
        if (place == root && !(edit instanceof Edit.Insert)) {
            throw Refusal.of(EditCode.NO_ITEM, edit, "id", "");
        }
        return place;
    }

    private static long last(Edit.OfValue edit) {
        return edit.target().path().last();
    }

    private static void requireContainer(EditedValue place, Edit edit) throws SaveException {
        if (place.base() instanceof OpaqueValue) {
            throw Refusal.of(EditCode.KEPT_AS_READ, edit);
        }
        if (!Places.isContainer(place.base())) {
            throw Refusal.of(EditCode.NOT_A_CONTAINER, edit);
        }
    }

    private static void requireUnit(EditedValue parent, long id, Edit edit) throws SaveException {
        if (!ItemIds.isFirst(id, parent.unit())) {
            throw Refusal.of(EditCode.NO_ITEM, edit, "id", id);
        }
    }

    private static void requireFreeId(EditedValue place, Edit.Insert edit) throws SaveException {
        long id = edit.id();
        boolean ofUnit = id != Edit.Insert.FIRST && ItemIds.isFirst(id, place.unit());
        boolean free = ofUnit && !place.has(id) && (id < 0 || place.knows(id));
        if (!free || id == edit.after()) {
            throw Refusal.of(EditCode.ID, edit, "id", id);
        }
    }

    private static void requirePosition(EditedValue place, long after, Edit edit)
            throws SaveException {
        boolean known =
                after == Edit.Insert.FIRST
                        || ItemIds.isFirst(after, place.unit()) && place.knows(after);
        if (!known) {
            throw Refusal.of(EditCode.POSITION, edit, "after", after);
        }
    }

    private static String requireName(@Nullable Value key, Edit edit) throws SaveException {
        if (key instanceof NameValue name) {
            return name.bytes().asName();
        }
        throw Refusal.of(EditCode.KEY, edit);
    }

    /// A record has each section once; structs may have a field twice.
    private void requireNewSection(EditedValue parent, long own, String name, Edit edit)
            throws SaveException {
        if (!sections || parent != root) {
            return;
        }
        for (long id : root.fieldIds()) {
            if (id != own && root.name(id).equals(name)) {
                throw Refusal.of(EditCode.SECTION_TWICE, edit, "name", name);
            }
        }
    }
}
