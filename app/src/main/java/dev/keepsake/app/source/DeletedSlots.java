package dev.keepsake.app.source;

import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.format.Limits;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds the slots of a folder of which backups alone are left. Reads the head of one backup each.
///
/// @param folder where the slots were
record DeletedSlots(Path folder) {
    /// Those whose place is none of these; the one deleted last first.
    ///
    /// @throws SaveException where the backups cannot be listed or the caller stops it
    List<ShownSlot> without(Collection<SlotPlace> there, Progress progress) throws SaveException {
        Map<SlotPlace, KeptFile> newest = new HashMap<>();
        for (KeptFile file : backups()) {
            SlotPlace place = SlotPlace.of(file);
            if (!there.contains(place)) {
                newest.merge(place, file, (one, two) -> isLater(two, one) ? two : one);
            }
        }
        var deleted = new ArrayList<ShownSlot>();
        for (KeptFile file : newest.values()) {
            progress.check(deleted.size(), newest.size());
            deleted.add(ShownSlot.deleted(folder, file, head(file)));
        }
        deleted.sort(Comparator.comparing(DeletedSlots::time).reversed());
        return List.copyOf(deleted);
    }

    private static String time(ShownSlot slot) {
        KeptFile kept = slot.kept();
        return kept == null ? "" : kept.time().toString();
    }

    private static boolean isLater(KeptFile file, KeptFile than) {
        return Comparator.comparing(KeptFile::time)
                        .thenComparing(KeptFile::sequence, Long::compareUnsigned)
                        .thenComparingInt(KeptFile::number)
                        .compare(file, than)
                > 0;
    }

    private @Nullable SaveHead head(KeptFile file) throws CancelledException {
        try (ByteSource source = FileSource.pinned(folder.resolve(file.path()))) {
            return SaveHead.read(source, Limits.DEFAULT);
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return null;
        }
    }

    private List<KeptFile> backups() throws SaveException {
        Path backups = folder.resolve(KeptFile.FOLDER);
        if (!Files.isDirectory(backups)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(backups)) {
            return files.flatMap(file -> KeptFile.parse(file.getFileName().toString()).stream())
                    .toList();
        } catch (IOException failure) {
            throw StorageException.of(backups.toString(), failure);
        }
    }
}
