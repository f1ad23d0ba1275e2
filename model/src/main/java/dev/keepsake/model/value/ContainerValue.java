package dev.keepsake.model.value;

/// A value that holds other values in numbered places.
///
/// Every container is one flat sequence of [Items]: the fields of a struct, the items of a list or
/// set, key, value, key, value… of a map, nothing or one item of an optional, the content of an
/// object. Paths, edits, comparison and views walk them all the same way.
public sealed interface ContainerValue extends Value
        permits StructValue,
                ListValue,
                SetValue,
                MapValue,
                OptionalValue,
                ObjectValue,
                LocalizedTextValue {

    /// The values it holds, in the order of the save.
    Items items();

    /// The same container with other values in it.
    ///
    /// @throws IllegalArgumentException where this container cannot hold them: another number of
    ///   fields, half a map entry, two values in an optional, paged items where only inline ones
    ///   can stand
    ContainerValue withItems(Items items);

    /// Inline items, or a refusal where only those can stand.
    static InlineItems requireInline(Items items) {
        if (items instanceof InlineItems inline) {
            return inline;
        }
        throw new IllegalArgumentException("paged items where only inline ones can stand");
    }
}
