package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.backend.LeaseRegistry;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import dev.keepsake.store.shelf.BackupRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Callers that throw, close too early or never stop trying; clocks and files that are far off.
final class UnluckyUseTest {
    private static final SlotId SLOT = SlotId.slot("harbour");

    @TempDir Path folder;

    private final MemoryBackend memory = new MemoryBackend();
    private final CountDownLatch go = new CountDownLatch(1);

    private static StoreOptions game() {
        return StoreOptions.forGame("Test").withCallbacks(Runnable::run);
    }

    private SaveStore open(StoreOptions options) {
        return SaveStore.open(memory, options, new Storages());
    }

    private SaveStore openFolder(LeaseRegistry process) {
        return SaveStore.open(
                FolderBackend.of(folder).withRegistry(process), game(), new Storages());
    }

    /// A save that does not end before its listeners are there.
    private SaveContent waiting(int number) {
        return SaveContent.snapshot(sink -> {
            try {
                go.await();
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
            Snapshots.write(sink, number);
        });
    }

    @Test
    void tellsOnceAlsoWhereTheListenerThrowsWhatExecutorsThrow() throws SaveException {
        try (SaveStore store = open(game())) {
            var told = new AtomicInteger();
            Request<Saved> request = store.save(SLOT, waiting(1), Base.any());
            request.whenEnded(result -> {
                told.incrementAndGet();
                throw new RejectedExecutionException("of the listener's own pool");
            });
            go.countDown();
            Saved unused = request.await();
            assertEquals(1, told.get());
        }
    }

    @Test
    void tellsAlsoWhereTheExecutorBreaks() throws SaveException {
        var options =
                game().withCallbacks(callback -> {
                    throw new IllegalStateException("no window yet");
                });
        try (SaveStore store = open(options)) {
            var told = new AtomicInteger();
            Request<Saved> request = store.save(SLOT, waiting(1), Base.any());
            request.whenEnded(result -> told.incrementAndGet());
            go.countDown();
            Saved unused = request.await();
            assertEquals(1, told.get());
        }
    }

    @Test
    void letsGoOfTheStorageAlsoWhereAPumpedCallbackThrows() throws SaveException {
        SaveStore store =
                SaveStore.open(
                        FolderBackend.of(folder), StoreOptions.forGame("Test"), new Storages());
        var told = new AtomicInteger();
        Request<Saved> request = store.save(SLOT, waiting(1), Base.any());
        request.whenEnded(result -> {
            throw new IllegalStateException("a defect of the game");
        });
        request.whenEnded(result -> told.incrementAndGet());
        go.countDown();
        Saved unused = request.await();
        store.close();
        assertEquals(1, told.get());
        try (SaveStore next = SaveStore.open(FolderBackend.of(folder), game(), new Storages())) {
            Saved unusedToo = next.save(SLOT, Snapshots.of(2), Base.any()).await();
        }
    }

    @Test
    void savesToANewSlotAlsoWhereTheStoreIsClosedMeanwhile() throws SaveException {
        for (int round = 0; round < 20; round++) {
            var own = new MemoryBackend();
            SaveStore store = SaveStore.open(own, game(), new Storages());
            Request<Saved> request =
                    store.saveNew(number -> SlotId.slot("manual-" + number), Snapshots.of(1));
            store.close();
            assertEquals(1, request.await().revision().sequence());
        }
    }

    @Test
    void waitsForEverWhereTheLimitIsForEver() throws SaveException {
        try (SaveStore store = open(game())) {
            Request<Saved> request = store.save(SLOT, Snapshots.of(1), Base.any());
            assertTrue(request.await(ChronoUnit.FOREVER.getDuration()).isPresent());
            assertTrue(store.flush(ChronoUnit.FOREVER.getDuration()).isComplete());
        }
    }

    @Test
    void keepsADamagedCopyOnceHoweverOftenItsPlaceIsTried() throws SaveException, IOException {
        try (SaveStore store = openFolder(new LeaseRegistry())) {
            for (int i = 1; i <= 2; i++) {
                Saved unused = store.save(SLOT, Snapshots.of(i), Base.any()).await();
            }
        }
        Path copy = folder.resolve(SLOT.file(CopyLetter.A).path());
        byte[] bytes = Files.readAllBytes(copy);
        bytes[bytes.length - 1] ^= 1;
        Path unused = Files.write(copy, bytes);
        try (SaveStore store = openFolder(new LeaseRegistry())) {
            for (int i = 0; i < 3; i++) {
                Request<Saved> request =
                        store.save(
                                SLOT,
                                SaveContent.snapshot(sink -> {
                                    throw new OutOfMemoryError("of the game");
                                }),
                                Base.any());
                assertThrows(IllegalStateException.class, request::await);
            }
            assertEquals(1, store.backups(SLOT).await().size());
            assertEquals(2, Snapshots.numberIn(store.load(SLOT).await()));
        }
    }

    @Test
    void keepsASlotOnceHoweverOftenItCannotBeDeleted() throws SaveException, IOException {
        try (SaveStore store = openFolder(new LeaseRegistry())) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            Path copy = folder.resolve(SLOT.file(CopyLetter.A).path());
            assumeTrue(copy.toFile().setReadOnly());
            for (int i = 0; i < 3; i++) {
                assertThrows(SaveException.class, store.delete(SLOT, Base.any())::await);
            }
            assertEquals(1, store.backups(SLOT).await().size());
        }
    }

