package dev.keepsake.app.journal;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A journal that an earlier run left, held by this program until it is removed or released.
///
/// @param claim holds it
/// @param content what is staged in it, null where it does not read
/// @param unread why it does not read, null where it does
/// @param save what became of the save it belongs to
record FoundJournal(
        JournalLocks.Claim claim,
        @Nullable JournalContent content,
        @Nullable Finding unread,
        Save save) {
    /// What became of a save since its edits were staged.
    enum Save {
        /// It is still the very same.
        SAME,
        /// Another save lies there now.
        CHANGED,
        /// There is none any more.
        GONE,
        /// Nobody knows: the journal or the save does not read.
        UNKNOWN
    }

    /// The journal's own file.
    Path journal() {
        return claim.journal();
    }

    /// Removes the journal, and lets go of it. Runs on workers.
    ///
    /// @throws SaveException where it cannot be removed
    void remove() throws SaveException {
        try (claim) {
            claim.remove();
        } catch (IOException failure) {
            throw StorageException.of(journal().toString(), failure);
        }
    }

    /// Lets go of the journal, which stays. Runs on workers.
    ///
    /// @throws SaveException where the storage fails
    void release() throws SaveException {
        try {
            claim.close();
        } catch (IOException failure) {
            throw StorageException.of(journal().toString(), failure);
        }
    }
}
