package dev.keepsake.app.editor.structure;

import dev.keepsake.app.editor.form.Items;
import dev.keepsake.app.editor.form.PlaceReader;
import dev.keepsake.app.editor.form.Standards;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Edits of items of a save as edited: by ids that other edits do not move. Runs on workers, for
/// one thread.
public final class ItemEdits {
    private final PlaceReader places;
    private final Standards standards;
    private final TypeCatalog types;

    /// Edits of items of this save.
    public ItemEdits(EditedSave save, Progress progress) {
        this.places = new PlaceReader(save, progress);
        this.types = save.document().origin().types();
        this.standards = new Standards(types);
    }

    /// What can be done with a value.
    ///
    /// @param among where it stands, null for a section or a header field
    public static Set<ItemAction> actions(Value value, PlaceReader.@Nullable Among among) {
        Set<ItemAction> actions = EnumSet.noneOf(ItemAction.class);
        if (grows(value)) {
            actions.add(ItemAction.ADD);
        }
        if (among == null) {
            return actions;
        }
        if (grows(among.holder()) && !(among.holder() instanceof OptionalValue)) {
            actions.add(ItemAction.ADD);
            actions.add(ItemAction.DUPLICATE);
            if (among.position() > 0) {
                actions.add(ItemAction.UP);
            }
            if (among.position() < among.count() - 1) {
                actions.add(ItemAction.DOWN);
            }
        }
        if (isLoose(among.holder())) {
            actions.add(ItemAction.REMOVE);
        }
        return actions;
    }

    /// True where an item can be added.
    private static boolean grows(Value value) {
        return value instanceof OptionalValue optional
                ? optional.items().count() == 0
                : isLoose(value);
    }

    /// True where items come and go.
    private static boolean isLoose(Value value) {
        return value instanceof ListValue
                || value instanceof SetValue
                || value instanceof MapValue
                || value instanceof PackedValue
                || value instanceof OptionalValue;
    }

    /// The edits that do something with a value.
    ///
    /// @throws SaveException where a new value cannot be made up, or the record cannot be read
    /// @throws IllegalArgumentException where the value is gone
    public List<Edit> edits(ItemAction action, Target target) throws SaveException {
        PlaceReader.Among among = places.among(target);
        if (action == ItemAction.ADD) {
            Value value = places.read(target).value();
            return List.of(grows(value) ? append(target, value) : addBehind(among));
        }
        PlaceReader.Among here = Objects.requireNonNull(among, "no item");
        Target own = here.holder() instanceof MapValue ? Items.key(target) : target;
        return List.of(
                switch (action) {
                    case ADD, DUPLICATE -> duplicate(own, here);
                    case REMOVE -> new Edit.Remove(own);
                    case UP -> new Edit.Move(own, anchor(here, here.position() - 2));
                    case DOWN -> new Edit.Move(own, anchor(here, here.position() + 1));
                });
    }

    private long anchor(PlaceReader.Among among, long position) throws SaveException {
        return position < 0
                ? Edit.Insert.FIRST
                : places.id(among.container(), among.holder(), position);
    }

    private Edit append(Target container, Value holder) throws SaveException {
        long count = Items.count(holder);
        return insert(new PlaceReader.Among(container, holder, count - 1));
    }

    private Edit addBehind(PlaceReader.@Nullable Among among) throws SaveException {
        return insert(Objects.requireNonNull(among, "no item"));
    }

    /// Puts a new item behind the one at a position, −1 for the first place.
    private Edit insert(PlaceReader.Among among) throws SaveException {
        Value holder = among.holder();
        boolean map = holder instanceof MapValue;
        Optional<Value> sibling =
                among.position() < 0
                        ? Optional.empty()
                        : Optional.of(sibling(holder, among.position(), map ? 1 : 0));
        Type declared = Items.declared(holder, map ? 1 : 0);
        Value value = sibling.isEmpty() ? standards.of(declared) : standards.like(sibling.get());
        Slot slot = new Slot(declared, value, Encoding.DEFAULT);
        return new Edit.Insert(
                among.container(),
                anchor(among, among.position()),
                places.nextId(among.container()),
                map ? newKey((MapValue) holder, among.position()) : null,
                holder instanceof SetValue set ? free(set, slot) : slot);
    }

    private Value sibling(Value holder, long position, int part) throws SaveException {
        long index = holder instanceof MapValue ? 2 * position + part : position;
        return Items.item(holder, index, types, null).value();
    }

    private Slot newKey(MapValue map, long position) throws SaveException {
        Type declared = map.type().key();
        Value begin = position < 0 ? standards.of(declared) : sibling(map, position, 0);
        Value key = position < 0 ? begin : FreeKeys.after(begin, map);
        return new Slot(declared, key, Encoding.DEFAULT);
    }

    /// An item that the set does not have yet, where one can be made up.
    private static Slot free(SetValue set, Slot slot) throws SaveException {
        return new Slot(slot.declared(), FreeKeys.in(slot.value(), set), slot.encoding());
    }

    private Edit duplicate(Target own, PlaceReader.Among among) throws SaveException {
        Value holder = among.holder();
        boolean map = holder instanceof MapValue;
        long index = map ? 2 * among.position() + 1 : among.position();
        Items.Item item = Items.item(holder, index, types, null);
        Slot slot = new Slot(item.declared(), item.value(), item.encoding());
        return new Edit.Insert(
                among.container(),
                own.path().last(),
                places.nextId(among.container()),
                map ? newKey((MapValue) holder, among.position()) : null,
                holder instanceof SetValue set ? free(set, slot) : slot);
    }

    /// The item that a new one stands in the place of, for whoever wants to show it.
    public static Target inserted(Edit.Insert insert) {
        ItemPath path = insert.target().path();
        long id = insert.key() == null ? insert.id() : insert.id() - 1;
        return new Target(insert.target().record(), path.then(id));
    }
}
