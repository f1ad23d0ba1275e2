package dev.keepsake.app.document;

import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The slot that an open file is a copy of. Immutable.
///
/// @param folder where it stands
/// @param id which slot
/// @param copies what its copies are
/// @param checked false where their heads alone were read: each whose head reads counts as valid
public record OpenSlot(Path folder, SlotId id, SlotCopies copies, boolean checked) {
    /// The copies that are there.
    public List<CopyLetter> letters() {
        return Stream.of(CopyLetter.values())
                .filter(letter -> !(copies.of(letter) instanceof CopyState.Missing))
                .toList();
    }

    /// Where a copy stands.
    public Path file(CopyLetter letter) {
        return folder.resolve(id.file(letter).path());
    }
}
