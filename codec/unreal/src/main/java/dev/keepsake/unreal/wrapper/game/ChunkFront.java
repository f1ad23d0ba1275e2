package dev.keepsake.unreal.wrapper.game;

import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;

/// What a game puts before the chunks, other than content.
///
/// @param name the name of the wrapping
/// @param bytes those bytes, as read
/// @param header what they say
public record ChunkFront(String name, Bytes bytes, StructValue header) {
    /// Nothing before the chunks.
    public static final ChunkFront NONE =
            new ChunkFront("chunks", Bytes.EMPTY, StructValue.builder("").build());
}
