package dev.keepsake.app.document;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.store.Base;
import dev.keepsake.store.SlotEntry;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A slot or profile of a folder, as far as it is known. Immutable.
///
/// @param folder where its files stand
/// @param entry what a list says of it
/// @param copies what both copies are, null before they were checked
/// @param kept its newest backup, where it was deleted; else null
public record ShownSlot(
        Path folder, SlotEntry entry, @Nullable SlotCopies copies, @Nullable KeptFile kept) {
    /// A slot as a list says it is.
    public static ShownSlot listed(Path folder, SlotEntry entry) {
        return new ShownSlot(folder, entry, null, null);
    }

    /// A slot of which backups alone are left.
    ///
    /// @param head that of its newest backup, null where it does not read
    public static ShownSlot deleted(Path folder, KeptFile kept, @Nullable SaveHead head) {
        var entry = new SlotEntry(SlotPlace.of(kept), null, head, false, null);
        return new ShownSlot(folder, entry, SlotCopies.NONE, kept);
    }

    /// The same with its copies checked.
    public ShownSlot with(SlotCopies checked) {
        return new ShownSlot(folder, entry, checked, kept);
    }

    /// True where both stand in one place of one folder.
    public boolean isAt(ShownSlot other) {
        return folder.equals(other.folder) && entry.place().equals(other.entry.place());
    }

    /// True where backups alone are left.
    public boolean isDeleted() {
        return kept != null;
    }

    /// Where its files stand in their folder.
    public SlotPlace place() {
        return entry.place();
    }

    /// Which slot it is; empty where that cannot be told.
    public Optional<SlotId> id() {
        return entry.id().or(() -> SlotLookup.idOf(place()));
    }

    /// What is known of a copy; empty where it is not there or was not checked.
    public Optional<CopyState> copy(CopyLetter letter) {
        return copies == null
                ? Optional.empty()
                : Optional.of(copies.of(letter))
                        .filter(state -> !(state instanceof CopyState.Missing));
    }

    /// Where a copy stands, whether it is there or not.
    public Path file(CopyLetter letter) {
        return folder.resolve(place().file(letter).path());
    }

    /// The file to show of it: the copy that loads, else one that is there, else a backup.
    public Path file() {
        if (kept != null) {
            return folder.resolve(kept.path());
        }
        return file(
                Optional.ofNullable(copies)
                        .flatMap(SlotCopies::newestValid)
                        .or(() -> Optional.ofNullable(entry.copy()))
                        .or(() ->
                                Stream.of(CopyLetter.values())
                                        .filter(letter -> copy(letter).isPresent())
                                        .findFirst())
                        .orElse(CopyLetter.A));
    }

    /// What the header of the newest copy says that reads.
    public Optional<HeaderFields> header() {
        return Optional.ofNullable(copies)
                .flatMap(SlotCopies::newestHead)
                .or(() -> Optional.ofNullable(entry.head()))
                .map(SaveHead::fields)
                .map(HeaderFields::new);
    }

    /// What the slot must hold for an action on what is shown here.
    public Base base() {
        if (copies == null) {
            return Optional.ofNullable(entry.head())
                    .map(SaveHead::revision)
                    .map(Base::of)
                    .orElse(Base.any());
        }
        Optional<Revision> newest = copies.newestHead().map(SaveHead::revision);
        return copies.isEmpty() ? Base.empty() : newest.map(Base::of).orElse(Base.any());
    }

    /// True where a file is one of its copies.
    public boolean has(Path file) {
        return file.equals(file(CopyLetter.A)) || file.equals(file(CopyLetter.B));
    }
}
