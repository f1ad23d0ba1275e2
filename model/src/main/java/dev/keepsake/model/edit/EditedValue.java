package dev.keepsake.model.edit;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A place of a record while edits are replayed: what stood there when it was last set as a whole,
/// and what edits did in it since. For one thread.
final class EditedValue {
    private final TreeMap<Long, EditedValue> items = new TreeMap<>();
    private final TreeMap<Long, String> names = new TreeMap<>();
    private final @Nullable Edit madeBy;
    private Type declared;
    private Value base;
    private Encoding encoding;
    private @Nullable Edit setBy;
    private @Nullable ItemOrder order;

    /// A place as opened, or as an edit added it.
    ///
    /// @param madeBy the edit that added it, null where it was opened
    EditedValue(Type declared, Value base, Encoding encoding, @Nullable Edit madeBy) {
        this.declared = declared;
        this.base = base;
        this.encoding = encoding;
        this.madeBy = madeBy;
        this.setBy = madeBy;
    }

    Type declared() {
        return declared;
    }

    /// The value when it was last set as a whole, without the edits in it.
    Value base() {
        return base;
    }

    Encoding encoding() {
        return encoding;
    }

    /// The edit that added this place, null where it was opened.
    @Nullable Edit madeBy() {
        return madeBy;
    }

    /// The edit that set its value as a whole, null where it is the opened one.
    @Nullable Edit setBy() {
        return setBy;
    }

    int unit() {
        return Places.unit(base);
    }

    /// The number of items there now.
    long size() {
        return order == null ? Places.size(base) : order.size() * unit();
    }

    /// True where an item is here now.
    boolean has(long id) {
        if (order != null) {
            return order.isAlive(ItemIds.unit(id, unit()));
        }
        return id >= 0 && id < Places.size(base);
    }

    /// True where an item is or was here.
    boolean knows(long id) {
        return order == null ? has(id) : order.isKnown(ItemIds.unit(id, unit()));
    }

    /// The item with an id.
    ///
    /// @throws IllegalArgumentException where it is not here
    EditedValue item(long id) throws SaveException {
        EditedValue known = items.get(id);
        if (known != null && has(id)) {
            return known;
        }
        if (id < 0 || !has(id)) {
            throw new IllegalArgumentException("no item " + id);
        }
        EditedItems.Spelled opened = Places.item(base, id);
        StructType fields = Places.fields(base);
        Type type =
                fields == null ? Places.declared(base, id) : fields.fields().get((int) id).type();
        var item = new EditedValue(type, opened.value(), opened.encoding(), null);
        items.put(id, item);
        return item;
    }

    /// The name of a field.
    String name(long id) {
        String other = names.get(id);
        if (other != null) {
            return other;
        }
        return Objects.requireNonNull(Places.fields(base)).fields().get((int) id).name();
    }

    /// The fields there now by id, in order, for a struct, an object or a localized text.
    List<Long> fieldIds() {
        var ids = new ArrayList<Long>();
        for (ItemOrder.Run run : runs()) {
            for (long i = 0; i < run.count(); i++) {
                ids.add(run.first() + i);
            }
        }
        return ids;
    }

    List<ItemOrder.Run> runs() {
        long units = Places.size(base) / unit();
        return order == null
                ? units == 0 ? List.of() : List.of(new ItemOrder.Run(0, units))
                : order.runs();
    }

    /// The items that edits looked into or added, by id.
    NavigableMap<Long, EditedValue> items() {
        return items;
    }

    boolean isOrdered() {
        return order != null;
    }

    boolean isRenamed() {
        return !names.isEmpty();
    }

    boolean isRenamed(long id) {
        return names.containsKey(id);
    }

    /// Another value as a whole: what edits did in the old one is gone.
    void set(Value value, Encoding spelling, Edit edit) {
        base = value;
        encoding = spelling;
        setBy = edit;
        order = null;
        items.clear();
        names.clear();
    }

    void retype(Type type) {
        declared = type;
    }

    void spell(Encoding other) {
        encoding = other;
    }

    /// The same value in another cover, with the same items.
    void rename(Value sameItems) {
        base = sameItems;
    }

    void renameField(long id, String name) {
        names.put(id, name);
    }

    void insert(long id, long after, EditedValue... added) {
        long unitId = ItemIds.unit(id, unit());
        order().insert(unitId, anchor(after));
        for (int part = 0; part < added.length; part++) {
            items.put(ItemIds.item(unitId, unit(), part), added[part]);
        }
    }

    void remove(long id) {
        order().remove(ItemIds.unit(id, unit()));
    }

    void move(long id, long after) {
        order().move(ItemIds.unit(id, unit()), anchor(after));
    }

    /// The id that stands before an item, also where it is gone; [Edit.Insert#FIRST] for none.
    long before(long id) {
        long unitId = order().before(ItemIds.unit(id, unit()));
        return unitId == Edit.Insert.FIRST ? unitId : ItemIds.item(unitId, unit(), 0);
    }

    /// The id that a new item takes.
    long nextId() {
        long lowest = order == null ? 0 : order.lowest();
        return ItemIds.item(lowest - 1, unit(), 0);
    }

    /// The id of the item at a position.
    Optional<Long> idAt(long position) {
        long unitsBefore = position / unit();
        for (ItemOrder.Run run : runs()) {
            if (unitsBefore < run.count()) {
                long unitId = run.first() + unitsBefore;
                return Optional.of(ItemIds.item(unitId, unit(), (int) (position % unit())));
            }
            unitsBefore -= run.count();
        }
        return Optional.empty();
    }

    /// The position of an item.
    Optional<Long> positionOf(long id) {
        long unitId = ItemIds.unit(id, unit());
        int part = ItemIds.isFirst(id, unit()) ? 0 : 1;
        long before = 0;
        for (ItemOrder.Run run : runs()) {
            if (unitId >= run.first() && unitId < run.first() + run.count()) {
                return Optional.of((before + unitId - run.first()) * unit() + part);
            }
            before += run.count();
        }
        return Optional.empty();
    }

    private long anchor(long after) {
        return after == Edit.Insert.FIRST ? after : ItemIds.unit(after, unit());
    }

    private ItemOrder order() {
        if (order == null) {
            order = new ItemOrder(Places.size(base) / unit());
        }
        return order;
    }
}
