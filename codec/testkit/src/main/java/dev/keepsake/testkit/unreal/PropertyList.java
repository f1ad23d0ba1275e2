package dev.keepsake.testkit.unreal;

import java.util.function.Consumer;

/// The properties of one struct, to be filled in the order in which they shall stand.
public final class PropertyList extends Properties<PropertyList> {
    PropertyList() {}

    @Override
    PropertyList self() {
        return this;
    }

    /// The bytes of a list with this content, "None" included.
    static byte[] encode(Dialect dialect, Consumer<PropertyList> content) {
        PropertyList list = new PropertyList();
        content.accept(list);
        return list.encode(dialect);
    }
}
