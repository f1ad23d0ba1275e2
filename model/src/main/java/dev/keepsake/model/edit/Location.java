package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.PathCode;
import dev.keepsake.model.path.Path;
import org.jspecify.annotations.Nullable;

/// Where a path leads.
///
/// @param path the full path
/// @param chunk the chunk's number, −1 for the header
/// @param record the record, or [RecordId#HEADER]; null for a chunk as a whole
/// @param item the value in it, [ItemPath#ROOT] for the record, the header or the chunk itself
public record Location(Path path, int chunk, @Nullable RecordId record, ItemPath item) {
    /// The value this leads to, for an edit.
    ///
    /// @throws EditRefusedException where it leads to a chunk, a record or the whole header
    public Target target() throws EditRefusedException {
        if (record == null || item.ids().isEmpty()) {
            throw EditRefusedException.of(
                    Finding.of(PathCode.NOT_A_VALUE).with("text", path).withPath(path));
        }
        return new Target(record, item);
    }
}
