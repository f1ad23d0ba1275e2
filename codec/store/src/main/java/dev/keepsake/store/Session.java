package dev.keepsake.store;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.queue.Request;

/// One request at work: what it works on, for whom, and whether it should go on.
///
/// @param storage what is shared
/// @param options of the store that was asked
/// @param rights of the store that was asked
/// @param request what was asked
record Session(Storage storage, StoreOptions options, Rights rights, Request<?> request) {
    Progress progress() {
        return request.progress();
    }

    /// The copies of a slot that may be written to.
    ///
    /// @throws SaveException see [SlotCopies#requireKnown]
    SlotCopies known(SlotId slot) throws SaveException {
        SlotCopies copies = look(slot);
        copies.requireKnown();
        return copies;
    }

    /// See [Storage#look].
    SlotCopies look(SlotId slot) throws CancelledException {
        return storage.look(slot, progress());
    }
}
