package dev.keepsake.storetest;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Path;
import java.util.Random;

/// Saves one number after the other to a slot, and says each that was saved, until it is killed or
/// has saved as many as it was told.
final class SavingLoop {
    static final SlotId SLOT = SlotId.slot("crash");

    private SavingLoop() {}

    /// Saves.
    ///
    /// @param arguments the folder, the first number, how many to save at most
    public static void main(String[] arguments) throws SaveException {
        int first = Integer.parseInt(arguments[1]);
        int count = Integer.parseInt(arguments[2]);
        var sizes = new Random(first);
        try (SaveStore store =
                SaveStore.open(
                        FolderBackend.of(Path.of(arguments[0])), StoreOptions.forGame("Crash"))) {
            for (int number = first; number - first < count; number++) {
                var content = Snapshots.large(number, sizes.nextInt(1 << 16));
                Saved unused = store.save(SLOT, content, Base.any()).await();
                System.out.println(number);
                System.out.flush();
            }
        }
    }
}
