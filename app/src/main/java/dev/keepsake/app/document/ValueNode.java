package dev.keepsake.app.document;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.Value;

/// A row of the value tree. Immutable.
public sealed interface ValueNode {
    /// How many rows stand in one page.
    int PAGE = 1000;

    /// True where rows stand below.
    boolean hasChildren();

    /// A value.
    ///
    /// @param record the record it stands in, or the header
    /// @param itemPath where in the record
    /// @param path its address
    /// @param label its name, index or key to show
    /// @param declared what its place is declared to hold
    /// @param value the value
    /// @param summary the value in one line
    record Row(
            RecordId record,
            ItemPath itemPath,
            Path path,
            String label,
            Type declared,
            Value value,
            String summary)
            implements ValueNode {
        @Override
        public boolean hasChildren() {
            return size() > 0;
        }

        /// How many rows stand below, pages not counted.
        public long size() {
            return switch (value) {
                case MapValue map -> map.entryCount();
                case ContainerValue container -> container.items().size();
                case PackedValue packed -> packed.count();
                default -> 0;
            };
        }

        /// True for a value kept as read.
        public boolean isKeptAsRead() {
            return value instanceof OpaqueValue;
        }
    }

    /// A run of items of a container that has more than one page holds.
    ///
    /// @param owner the container
    /// @param from the first item
    /// @param to the item after the last
    record Page(Row owner, long from, long to) implements ValueNode {
        @Override
        public boolean hasChildren() {
            return true;
        }

        /// True where items stand below, false where smaller pages do.
        public boolean isSmallest() {
            return to - from <= PAGE;
        }
    }
}
