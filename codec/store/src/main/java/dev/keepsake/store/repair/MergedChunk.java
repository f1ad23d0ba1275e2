package dev.keepsake.store.repair;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A chunk of the new file and the sources that have it, newest first. Immutable once made.
///
/// @param head what it is
/// @param sources those that have it, at least one
/// @param isAdded true where the newest source does not have it
record MergedChunk(ChunkHead head, List<ChunkParts> sources, boolean isAdded) {
    /// What tells chunks of one save apart.
    private record Key(String id, String key, ChunkHead.Kind kind) {
        static Key of(Chunk chunk) {
            return new Key(chunk.id(), chunk.key(), chunk.head().kind());
        }
    }

    /// The chunks of the newest source in its order; and those that only an older one has where the
    /// newest may have lost some.
    ///
    /// @param inputs those of which anything reads, newest first
    static List<MergedChunk> of(List<RescueInput> inputs) {
        var chunks = new ArrayList<MergedChunk>();
        Map<Key, List<ChunkParts>> all = new LinkedHashMap<>();
        for (RescueInput input : inputs) {
            boolean first = input == inputs.get(0);
            boolean takesNew = first || !inputs.get(0).isDirectorySound();
            collect(input, all, takesNew);
        }
        for (List<ChunkParts> sources : all.values()) {
            ChunkHead head = sources.get(0).parts().get(0).head();
            boolean added = sources.get(0).input() != inputs.get(0);
            chunks.add(new MergedChunk(head, sources, added));
        }
        return chunks;
    }

    private static void collect(
            RescueInput input, Map<Key, List<ChunkParts>> all, boolean takesNew) {
        SaveDocument document = input.diagnosis().document();
        for (Chunk chunk : document == null ? List.<Chunk>of() : document.chunks()) {
            List<ChunkParts> sources = all.get(Key.of(chunk));
            if (sources == null && takesNew) {
                sources = new ArrayList<>();
                all.put(Key.of(chunk), sources);
            }
            if (sources != null) {
                partsOf(input, sources).add(chunk);
            }
        }
    }

    private static ChunkParts partsOf(RescueInput input, List<ChunkParts> sources) {
        ChunkParts last = sources.isEmpty() ? null : sources.get(sources.size() - 1);
        if (last == null || last.input() != input) {
            last = new ChunkParts(input);
            sources.add(last);
        }
        return last;
    }

    Path path() {
        return Path.ofChunk(head.id(), head.key());
    }

    boolean isRaw() {
        return head.kind() == ChunkHead.Kind.RAW;
    }
}
