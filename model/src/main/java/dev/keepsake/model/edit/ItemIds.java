package dev.keepsake.model.edit;

/// The ids of items, and of the units that edits add, remove and move: a unit of a map is a key and
/// its value, of any other container one item.
final class ItemIds {
    private ItemIds() {}

    /// The unit an item belongs to.
    static long unit(long item, int unit) {
        return unit == 1 ? item : item >= 0 ? item / 2 : (item - 1) / 2;
    }

    /// The id of the n-th item of a unit.
    static long item(long unitId, int unit, int part) {
        if (unit == 1) {
            return unitId;
        }
        return unitId >= 0 ? unitId * 2 + part : unitId * 2 + 1 - part;
    }

    /// True for the first item of a unit: in a map, the key.
    static boolean isFirst(long item, int unit) {
        return unit == 1 || item % 2 == (item >= 0 ? 0 : -1);
    }
}
