package dev.keepsake.store.repair;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A chunk of the new file and the sources that have it, newest first. Immutable once made.
///
/// @param head what it is
/// @param sources those that have it, at least one
/// @param isAdded true where the newest source does not have it
/// @param isRenamed true where a damaged directory of the newest source names it otherwise
record MergedChunk(ChunkHead head, List<ChunkParts> sources, boolean isAdded, boolean isRenamed) {
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
    static List<MergedChunk> of(List<RescueInput> inputs) throws SaveException {
        Map<Key, List<ChunkParts>> all = new LinkedHashMap<>();
        Map<Key, Key> renamed = Map.of();
        for (RescueInput input : inputs) {
            boolean takesNew = input.isSameAs(inputs.get(0)) || !inputs.get(0).isDirectorySound();
            renamed = takesNew ? renamed(inputs.get(0), input) : Map.of();
            collect(input, all, renamed, takesNew);
        }
        var chunks = new ArrayList<MergedChunk>();
        for (var entry : all.entrySet()) {
            List<ChunkParts> sources = entry.getValue();
            boolean other = renamed.containsValue(entry.getKey());
            ChunkParts named = sources.get(other ? sources.size() - 1 : 0);
            ChunkHead head = named.parts().get(0).head();
            boolean added = !sources.get(0).input().isSameAs(inputs.get(0));
            chunks.add(new MergedChunk(head, sources, added, other));
        }
        return chunks;
    }

    /// Chunks of an older source that the newest has at the same place under another name: both
    /// begin with a record of one subject, and neither name stands in the other source.
    private static Map<Key, Key> renamed(RescueInput newest, RescueInput older)
            throws SaveException {
        var renamed = new HashMap<Key, Key>();
        List<Chunk> left = chunks(newest);
        List<Chunk> right = chunks(older);
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            Key one = Key.of(left.get(i));
            Key two = Key.of(right.get(i));
            boolean free =
                    right.stream().noneMatch(chunk -> Key.of(chunk).equals(one))
                            && left.stream().noneMatch(chunk -> Key.of(chunk).equals(two));
            Optional<String> subject = firstSubject(left.get(i));
            if (free && subject.isPresent() && subject.equals(firstSubject(right.get(i)))) {
                renamed.put(two, one);
            }
        }
        return renamed;
    }

    private static List<Chunk> chunks(RescueInput input) {
        SaveDocument document = input.diagnosis().document();
        return document == null ? List.of() : document.chunks();
    }

    private static Optional<String> firstSubject(Chunk chunk) throws SaveException {
        try {
            boolean none = chunk.head().kind() == ChunkHead.Kind.RAW || chunk.size() == 0;
            return none ? Optional.empty() : Optional.of(chunk.record(0).head().subject());
        } catch (SaveException failure) {
            if (!Faults.isOfContent(failure)) {
                throw failure;
            }
            return Optional.empty();
        }
    }

    private static void collect(
            RescueInput input,
            Map<Key, List<ChunkParts>> all,
            Map<Key, Key> renamed,
            boolean takesNew) {
        for (Chunk chunk : chunks(input)) {
            Key key = renamed.getOrDefault(Key.of(chunk), Key.of(chunk));
            List<ChunkParts> sources = all.get(key);
            if (sources == null && takesNew) {
                sources = new ArrayList<>();
                all.put(key, sources);
            }
            if (sources != null) {
                partsOf(input, sources).add(chunk);
            }
        }
    }

    private static ChunkParts partsOf(RescueInput input, List<ChunkParts> sources) {
        ChunkParts last = sources.isEmpty() ? null : sources.get(sources.size() - 1);
        if (last == null || !last.input().isSameAs(input)) {
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
