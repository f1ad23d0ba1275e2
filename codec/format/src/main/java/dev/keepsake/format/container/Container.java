package dev.keepsake.format.container;

import dev.keepsake.model.finding.Span;
import java.util.List;

/// The frame of a file, read.
///
/// @param prelude its prelude
/// @param header its header; where it is damaged, what read of it
/// @param pictureSpan where the picture stands, empty where there is none
/// @param directorySpan where the directory stands
/// @param chunks its chunks; where the directory is damaged, those that read
public record Container(
        Prelude prelude,
        Header header,
        Span pictureSpan,
        Span directorySpan,
        List<DirectoryChunk> chunks) {
    /// Copies the list.
    public Container {
        chunks = List.copyOf(chunks);
    }
}
