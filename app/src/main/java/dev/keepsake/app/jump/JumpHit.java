package dev.keepsake.app.jump;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;

/// A record that fits what was typed.
///
/// @param source the save it is in
/// @param id which record
/// @param head its subject and class
/// @param chunk the chunk it is in
/// @param score how well it fits, more is better
public record JumpHit(
        JumpSource source, RecordId id, RecordHead head, ChunkHead chunk, int score) {
    /// Shows it.
    public void go() {
        source.goTo().accept(id);
    }
}
