package dev.keepsake.format.container;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.finding.Span;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A chunk as the directory records it.
///
/// @param id its four letters
/// @param key tells it apart from chunks of the same id
/// @param mustUnderstand true where a reader that does not know the id must refuse the file
/// @param raw true where it holds bytes, not records
/// @param blocks its blocks, in the order of the file
public record DirectoryChunk(
        String id, String key, boolean mustUnderstand, boolean raw, List<BlockEntry> blocks) {
    private static final Set<String> KNOWN = Set.of("GLOB", "WRLD", "LSEG", "PLYR", "PROF", "CUST");

    /// Copies the list.
    public DirectoryChunk {
        blocks = List.copyOf(blocks);
    }

    /// True where this version knows what chunks of an id hold.
    public static boolean isKnown(String id) {
        return KNOWN.contains(id);
    }

    /// What the model knows of it.
    public ChunkHead head() {
        int records = 0;
        long stored = 0;
        long decoded = 0;
        for (BlockEntry block : blocks) {
            records += block.records();
            stored += block.stored();
            decoded += block.decoded();
        }
        return new ChunkHead(
                id,
                key,
                mustUnderstand,
                raw ? ChunkHead.Kind.RAW : ChunkHead.Kind.RECORDS,
                records,
                stored,
                decoded,
                span(stored));
    }

    private @Nullable Span span(long stored) {
        return blocks.isEmpty() ? null : new Span(blocks.get(0).offset(), stored);
    }
}
