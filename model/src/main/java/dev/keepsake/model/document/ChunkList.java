package dev.keepsake.model.document;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Makes the chunks of a document with changes, sharing those that did not change.
final class ChunkList {
    private final SaveOrigin origin;
    private final Changes changes;
    private final Changes before;
    private final Map<Integer, Chunk> known = new HashMap<>();
    private final List<Chunk> chunks = new ArrayList<>();

    private ChunkList(SaveOrigin origin, Changes changes, Changes before, List<Chunk> known) {
        this.origin = origin;
        this.changes = changes;
        this.before = before;
        known.forEach(chunk -> this.known.put(chunk.number(), chunk));
    }

    /// The chunks with these changes.
    ///
    /// @param before the changes of the document that has the known chunks
    /// @throws IllegalArgumentException where a change fits nothing that was opened
    static List<Chunk> of(SaveOrigin origin, Changes changes, Changes before, List<Chunk> known) {
        var list = new ChunkList(origin, changes, before, known);
        list.requireKnown();
        for (int number = 0; number < origin.chunkCount(); number++) {
            list.addOpened(number);
        }
        changes.chunks().keySet().stream()
                .filter(number -> number <= Changes.FIRST_ADDED_CHUNK)
                .sorted(Collections.reverseOrder())
                .forEach(list::addAdded);
        return List.copyOf(list.chunks);
    }

    private void addOpened(int number) {
        ChunkChange change = changes.chunks().get(number);
        if (change instanceof ChunkChange.Removed) {
            return;
        }
        Chunk same = known.get(number);
        if (same != null && isAsBefore(number)) {
            chunks.add(same);
        } else {
            chunks.add(
                    Chunk.changed(
                            origin, number, origin.chunk(number), change, changes.ofChunk(number)));
        }
    }

    private void addAdded(int number) {
        if (changes.chunks().get(number) instanceof ChunkChange.Added added) {
            chunks.add(
                    Chunk.changed(origin, number, added.head(), added, changes.ofChunk(number)));
        } else {
            throw new IllegalArgumentException("no chunk " + number);
        }
    }

    private boolean isAsBefore(int number) {
        return Objects.equals(changes.chunks().get(number), before.chunks().get(number))
                && changes.ofChunk(number).equals(before.ofChunk(number));
    }

    private void requireKnown() {
        for (var entry : changes.chunks().entrySet()) {
            boolean opened = entry.getKey() >= 0 && entry.getKey() < origin.chunkCount();
            require(opened != entry.getValue() instanceof ChunkChange.Added, entry.getKey());
        }
        for (var entry : changes.records().entrySet()) {
            RecordId id = entry.getKey();
            boolean inOpened = id.chunk() >= 0 && id.chunk() < origin.chunkCount();
            require(inOpened || changes.chunks().containsKey(id.chunk()), id);
            boolean opened = inOpened && !id.isAdded();
            require(opened != entry.getValue() instanceof RecordChange.Added, id);
            require(!opened || id.record() < origin.chunk(id.chunk()).recordCount(), id);
        }
    }

    private static void require(boolean known, Object what) {
        if (!known) {
            throw new IllegalArgumentException("was not opened, or was: " + what);
        }
    }
}
