package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Something asked of a store that may end anywhere, and what must hold afterwards wherever it did.
///
/// Before: slot `one` holds 1 and then 2, slot `other` holds 10. Nothing that is asked may ever
/// lose the 2, let a 1 load in its place, or touch `other`.
enum Scenario {
    SAVE {
        @Override
        Request<?> ask(SaveStore store) {
            return store.save(ONE, Snapshots.of(3), Base.any());
        }

        @Override
        void check(SaveStore after, boolean done) throws SaveException {
            requireLoads(after, ONE, done ? List.of(3) : List.of(2, 3));
        }
    },
    RETITLE {
        @Override
        Request<?> ask(SaveStore store) {
            return store.retitle(ONE, "Two", Base.any());
        }

        @Override
        void check(SaveStore after, boolean done) throws SaveException {
            requireLoads(after, ONE, List.of(2));
            String title =
                    HeaderStamp.findTitle(after.readHead(ONE).await().fields())
                            .orElseThrow()
                            .text();
            assertTrue(title.equals("Two") || !done && title.equals("One"), title);
        }
    },
    RENAME {
        @Override
        Request<?> ask(SaveStore store) {
            return store.rename(ONE, NEW);
        }

        @Override
        void check(SaveStore after, boolean done) throws SaveException {
            OptionalInt old = load(after, ONE);
            OptionalInt renamed = load(after, NEW);
            assertTrue(old.isEmpty() || old.getAsInt() == 2, "old " + old);
            assertTrue(renamed.isEmpty() || renamed.getAsInt() == 2, "new " + renamed);
            assertTrue(!done || renamed.isPresent(), "done, and not there");
            assertTrue(!done || isGone(after, ONE), "done, and the old name is there");
            assertTrue(old.isPresent() || renamed.isPresent(), "lost");
        }
    },
    COPY {
        @Override
        Request<?> ask(SaveStore store) {
            return store.copy(ONE, NEW);
        }

        @Override
        void check(SaveStore after, boolean done) throws SaveException {
            requireLoads(after, ONE, List.of(2));
            OptionalInt copied = load(after, NEW);
            assertTrue(copied.isEmpty() ? !done : copied.getAsInt() == 2, "copied " + copied);
        }
    },
    DELETE {
        @Override
        Request<?> ask(SaveStore store) {
            return store.delete(ONE, Base.any());
        }

        @Override
        void check(SaveStore after, boolean done) throws SaveException {
            OptionalInt left = load(after, ONE);
            if (left.isPresent()) {
                assertEquals(2, left.getAsInt());
                assertTrue(!done, "done, and still there");
                return;
            }
            assertTrue(!done || isGone(after, ONE), "done, and something is left");
            KeptFile kept = after.backups(ONE).await().get(0);
            Saved unused = after.restore(ONE, kept, Base.empty()).await();
            requireLoads(after, ONE, List.of(2));
        }
    },
    IMPORT {
        @Override
        Request<?> ask(SaveStore store) throws SaveException {
            var file = new MemorySink();
            store.export(OTHER, file).await();
            return store.importFile(NEW, () -> MemorySource.of("export", file.bytes()));
        }

        @Override
        void check(SaveStore after, boolean done) throws SaveException {
            requireLoads(after, ONE, List.of(2));
            OptionalInt imported = load(after, NEW);
            assertTrue(imported.isEmpty() ? !done : imported.getAsInt() == 10, "" + imported);
        }
    };

    static final SlotId ONE = SlotId.slot("one");
    static final SlotId NEW = SlotId.slot("A new name");
    static final SlotId OTHER = SlotId.slot("other");

    private static final List<FindingCode> NOTHING_LOADS =
            List.of(StoreCode.EMPTY, StoreCode.NO_WHOLE_COPY);

    /// Asks for it.
    abstract Request<?> ask(SaveStore store) throws SaveException;

    /// Fails where something was lost.
    ///
    /// @param after a store of the next process
    /// @param done true where the request was said to be done
    abstract void check(SaveStore after, boolean done) throws SaveException;

    /// What all scenarios begin with.
    static void prepare(SaveStore store) throws SaveException {
        var saves = new ArrayList<Saved>();
        saves.add(store.save(ONE, Snapshots.of(1), Base.empty()).await());
        saves.add(store.save(ONE, Snapshots.titled(2, "One"), Base.any()).await());
        saves.add(store.save(OTHER, Snapshots.of(10), Base.empty()).await());
        assertEquals(3, saves.size());
    }

    /// What must hold after all of them: nothing else was touched, lists are right, the next save
    /// of every slot is made and loads.
    void checkAll(SaveStore after, boolean done) throws SaveException {
        check(after, done);
        requireLoads(after, OTHER, List.of(10));
        for (SlotId slot : List.of(ONE, NEW, OTHER)) {
            Saved unused = after.save(slot, Snapshots.of(99), Base.any()).await();
            requireLoads(after, slot, List.of(99));
        }
        List<Optional<SlotId>> listed =
                after.check().await().entries().stream().map(entry -> entry.id()).toList();
        assertEquals(List.of(Optional.of(ONE), Optional.of(OTHER), Optional.of(NEW)), listed);
        assertEquals(
                listed, after.list().await().entries().stream().map(entry -> entry.id()).toList());
    }

    private static void requireLoads(SaveStore store, SlotId slot, List<Integer> numbers)
            throws SaveException {
        OptionalInt loaded = load(store, slot);
        assertTrue(
                loaded.isPresent() && numbers.contains(loaded.getAsInt()),
                slot.name() + " loads " + loaded + " instead of " + numbers);
    }

    private static boolean isGone(SaveStore store, SlotId slot) throws SaveException {
        return store.inspect(slot).await().isEmpty();
    }

    /// What a slot loads; empty where it has no whole save.
    private static OptionalInt load(SaveStore store, SlotId slot) throws SaveException {
        try {
            return OptionalInt.of(Snapshots.numberIn(store.load(slot).await()));
        } catch (SaveException nothing) {
            if (NOTHING_LOADS.contains(nothing.finding().code())) {
                return OptionalInt.empty();
            }
            throw nothing;
        }
    }
}
