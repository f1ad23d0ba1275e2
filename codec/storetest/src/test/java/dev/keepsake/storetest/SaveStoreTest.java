package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.SlotEntry;
import dev.keepsake.store.SlotList;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class SaveStoreTest {
    private static final SlotId SLOT = SlotId.slot("harbour");
    private static final SlotId OTHER = SlotId.slot("Der Hafen");
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");

    private final MemoryBackend backend = new MemoryBackend();
    private final StoreOptions game =
            StoreOptions.forGame("Test").withClock(InstantSource.fixed(NOW));
    private final SaveStore store = SaveStore.open(backend, game);

    @AfterEach
    void close() {
        store.close();
    }

    private Saved save(SlotId slot, int number) throws SaveException {
        return store.save(slot, Snapshots.of(number), Base.any()).await();
    }

    private int load(SlotId slot) throws SaveException {
        return Snapshots.numberIn(store.load(slot).await());
    }

    private static void assertFails(StoreCode code, Request<?> request) {
        SaveException failure = assertThrows(SaveException.class, request::await);
        assertEquals(code, failure.finding().code(), failure.getMessage());
    }

    @Test
    void loadsWhatWasSavedLast() throws SaveException {
        for (int number = 1; number <= 5; number++) {
            Saved saved = save(SLOT, number);
            assertEquals(number, saved.revision().sequence());
            assertEquals(number % 2 == 1 ? CopyLetter.A : CopyLetter.B, saved.copy());
            assertEquals(List.of(), saved.notes());
            assertEquals(number, load(SLOT));
        }
    }

    @Test
    void saysThatASlotIsEmpty() {
        assertFails(StoreCode.EMPTY, store.load(SLOT));
        assertFails(StoreCode.EMPTY, store.readHead(SLOT));
        assertFails(StoreCode.EMPTY, store.delete(SLOT, Base.any()));
        assertFails(StoreCode.EMPTY, store.rename(SLOT, OTHER));
    }

    @Test
    void stampsTheHeader() throws SaveException {
        Saved unused = store.save(OTHER, Snapshots.titled(1, "Morning"), Base.empty()).await();
        SaveHead head = store.readHead(OTHER).await();
        assertEquals(
                List.of("sequence", "savedAt", "fileKind", "slot", "title"),
                java.util.stream.IntStream.range(0, head.fields().items().count())
                        .mapToObj(head.fields()::name)
                        .toList());
        assertEquals(Optional.of(TextValue.of("Morning")), HeaderStamp.findTitle(head.fields()));
    }

    @Test
    void refusesAStaleBase() throws SaveException {
        Saved first = save(SLOT, 1);
        Saved second = store.save(SLOT, Snapshots.of(2), Base.of(first.revision())).await();
        assertFails(
                StoreCode.CHANGED, store.save(SLOT, Snapshots.of(3), Base.of(first.revision())));
        Revision forged = new Revision(second.revision().sequence(), 7);
        assertFails(StoreCode.CHANGED, store.save(SLOT, Snapshots.of(3), Base.of(forged)));
        assertFails(StoreCode.NOT_EMPTY, store.save(SLOT, Snapshots.of(3), Base.empty()));
        assertEquals(2, load(SLOT));
    }

    @Test
    void keepsTheSlotsTitle() throws SaveException {
        Saved unused = store.save(SLOT, Snapshots.titled(1, "One"), Base.any()).await();
        Saved renamed = store.retitle(SLOT, "Two", Base.any()).await();
        assertEquals(2, renamed.revision().sequence());
        assertEquals(1, load(SLOT));
        Saved unusedToo = store.save(SLOT, Snapshots.titled(3, "Three"), Base.any()).await();
        assertEquals(
                Optional.of(TextValue.of("Two")),
                HeaderStamp.findTitle(store.readHead(SLOT).await().fields()));
        assertEquals(3, load(SLOT));
    }

    @Test
    void copiesRenamesAndDeletes() throws SaveException {
        save(SLOT, 1);
        save(SLOT, 2);
        assertEquals(1, store.copy(SLOT, OTHER).await().revision().sequence());
        assertEquals(2, load(OTHER));
        assertFails(StoreCode.NOT_EMPTY, store.copy(SLOT, OTHER));
        assertFails(StoreCode.NOT_EMPTY, store.rename(SLOT, OTHER));
        assertFails(StoreCode.NOT_EMPTY, store.rename(SLOT, SLOT));
        SlotId third = SlotId.slot("third");
        assertEquals(2, store.rename(SLOT, third).await().revision().sequence());
        assertFails(StoreCode.EMPTY, store.load(SLOT));
        assertEquals(2, load(third));
        assertEquals(1, Snapshots.numberIn(store.loadCopy(third, CopyLetter.A).await()));
        List<KeptFile> kept = store.delete(third, Base.any()).await().kept();
        assertEquals(
                List.of("backups/slot_third.20261130-100000.2.deleted.ksave"),
                kept.stream().map(KeptFile::path).toList());
        assertFails(StoreCode.EMPTY, store.load(third));
        assertEquals(kept, store.backups(third).await());
        Saved unused = store.restore(third, kept.get(0), Base.empty()).await();
        assertEquals(2, load(third));
    }

    @Test
    void exportsAndImports() throws SaveException {
        save(SLOT, 7);
        var sink = new MemorySink();
        SaveHead head = store.export(SLOT, sink).await();
        assertEquals(head.fileSize(), sink.position());
        SaveContent.Opening file = () -> MemorySource.of("export.ksave", sink.bytes());
        assertFails(StoreCode.NOT_EMPTY, store.importFile(SLOT, file));
        Saved unused = store.importFile(OTHER, file).await();
        assertEquals(7, load(OTHER));
        assertFails(StoreCode.WRONG_KIND, store.importFile(SlotId.profile("mira"), file));
    }

    @Test
    void takesTheLowestFreeNumber() throws SaveException {
        var requests = new ArrayList<Request<Saved>>();
        save(SlotId.slot("manual-2"), 0);
        for (int i = 1; i <= 5; i++) {
            requests.add(store.saveNew(number -> SlotId.slot("manual-" + number), Snapshots.of(i)));
        }
        var names = new ArrayList<String>();
        for (Request<Saved> request : requests) {
            names.add(request.await().slot().name());
        }
        names.sort(null);
        assertEquals(List.of("manual-1", "manual-3", "manual-4", "manual-5", "manual-6"), names);
    }

    @Test
    void listsFromTheIndex() throws SaveException {
        save(SLOT, 1);
        save(OTHER, 2);
        assertTrue(store.flush(Duration.ofSeconds(10)).isComplete());
        SlotList list = store.list().await();
        assertEquals(
                List.of(SLOT, OTHER),
                list.entries().stream().map(entry -> entry.id().orElseThrow()).toList());
        assertEquals(List.of(), list.notes());
        assertTrue(list.entries().stream().allMatch(SlotEntry::fromIndex));
        SlotList checked = store.check().await();
        assertEquals(0, checked.stale());
        assertFalse(checked.isFromIndex());
    }

    @Test
    void endsCallbacksWhereTheyAreAsked() throws SaveException {
        var ends = new ArrayList<String>();
        Request<Saved> request = store.save(SLOT, Snapshots.of(1), Base.any());
        request.whenEnded(result -> ends.add(Thread.currentThread().getName()));
        Saved unused = request.await();
        assertEquals(List.of(), ends);
        store.update();
        assertEquals(List.of(Thread.currentThread().getName()), ends);
    }

    @Test
    void sharesWhatItKnowsWithOtherStores() throws SaveException {
        try (SaveStore second = SaveStore.open(backend, game)) {
            Saved first = save(SLOT, 1);
            Saved next = second.save(SLOT, Snapshots.of(2), Base.of(first.revision())).await();
            assertEquals(CopyLetter.B, next.copy());
            assertEquals(2, load(SLOT));
        }
    }

    @Test
    void saysWhatASnapshotsWriterThrew() throws SaveException {
        save(SLOT, 1);
        Request<Saved> request =
                store.save(
                        SLOT,
                        SaveContent.snapshot(sink -> {
                            throw new IllegalArgumentException("of the game");
                        }),
                        Base.any());
        assertThrows(IllegalStateException.class, request::await);
        assertEquals(1, load(SLOT));
        assertEquals(
                List.of(), store.load(SLOT).await().notes().stream().map(Finding::code).toList());
    }
}
