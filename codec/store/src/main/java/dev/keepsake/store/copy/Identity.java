package dev.keepsake.store.copy;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import java.util.Optional;

/// Which slot a header says it is of.
public final class Identity {
    private Identity() {}

    /// The true name of the slot, where the header says it.
    public static Optional<String> findName(StructValue header) {
        return header.find("slot")
                .map(value -> value instanceof NameValue name ? name.text() : null);
    }

    /// What kind of save a header says it is, where it says it.
    public static Optional<String> findKind(StructValue header) {
        return header.find("fileKind")
                .map(value -> value instanceof EnumValue kind ? kind.text() : null);
    }

    /// Refuses a save of another slot or kind; one that does not say is taken.
    ///
    /// @throws SaveException *name taken* or *wrong kind*
    public static void require(SlotId slot, StoredFile file, StructValue header)
            throws SaveException {
        requireKind(slot.kind(), file.path(), header);
        String found = findName(header).orElse(slot.name());
        if (!found.equals(slot.name())) {
            throw SaveException.of(
                    Finding.of(StoreCode.NAME_TAKEN)
                            .with("file", file.path())
                            .with("slot", slot.name())
                            .with("found", found));
        }
    }

    /// Refuses a save of another kind; one that does not say is taken.
    ///
    /// @throws SaveException *wrong kind*
    public static void requireKind(FileKind kind, String file, StructValue header)
            throws SaveException {
        String found = findKind(header).orElse(kind.constant());
        if (!found.equals(kind.constant())) {
            throw SaveException.of(
                    Finding.of(StoreCode.WRONG_KIND)
                            .with("file", file)
                            .with("expected", kind.constant())
                            .with("found", found));
        }
    }
}
