package dev.keepsake.store.repair;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A chunk of one source: several in a row where a damaged directory names it twice. Filled once,
/// then only read; for one thread.
final class ChunkParts {
    private final RescueInput input;
    private final List<Chunk> parts = new ArrayList<>();

    ChunkParts(RescueInput input) {
        this.input = input;
    }

    void add(Chunk part) {
        parts.add(part);
    }

    RescueInput input() {
        return input;
    }

    List<Chunk> parts() {
        return parts;
    }

    /// How many records there are.
    int size() {
        return parts.stream().mapToInt(Chunk::size).sum();
    }

    /// The record at a place, from 0.
    SaveRecord record(int place) {
        int left = place;
        for (Chunk part : parts) {
            if (left < part.size()) {
                return part.record(left);
            }
            left -= part.size();
        }
        throw new IndexOutOfBoundsException(place);
    }

    /// The place of the first record with a subject and a kind that reads; none where the blocks
    /// that may have held it do not read.
    OptionalInt find(String subject, String kind) throws SaveException {
        int before = 0;
        for (Chunk part : parts) {
            OptionalInt found = find(part, subject, kind);
            if (found.isPresent()) {
                return OptionalInt.of(before + found.getAsInt());
            }
            before += part.size();
        }
        return OptionalInt.empty();
    }

    private static OptionalInt find(Chunk part, String subject, String kind) throws SaveException {
        try {
            Optional<SaveRecord> record = part.find(subject, 0);
            for (int n = 1; record.isPresent(); n++) {
                RecordHead head = record.get().head();
                if (head.kind().equals(kind)) {
                    return OptionalInt.of(part.positionOf(record.get().id()));
                }
                record = part.find(subject, n);
            }
            return OptionalInt.empty();
        } catch (SaveException failure) {
            if (!Faults.isOfContent(failure)) {
                throw failure;
            }
            return OptionalInt.empty();
        }
    }
}
