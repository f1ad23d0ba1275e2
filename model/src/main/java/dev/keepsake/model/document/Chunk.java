package dev.keepsake.model.document;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A chunk of a document: its records as they are now, or its bytes.
///
/// Positions count what is there now; numbers and [RecordId]s never change. Immutable; any thread
/// may read it.
public final class Chunk {
    private final SaveOrigin origin;
    private final int number;
    private final ChunkHead head;
    private final @Nullable Bytes replaced;
    private final SortedMap<RecordId, RecordChange> changes;
    private volatile @Nullable RecordOrder order;

    private Chunk(
            SaveOrigin origin,
            int number,
            ChunkHead head,
            @Nullable Bytes replaced,
            SortedMap<RecordId, RecordChange> changes) {
        this.origin = origin;
        this.number = number;
        this.head = head;
        this.replaced = replaced;
        this.changes = changes;
    }

    static Chunk asOpened(SaveOrigin origin, int number) {
        return new Chunk(origin, number, origin.chunk(number), null, Collections.emptySortedMap());
    }

    static Chunk changed(
            SaveOrigin origin,
            int number,
            ChunkHead head,
            @Nullable ChunkChange change,
            SortedMap<RecordId, RecordChange> records) {
        return new Chunk(origin, number, head, bytes(change), new TreeMap<>(records));
    }

    private static @Nullable Bytes bytes(@Nullable ChunkChange change) {
        return switch (change) {
            case ChunkChange.Replaced(Bytes other) -> other;
            case ChunkChange.Added added -> added.bytes();
            case ChunkChange.Removed() -> null;
            case null -> null;
        };
    }

    /// Its number: its position in the opened document, or for an added chunk −2 and below.
    public int number() {
        return number;
    }

    /// What is known of it without reading its records; the count is that of the opened document.
    public ChunkHead head() {
        return head;
    }

    /// Its name, usually four letters.
    public String id() {
        return head.id();
    }

    /// What tells it apart from chunks of the same id, empty where there is one.
    public String key() {
        return head.key();
    }

    /// True where records or bytes are not as opened.
    public boolean isEdited() {
        return !changes.isEmpty() || replaced != null || number < 0;
    }

    /// How many records it has now.
    public int size() {
        return order().size();
    }

    /// The record at a position.
    ///
    /// @throws IndexOutOfBoundsException outside 0 to `size() - 1`
    public SaveRecord record(int position) {
        return make(order().id(Objects.checkIndex(position, size())));
    }

    /// The position of a record.
    ///
    /// @throws IllegalArgumentException where it is not here now
    public int positionOf(RecordId id) {
        return order().position(id);
    }

    /// True where a record is here now.
    public boolean has(RecordId id) {
        return order().has(id);
    }

    SaveRecord recordOf(RecordId id) {
        order().position(id);
        return make(id);
    }

    /// Made when first asked for: while edits are staged, most chunks made in between are not read.
    private RecordOrder order() {
        RecordOrder known = order;
        if (known == null) {
            known = RecordOrder.of(number, head.recordCount(), changes);
            order = known;
        }
        return known;
    }

    private SaveRecord make(RecordId id) {
        return new SaveRecord(origin, id, changes.get(id));
    }

    /// The n-th record (from 0) with this subject, in the order of the save; none in a chunk kept
    /// as bytes.
    public Optional<SaveRecord> find(String subject, int ordinal) throws SaveException {
        if (head.kind() == ChunkHead.Kind.RAW) {
            return Optional.empty();
        }
        return changes.isEmpty()
                ? findOpened(subject, ordinal).map(this::make)
                : findChanged(subject, ordinal);
    }

    private Optional<RecordId> findOpened(String subject, int ordinal) throws SaveException {
        OptionalInt found = origin.find(number, subject, ordinal);
        return found.isPresent()
                ? Optional.of(new RecordId(number, found.getAsInt()))
                : Optional.empty();
    }

    /// Subjects of changed records are few and looked at one by one; the others come from the
    /// format's index.
    private Optional<SaveRecord> findChanged(String subject, int ordinal) throws SaveException {
        var found = new TreeMap<Integer, SaveRecord>();
        Optional<RecordId> opened = number < 0 ? Optional.empty() : findOpened(subject, 0);
        for (int n = 1; opened.isPresent(); n++) {
            if (!changes.containsKey(opened.get())) {
                found.put(order().position(opened.get()), make(opened.get()));
            }
            opened = findOpened(subject, n);
        }
        for (var entry : changes.entrySet()) {
            if (!(entry.getValue() instanceof RecordChange.Removed)) {
                SaveRecord record = make(entry.getKey());
                if (record.head().subject().equals(subject)) {
                    found.put(order().position(record.id()), record);
                }
            }
        }
        return found.values().stream().skip(ordinal).findFirst();
    }

    /// The bytes of a chunk kept as read.
    ///
    /// @throws IllegalArgumentException for a chunk of records
    public Bytes bytes() throws SaveException {
        if (head.kind() == ChunkHead.Kind.RECORDS) {
            throw new IllegalArgumentException("chunk " + number + " has records");
        }
        return replaced == null ? origin.chunkBytes(number) : replaced;
    }
}
