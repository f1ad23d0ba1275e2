package dev.keepsake.app.cli;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A backup of a slot.
///
/// @param file what its name says
/// @param path where it lies
/// @param bytes how large it is
/// @param head its prelude and header, null where these do not read
/// @param problem why they do not, else null
record KeptSave(
        KeptFile file, Path path, long bytes, @Nullable SaveHead head, @Nullable Finding problem) {
    /// The backups of a slot, newest first; only their heads are read.
    static List<KeptSave> of(SlotId slot, FolderStore store) throws SaveException {
        var saves = new ArrayList<KeptSave>();
        for (KeptFile file : store.await(store.asks().backups(slot))) {
            saves.add(read(file, store));
        }
        return saves;
    }

    private static KeptSave read(KeptFile file, FolderStore store) throws CancelledException {
        Path path = store.path(file);
        long bytes = 0;
        try (ByteSource source = store.await(store.asks().openBackup(file))) {
            bytes = source.size();
            return new KeptSave(file, path, bytes, store.reader().readHead(file), null);
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return new KeptSave(file, path, bytes, null, unread.finding());
        }
    }

    /// Its name as it is listed.
    String name() {
        return path.getFileName().toString();
    }

    /// Its title; as much of it as the name holds where its header does not read.
    String title() {
        return Optional.ofNullable(head)
                .flatMap(found -> HeaderStamp.findTitle(found.fields()))
                .map(TextValue::text)
                .orElse(file.title());
    }
}
