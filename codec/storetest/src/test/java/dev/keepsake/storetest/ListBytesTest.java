package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.SlotEntry;
import dev.keepsake.store.SlotList;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// What a list of 10,000 slots reads, counted in bytes.
final class ListBytesTest {
    private static final int SLOTS = 10_000;
    private static final SlotId INDEX = new SlotId(FileKind.INDEX, "slots");

    private final MemoryBackend backend = new MemoryBackend();

    /// A store of another process, which knows nothing yet.
    private SaveStore another() {
        return SaveStore.open(backend, StoreOptions.forEditor("List"), new Storages());
    }

    @Test
    void readsTheIndexAloneOrTheHeadsAlone() throws SaveException {
        long heads = 0;
        try (SaveStore store = SaveStore.open(backend, StoreOptions.forGame("Test"))) {
            for (int i = 0; i < SLOTS; i++) {
                SlotId slot = SlotId.slot("slot-" + i);
                var first = store.save(slot, Snapshots.titled(i, "Title " + i), Base.empty());
                var second = store.save(slot, Snapshots.of(i), Base.any());
                Saved unused = first.await();
                Saved unusedToo = second.await();
                heads += headBytes(store, slot);
            }
            assertTrue(store.flush(Duration.ofMinutes(5)).isComplete());
        }
        long index;
        try (SaveStore store = another()) {
            index = store.readHead(INDEX).await().fileSize();
        }
        try (SaveStore store = another()) {
            long before = backend.bytesRead();
            long readsBefore = backend.reads();
            SlotList list = store.list().await();
            long read = backend.bytesRead() - before;
            assertEquals(3, backend.reads() - readsBefore); // both preludes, then the newest
            assertTrue(list.entries().stream().allMatch(SlotEntry::fromIndex));
            assertEquals(SLOTS, list.entries().size());
            System.out.printf("10,000 slots: index %,d bytes, read %,d%n", index, read);
            assertEquals(2 * 64 + index, read);
        }
        backend.delete(
                INDEX.file(CopyLetter.A), reply -> assertEquals(Status.DONE, reply.status()));
        backend.delete(
                INDEX.file(CopyLetter.B), reply -> assertEquals(Status.DONE, reply.status()));
        try (SaveStore store = another()) {
            long before = backend.bytesRead();
            SlotList list = store.list().await();
            long read = backend.bytesRead() - before;
            assertEquals(SLOTS, list.entries().size());
            System.out.printf("10,000 slots: heads %,d bytes, read %,d%n", heads, read);
            assertEquals(heads, read);
        }
    }

    private static long headBytes(SaveStore store, SlotId slot) throws SaveException {
        long bytes = 0;
        for (CopyLetter letter : CopyLetter.values()) {
            SaveHead head = store.inspect(slot).await().of(letter).findHead().orElseThrow();
            bytes += 64 + head.headerBytes().length();
        }
        return bytes;
    }
}
