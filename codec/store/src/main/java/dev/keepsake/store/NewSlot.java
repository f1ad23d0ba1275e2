package dev.keepsake.store;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/// Saves to the first empty slot of a row of names. Asks one slot after the other, each inside its
/// own turn, so that two of these never take the same; holds none while it asks.
final class NewSlot {
    private static final int LAST = 1_000_000;

    private final SaveStore store;
    private final Storage storage;
    private final Request<?> request;

    NewSlot(SaveStore store, Storage storage, Request<?> request) {
        this.store = store;
        this.storage = storage;
        this.request = request;
    }

    /// Saves a slot that is known to be empty.
    interface Save {
        Saved to(SlotId slot) throws SaveException;
    }

    Saved save(IntFunction<SlotId> names, Save save) throws SaveException {
        Set<SlotPlace> taken = new HashSet<>();
        for (StoredFile file : storage.backend().list(Area.COPIES)) {
            boolean ignored = taken.add(SlotPlace.of(file));
        }
        for (int number = 1; number < LAST; number++) {
            SlotId slot = names.apply(number);
            if (!taken.contains(slot.place())) {
                Request<Optional<Saved>> turn =
                        store.submitPart(slot, inTurn -> saveIfEmpty(slot, save));
                Optional<Saved> saved = turn.await();
                if (saved.isPresent()) {
                    return saved.get();
                }
            }
        }
        throw SaveException.of(
                Finding.of(StoreCode.NUMBERS_USED_UP).with("slot", names.apply(1).name()));
    }

    private Optional<Saved> saveIfEmpty(SlotId slot, Save save) throws SaveException {
        SlotCopies copies = storage.look(slot, request.progress());
        return copies.isEmpty() ? Optional.of(save.to(slot)) : Optional.empty();
    }
}
