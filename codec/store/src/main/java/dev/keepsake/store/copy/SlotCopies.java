package dev.keepsake.store.copy;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.copy.CopyState.Damaged;
import dev.keepsake.store.copy.CopyState.Foreign;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.copy.CopyState.Newer;
import dev.keepsake.store.copy.CopyState.Unusable;
import dev.keepsake.store.copy.CopyState.Valid;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.finding.StoreCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The two copies of a slot, and the rules that follow from what they are: which one loads, which
/// one the next save goes to. Immutable.
///
/// The newest valid copy loads, A where both have the same number. A copy of a newer version counts
/// as the newest, whatever its number. The newest is never the one written over.
///
/// @param a copy A
/// @param b copy B
public record SlotCopies(CopyState a, CopyState b) {
    private static final long LAST = -1; // the highest unsigned number

    /// A slot without a save.
    public static final SlotCopies NONE = new SlotCopies(new Missing(), new Missing());

    /// One of the two.
    public CopyState of(CopyLetter letter) {
        return letter == CopyLetter.A ? a : b;
    }

    /// The same with one of them replaced.
    public SlotCopies with(CopyLetter letter, CopyState state) {
        return letter == CopyLetter.A ? new SlotCopies(state, b) : new SlotCopies(a, state);
    }

    /// True where there is no file at all.
    public boolean isEmpty() {
        return a instanceof Missing && b instanceof Missing;
    }

    /// The newest valid copy; the one that loads, unless [#newer] finds another.
    public Optional<CopyLetter> newestValid() {
        Optional<Revision> ofA = a.findRevision();
        Optional<Revision> ofB = b.findRevision();
        if (ofA.isPresent() && ofB.isPresent()) {
            return Optional.of(ofB.get().isNewerThan(ofA.get()) ? CopyLetter.B : CopyLetter.A);
        }
        return ofA.map(there -> CopyLetter.A).or(() -> ofB.map(there -> CopyLetter.B));
    }

    /// The copy of a newer version, A before B.
    public Optional<CopyLetter> newer() {
        return Stream.of(CopyLetter.values())
                .filter(letter -> of(letter) instanceof Newer)
                .findFirst();
    }

    /// The copy that loads.
    public Optional<CopyLetter> loads() {
        return newer().isPresent() ? Optional.empty() : newestValid();
    }

    /// The head of the newest valid copy.
    public Optional<SaveHead> newestHead() {
        return newestValid().flatMap(letter -> of(letter).findHead());
    }

    /// The copy that loads.
    ///
    /// @param slot the slot's name, for the message
    /// @throws SaveException *newer*, *not found*, or why neither copy is whole
    public CopyLetter requireLoading(String slot) throws SaveException {
        requireNotNewer(slot);
        Optional<CopyLetter> newest = newestValid();
        if (newest.isPresent()) {
            return newest.get();
        }
        requireKnown();
        throw SaveException.of(
                isEmpty()
                        ? about(StoreCode.EMPTY, slot)
                        : about(StoreCode.NO_WHOLE_COPY, slot)
                                .with("a", word(a))
                                .with("b", word(b)));
    }

    /// Refuses what a newer version saved.
    ///
    /// @param slot the slot's name, for the message
    /// @throws SaveException *newer*
    public void requireNotNewer(String slot) throws SaveException {
        Optional<CopyLetter> newer = newer();
        if (newer.isPresent()) {
            throw SaveException.of(about(StoreCode.NEWER, slot).with("copy", newer.get()));
        }
    }

    private static String word(CopyState state) {
        return state instanceof Missing ? "missing" : state.outcome().word();
    }

    private static Finding about(StoreCode code, String slot) {
        return Finding.of(code).with("slot", slot);
    }

    /// Refuses to go on where a copy might be the newest save, or is another slot's: neither may be
    /// written over.
    ///
    /// @throws SaveException what is known of that copy
    public void requireKnown() throws SaveException {
        for (CopyState copy : List.of(a, b)) {
            switch (copy) {
                case Unusable(Finding finding) -> throw SaveException.of(finding);
                case Foreign(Finding finding) -> throw SaveException.of(finding);
                case Missing missing -> {}
                case Valid valid -> {}
                case Damaged damaged -> {}
                case Newer newer -> {}
            }
        }
    }

    /// The copy that the next save is written to: never the newest. Where the caller replaces a
    /// copy of a newer version, that one, since it would count as the newest for ever.
    public CopyLetter target() {
        Optional<CopyLetter> newer = newer();
        if (newer.isPresent()) {
            return newer.get();
        }
        return newestValid()
                .map(CopyLetter::other)
                .orElse(
                        b instanceof Missing && !(a instanceof Missing)
                                ? CopyLetter.B
                                : CopyLetter.A);
    }

    /// The number of the next save: above that of the newest valid copy, and above that of a
    /// damaged one where that leaves room.
    ///
    /// @throws SaveException *refused* where there is none
    public long nextSequence(String slot) throws SaveException {
        long newest = newestHead().map(head -> head.revision().sequence()).orElse(0L);
        if (newest == LAST) {
            throw SaveException.of(about(StoreCode.NUMBERS_USED_UP, slot));
        }
        long highest = newest;
        for (CopyState copy : List.of(a, b)) {
            long found = copy.findHead().map(head -> head.revision().sequence()).orElse(0L);
            boolean higher = found != LAST && Long.compareUnsigned(found, highest) > 0;
            highest = higher ? found : highest;
        }
        return highest + 1;
    }

    /// What a load should say beside what it gives.
    public List<Finding> notes() {
        var notes = new ArrayList<Finding>();
        CopyLetter loading = newestValid().orElse(CopyLetter.A);
        CopyState other = of(loading.other());
        if (!(other instanceof Missing) && !(other instanceof Valid)) {
            notes.add(
                    Finding.of(StoreCode.FELL_BACK)
                            .with("copy", loading.other())
                            .with("outcome", other.outcome().word()));
        }
        Optional<Revision> ofA = a.findRevision();
        Optional<Revision> ofB = b.findRevision();
        if (ofA.isPresent()
                && ofB.isPresent()
                && ofA.get().sequence() == ofB.get().sequence()
                && !ofA.equals(ofB)) {
            notes.add(
                    Finding.of(StoreCode.SAME_NUMBER)
                            .with("sequence", Long.toUnsignedString(ofA.get().sequence())));
        }
        return notes;
    }
}
