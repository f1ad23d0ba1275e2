package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A slot or profile in a list.
///
/// @param place where its files stand
/// @param copy the newest copy whose head reads, null where none does
/// @param head that copy's head, null where none reads
/// @param fromIndex true where the index said so and no file of the slot was read
/// @param problem why a copy's head does not read, that of a newer version before others; null
///   where both read or are not there, and where the index was asked
public record SlotEntry(
        SlotPlace place,
        @Nullable CopyLetter copy,
        @Nullable SaveHead head,
        boolean fromIndex,
        @Nullable Finding problem) {
    /// Which slot it is: by its header's name, or by its key where that says none. Empty where no
    /// head reads and the key is a hash.
    public Optional<SlotId> id() {
        String name =
                head == null ? place.key() : Identity.findName(head.fields()).orElse(place.key());
        return SlotId.isName(name)
                ? Optional.of(new SlotId(place.kind(), name)).filter(id -> id.place().equals(place))
                : Optional.empty();
    }
}
