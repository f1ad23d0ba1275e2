package dev.keepsake.store;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.CopyState.Unusable;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/// Saves to the first empty slot of a row of names. Asks one slot after the other, each inside its
/// own turn, so that two of these never take the same; holds none while it asks.
final class NewSlot {
    private static final int LAST = 1_000_000;

    private final SaveStore store;
    private final Session session;
    private final SaveContent content;

    NewSlot(SaveStore store, Session session, SaveContent content) {
        this.store = store;
        this.session = session;
        this.content = content;
    }

    Saved save(IntFunction<SlotId> names) throws SaveException {
        Set<SlotPlace> taken = new HashSet<>();
        for (StoredFile file : session.storage().backend().list(Area.COPIES)) {
            boolean unused = taken.add(SlotPlace.of(file));
        }
        for (int number = 1; number < LAST; number++) {
            session.progress().check(number, -1);
            SlotId slot = SaveStore.forUsers(names.apply(number));
            if (!taken.contains(slot.place())) {
                Request<Optional<Saved>> turn = store.submit(slot, inTurn -> saveIfEmpty(slot));
                Optional<Saved> saved = turn.await();
                if (saved.isPresent()) {
                    return saved.get();
                }
            }
        }
        throw SaveException.of(
                Finding.of(StoreCode.NUMBERS_USED_UP).with("slot", names.apply(1).name()));
    }

    private Optional<Saved> saveIfEmpty(SlotId slot) throws SaveException {
        SlotCopies copies = session.look(slot);
        for (CopyState copy : List.of(copies.a(), copies.b())) {
            if (copy instanceof Unusable(Finding finding)) {
                throw SaveException.of(finding); // the next slot would not read either
            }
        }
        return copies.isEmpty()
                ? Optional.of(new Saving(session).save(slot, content, Base.empty()))
                : Optional.empty();
    }
}