    @Test
    void findsBackupsOfAClockThatIsFarOff() throws SaveException {
        for (String time : List.of("+10000-01-01T00:00:00Z", "-1000-01-01T00:00:00Z")) {
            StoreOptions options =
                    game().withBackups(BackupRule.DEFAULT).withClock(() -> Instant.parse(time));
            SlotId slot = SlotId.slot("clock" + time.length());
            try (SaveStore store = open(options)) {
                for (int i = 1; i <= 3; i++) {
                    Saved unused = store.save(slot, Snapshots.of(i), Base.any()).await();
                }
                List<Long> kept =
                        store.backups(slot).await().stream().map(KeptFile::sequence).toList();
                assertEquals(List.of(2L, 1L), kept);
            }
        }
    }

    @Test
    void dropsBackupsAlsoWhereOneCannotBeRead() throws SaveException, IOException {
        var options = game().withBackups(new BackupRule(2, 1 << 20, true));
        try (SaveStore store = SaveStore.open(FolderBackend.of(folder), options, new Storages())) {
            for (int i = 1; i <= 3; i++) {
                Saved unused = store.save(SLOT, Snapshots.of(i), Base.any()).await();
            }
            Path unused =
                    Files.createDirectory(
                            folder.resolve("backups/slot_harbour.20990101-000000.9.deleted.ksave"));
            var notes = new HashSet<Object>();
            for (int i = 4; i <= 9; i++) {
                Saved saved = store.save(SLOT, Snapshots.of(i), Base.any()).await();
                saved.notes().forEach(note -> notes.add(note.code()));
            }
            assertEquals(Set.of(StoreCode.IN_THE_WAY), notes);
            assertEquals(2, store.backups(SLOT).await().size());
        }
    }

    @Test
    void writesNoMoreOnceAnotherTookTheFolderOverADeletedLock() throws SaveException, IOException {
        SaveStore second = openFolder(new LeaseRegistry());
        try (SaveStore first = openFolder(new LeaseRegistry())) {
            Saved unused = first.save(SLOT, Snapshots.of(1), Base.any()).await();
            Files.delete(folder.resolve("keepsake.lock"));
            Saved unusedToo = second.save(SLOT, Snapshots.of(2), Base.any()).await();
            SaveException failure =
                    assertThrows(
                            SaveException.class,
                            first.save(SLOT, Snapshots.of(3), Base.any())::await);
            assertEquals(StoreCode.HELD, failure.finding().code());
            second.close();
            assertEquals(
                    3, first.save(SLOT, Snapshots.of(4), Base.any()).await().revision().sequence());
        }
    }

    private static Request<Saved> savedOver(FaultyFiles files) {
        var backend = FolderBackend.of(files.path()).withRegistry(new LeaseRegistry());
        try (SaveStore store = SaveStore.open(backend, game(), new Storages())) {
            return store.save(SLOT, Snapshots.of(1), Base.any());
        }
    }

    @Test
    void saysThatTheDiskIsFull() throws SaveException, IOException {
        FaultyFiles tried = FaultyFiles.over(Files.createDirectory(folder.resolve("tried")));
        Saved unused = savedOver(tried).await();
        List<String> operations = tried.operations();
        int number = 1;
        while (!operations.get(number - 1).startsWith("write slot")) {
            number++;
        }
        FaultyFiles full =
                FaultyFiles.over(Files.createDirectory(folder.resolve("full")))
                        .failAt(number, new IOException("No space left on device"));
        SaveException failure = assertThrows(SaveException.class, savedOver(full)::await);
        assertEquals(StoreCode.FULL, failure.finding().code());
    }
}
