package dev.keepsake.store;

import dev.keepsake.format.Limits;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.content.SaveContent.Opening;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.file.SlotId;

/// Refuses files that can be no save of a slot, by their size and their head.
final class Importable {
    private final Limits limits;

    Importable(Limits limits) {
        this.limits = limits;
    }

    /// @throws SaveException what is wrong with the file
    void require(SlotId slot, Opening file) throws SaveException {
        try (ByteSource source = file.open()) {
            if (source.size() > limits.storedBytes()) {
                throw SaveException.of(
                        Finding.of(GeneralCode.LIMIT)
                                .with("limit", "storedBytes")
                                .with("found", source.size())
                                .with("allowed", limits.storedBytes()));
            }
            SaveHead head = SaveHead.read(source, limits);
            Identity.requireKind(slot.kind(), source.name(), head.fields());
        }
    }
}
