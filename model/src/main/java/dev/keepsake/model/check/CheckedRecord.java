package dev.keepsake.model.check;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A record that a walk has come to, or the header. For one thread.
public final class CheckedRecord implements Spot {
    private static final RecordHead NO_HEAD = new RecordHead("", "", "");

    private final @Nullable Chunk chunk;
    private final @Nullable SaveRecord record;
    private final RecordHead head;
    private @Nullable Path path;

    private CheckedRecord(@Nullable Chunk chunk, @Nullable SaveRecord record, RecordHead head) {
        this.chunk = chunk;
        this.record = record;
        this.head = head;
    }

    static CheckedRecord of(Chunk chunk, SaveRecord record, RecordHead head) {
        return new CheckedRecord(chunk, record, head);
    }

    static CheckedRecord header() {
        return new CheckedRecord(null, null, NO_HEAD);
    }

    /// True where this is the header.
    public boolean isHeader() {
        return record == null;
    }

    /// What is known of it without decoding; nothing but empty names for the header.
    public RecordHead head() {
        return head;
    }

    /// The chunk it stands in, empty for the header.
    public Optional<Chunk> chunk() {
        return Optional.ofNullable(chunk);
    }

    /// The record, empty for the header.
    public Optional<SaveRecord> record() {
        return Optional.ofNullable(record);
    }

    @Override
    public Path path() throws SaveException {
        Path known = path;
        if (known == null) {
            known = make();
            path = known;
        }
        return known;
    }

    private Path make() throws SaveException {
        if (chunk == null || record == null) {
            return Path.ofHeader();
        }
        int ordinal = 0;
        Optional<SaveRecord> found = chunk.find(head.subject(), ordinal);
        while (found.isPresent() && !found.get().id().equals(record.id())) {
            found = chunk.find(head.subject(), ++ordinal);
        }
        return Path.ofChunk(chunk.id(), chunk.key()).record(head.subject(), ordinal);
    }
}
