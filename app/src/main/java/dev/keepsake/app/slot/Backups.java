package dev.keepsake.app.slot;

import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.format.Limits;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The backups of a slot, and the slot as it is now. Immutable.
///
/// @param slot with its copies checked
/// @param all the newest first
record Backups(ShownSlot slot, List<Backup> all) {
    /// A backup.
    ///
    /// @param file where it is kept
    /// @param size in bytes
    /// @param head what it says of itself, null where that does not read
    /// @param picture its picture, where it reads
    /// @param problem why its head does not read, else null
    record Backup(
            KeptFile file,
            long size,
            @Nullable SaveHead head,
            Optional<Picture> picture,
            @Nullable Finding problem) {}

    /// Copies the list.
    Backups {
        all = List.copyOf(all);
    }

    /// Looks for them. Runs on workers; writes nothing.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    static Backups of(ShownSlot slot, FolderStores stores, Progress progress) throws SaveException {
        SlotId id = slot.id().orElseThrow();
        var copies = stores.ask(slot.folder(), progress, store -> store.inspect(id));
        List<KeptFile> files = stores.ask(slot.folder(), progress, store -> store.backups(id));
        var all = new ArrayList<Backup>();
        for (KeptFile file : files) {
            progress.check(all.size(), files.size());
            try (ByteSource source =
                    stores.ask(slot.folder(), progress, store -> store.openBackup(file))) {
                all.add(read(file, source));
            }
        }
        return new Backups(slot.with(copies), all);
    }

    private static Backup read(KeptFile file, ByteSource source) throws StorageException {
        try {
            SaveHead head = SaveHead.read(source, Limits.DEFAULT);
            return new Backup(file, source.size(), head, picture(head, source), null);
        } catch (StorageException failure) {
            throw failure;
        } catch (SaveException unread) {
            return new Backup(file, source.size(), null, Optional.empty(), unread.finding());
        }
    }

    private static Optional<Picture> picture(SaveHead head, ByteSource source)
            throws StorageException {
        try {
            return head.readPicture(source);
        } catch (StorageException failure) {
            throw failure;
        } catch (SaveException unread) {
            return Optional.empty(); // the save itself may be whole
        }
    }
}
