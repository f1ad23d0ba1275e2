package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.container.HeaderWriter;
import dev.keepsake.format.packing.ChunkRules;
import dev.keepsake.format.packing.RecordEncoder;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Refuses changes that could not be written, when they are staged. For one thread, once.
final class ChangeCheck {
    private final KeepsakeOrigin origin;
    private final Progress progress;
    private final Limits limits;
    private final RecordEncoder encoder;

    ChangeCheck(KeepsakeOrigin origin, Progress progress) {
        this.origin = origin;
        this.progress = progress;
        this.limits = origin.options().limits();
        this.encoder = new RecordEncoder(limits);
    }

    /// @throws EditRefusedException where a change that is new has no bytes in this format
    /// @throws SaveException where records beside a changed one cannot be read, or a limit of the
    ///   whole save is passed
    void require(Changes before, Changes after) throws SaveException {
        StructValue header = after.header();
        if (header != null && !after.hasSameHeader(before)) {
            HeaderWriter.write(header, origin.container().header().picture(), limits);
            HeaderWriter.sequence(header);
        }
        if (!after.chunks().equals(before.chunks())) {
            requireChunks(after);
        }
        requireRecordCount(after);
        for (int chunk : requireRecords(before, after)) {
            requireSubjects(chunk, after);
            if (chunk >= 0 && !isRemoved(chunk, after)) {
                new NeighbourCheck(origin, chunk, after.ofChunk(chunk), progress).run();
            }
        }
    }

    private void requireRecordCount(Changes after) throws SaveException {
        long count = 0;
        for (int i = 0; i < origin.chunkCount(); i++) {
            count += isRemoved(i, after) ? 0 : origin.chunk(i).recordCount();
        }
        for (var entry : after.records().entrySet()) {
            if (!isRemoved(entry.getKey().chunk(), after)) {
                count +=
                        switch (entry.getValue()) {
                            case RecordChange.Added added -> 1;
                            case RecordChange.Removed() -> -1;
                            case RecordChange.Revised revised -> 0;
                        };
            }
        }
        requireLimit("records", count, limits.records());
    }

    private static void requireLimit(String limit, long found, long allowed) throws SaveException {
        if (found > allowed) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .with("limit", limit)
                            .with("found", found)
                            .with("allowed", allowed));
        }
    }

    /// Judges the records whose change is new, and gives the chunks that have other changes now.
    private Set<Integer> requireRecords(Changes before, Changes after) throws SaveException {
        Set<Integer> chunks = new TreeSet<>();
        long done = 0;
        for (var entry : after.records().entrySet()) {
            progress.check(done++, after.records().size());
            RecordChange change = entry.getValue();
            if (!change.equals(before.records().get(entry.getKey()))) {
                chunks.add(entry.getKey().chunk());
                requireRecord(entry.getKey(), change, after);
            }
        }
        for (RecordId id : before.records().keySet()) {
            if (!after.records().containsKey(id) && !isRemoved(id.chunk(), after)) {
                chunks.add(id.chunk());
            }
        }
        return chunks;
    }

    /// True for a chunk that is gone, or was added once and no longer is.
    private static boolean isRemoved(int chunk, Changes after) {
        ChunkChange change = after.chunks().get(chunk);
        return chunk < 0 ? change == null : change instanceof ChunkChange.Removed;
    }

    private void requireChunks(Changes after) throws SaveException {
        var rules = new ChunkRules(limits);
        int count = 0;
        for (int i = 0; i < origin.chunkCount(); i++) {
            SubjectIndex.poll(progress, i, origin.chunkCount());
            ChunkChange change = after.chunks().get(i);
            if (!(change instanceof ChunkChange.Removed)) {
                rules.requireNew(origin.chunk(i));
                count++;
            }
            if (change instanceof ChunkChange.Replaced(Bytes bytes)) {
                rules.requireBytes(origin.chunk(i), bytes.length());
            }
        }
        for (var entry : after.chunks().headMap(0).entrySet()) {
            SubjectIndex.poll(progress, count, -1);
            if (entry.getValue() instanceof ChunkChange.Added added) {
                rules.requireNew(added.head());
                count++;
            }
        }
        requireLimit("chunks", count, limits.chunks());
    }

    private void requireRecord(RecordId id, RecordChange change, Changes after)
            throws SaveException {
        Optional<DetachedRecord> record = encodable(id, change);
        if (record.isPresent()) {
            try {
                encoder.encode(record.get());
            } catch (EditRefusedException refused) {
                Path chunk = path(id.chunk(), after);
                throw refused.at(chunk.record(record.get().head().subject(), 0));
            }
        }
    }

    private Optional<DetachedRecord> encodable(RecordId id, RecordChange change)
            throws SaveException {
        return switch (change) {
            case RecordChange.Removed() -> Optional.empty();
            case RecordChange.Added added -> Optional.of(added.record());
            case RecordChange.Revised revised ->
                    Optional.of(
                            new DetachedRecord(
                                    revised.revision().head(openedHead(id)),
                                    revised.revision()
                                            .content(origin.content(id.chunk(), id.record()))));
        };
    }

    private RecordHead openedHead(RecordId id) throws SaveException {
        return origin.head(id.chunk(), id.record());
    }

    private Path path(int chunk, Changes after) {
        ChunkHead head =
                after.chunks().get(chunk) instanceof ChunkChange.Added added
                        ? added.head()
                        : origin.chunk(chunk);
        return Path.ofChunk(head.id(), head.key());
    }

    /// Each subject that a change brings must stand once in its chunk.
    private void requireSubjects(int chunk, Changes after) throws SaveException {
        SortedMap<RecordId, RecordChange> changes = after.ofChunk(chunk);
        Set<String> brought = new HashSet<>();
        long done = 0;
        for (var entry : changes.entrySet()) {
            SubjectIndex.poll(progress, done++, changes.size());
            String subject = broughtSubject(entry);
            if (subject != null
                    && (!brought.add(subject) || staysOpened(chunk, subject, changes))) {
                throw SaveException.of(
                        Finding.of(KeepsakeCode.UNFIT_SUBJECT)
                                .withPath(path(chunk, after).record(subject, 0)));
            }
        }
    }

    /// The subject that an added or renamed record has, else null.
    private @Nullable String broughtSubject(Map.Entry<RecordId, RecordChange> entry)
            throws SaveException {
        return switch (entry.getValue()) {
            case RecordChange.Removed() -> null;
            case RecordChange.Added added -> added.record().head().subject();
            case RecordChange.Revised revised -> {
                RecordHead opened = openedHead(entry.getKey());
                String subject = revised.revision().head(opened).subject();
                yield subject.equals(opened.subject()) ? null : subject;
            }
        };
    }

    private OptionalInt find(int chunk, String subject) throws SaveException {
        return origin.subjects(chunk, progress)
                .find(Bytes.ofName(subject), 0, record -> origin.subject(chunk, record));
    }

    /// True where an opened record with this subject is neither removed nor renamed.
    private boolean staysOpened(
            int chunk, String subject, SortedMap<RecordId, RecordChange> changes)
            throws SaveException {
        OptionalInt found = chunk < 0 ? OptionalInt.empty() : find(chunk, subject);
        if (found.isEmpty()) {
            return false;
        }
        var id = new RecordId(chunk, found.getAsInt());
        RecordChange change = changes.get(id);
        return change == null
                || change instanceof RecordChange.Revised revised
                        && Objects.equals(
                                revised.revision().head(openedHead(id)).subject(), subject);
    }
}
