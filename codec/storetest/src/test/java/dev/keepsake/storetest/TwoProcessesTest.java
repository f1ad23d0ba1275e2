package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two processes and one folder: one writes, the other is told who does, until that one ends.
final class TwoProcessesTest {
    @TempDir Path folder;

    @Test
    void refusesTheSecondWriterUntilTheFirstIsKilled()
            throws IOException, InterruptedException, SaveException {
        try (ChildJvm child = ChildJvm.start(SavingLoop.class, folder.toString(), "1", "1000000");
                SaveStore store =
                        SaveStore.open(FolderBackend.of(folder), StoreOptions.forGame("Second"))) {
            assertEquals("1", child.line());
            Request<Saved> refused = store.save(SavingLoop.SLOT, Snapshots.of(-1), Base.any());
            Finding finding = assertThrows(SaveException.class, refused::await).finding();
            assertEquals(StoreCode.HELD, finding.code());
            assertTrue(finding.details().get("reason").contains("Crash"), finding.toString());
            // Who only reads needs no lease.
            assertTrue(Snapshots.numberIn(store.load(SavingLoop.SLOT).await()) >= 1);
            child.kill();
            Saved saved = store.save(SavingLoop.SLOT, Snapshots.of(-1), Base.any()).await();
            assertTrue(saved.revision().sequence() > 1);
            assertEquals(-1, Snapshots.numberIn(store.load(SavingLoop.SLOT).await()));
        }
    }
}
