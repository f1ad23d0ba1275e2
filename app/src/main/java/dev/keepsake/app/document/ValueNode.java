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
import org.jspecify.annotations.Nullable;

/// A row of the value tree. Immutable.
public sealed interface ValueNode {
    /// How many rows stand in one page.
    int PAGE = 1000;

    /// True where rows stand below.
    boolean hasChildren();

    /// What tells it apart in its record, whatever edits do there.
    Key key();

    /// A value, or a run of items in it.
    ///
    /// @param item the value
    /// @param from the first item of the run, −1 for the value itself
    /// @param length how many items a full run of its size has, 0 for the value itself
    record Key(ItemPath item, long from, long length) {}

    /// A value.
    ///
    /// @param record the record it stands in, or the header
    /// @param itemPath where in the record, by the ids that edits address it with
    /// @param path its address
    /// @param label its name, index or key to show
    /// @param declared what its place is declared to hold
    /// @param value the value
    /// @param summary the value in one line
    /// @param past what edits made of it, null where it is as opened
    record Row(
            RecordId record,
            ItemPath itemPath,
            Path path,
            String label,
            Type declared,
            Value value,
            String summary,
            @Nullable Past past)
            implements ValueNode {
        @Override
        public Key key() {
            return new Key(itemPath, -1, 0);
        }

        /// True where edits changed it, something in it, or added it.
        public boolean isChanged() {
            return past != null;
        }

        /// What stood here when the save was opened; null where it was added.
        public @Nullable Value was() {
            return past == null ? value : past.value();
        }

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

    /// What stood in the place of a row that edits changed.
    ///
    /// @param value null where nothing did
    /// @param summary the value in one line, empty for none
    record Past(@Nullable Value value, String summary) {}

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

        @Override
        public Key key() {
            return new Key(owner.itemPath(), from, length());
        }

        /// Pages of one size stand beside one another: the last one may hold less.
        private long length() {
            long length = PAGE;
            while (length < to - from) {
                length *= PAGE;
            }
            return length;
        }

        /// True where items stand below, false where smaller pages do.
        public boolean isSmallest() {
            return to - from <= PAGE;
        }
    }
}
