package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.finding.StoreCode;
import java.util.Optional;

/// What a slot must hold for a save to take its place: so that nobody writes over what he has not
/// seen. Judged by number and hash, never by a file's time.
public sealed interface Base {
    /// Nothing: the slot must be empty.
    static Base empty() {
        return new Empty();
    }

    /// Anything, also nothing.
    static Base any() {
        return new Any();
    }

    /// This very save.
    static Base of(Revision revision) {
        return new Exactly(revision);
    }

    /// See [#empty].
    record Empty() implements Base {}

    /// See [#any].
    record Any() implements Base {}

    /// See [#of].
    record Exactly(Revision revision) implements Base {}

    /// Refuses copies that are not what is expected.
    ///
    /// @throws SaveException *changed*
    default void require(String slot, SlotCopies copies) throws SaveException {
        switch (this) {
            case Any any -> {}
            case Empty empty -> {
                if (!copies.isEmpty()) {
                    throw SaveException.of(Finding.of(StoreCode.NOT_EMPTY).with("slot", slot));
                }
            }
            case Exactly(Revision expected) -> requireSame(slot, expected, copies);
        }
    }

    private static void requireSame(String slot, Revision expected, SlotCopies copies)
            throws SaveException {
        Optional<Revision> found = copies.newestHead().map(head -> head.revision());
        if (found.filter(expected::equals).isEmpty()) {
            throw SaveException.of(
                    Finding.of(StoreCode.CHANGED)
                            .with("slot", slot)
                            .with("expected", Long.toUnsignedString(expected.sequence()))
                            .with("found", found.map(Base::number).orElse("-")));
        }
    }

    private static String number(Revision revision) {
        return Long.toUnsignedString(revision.sequence());
    }
}
