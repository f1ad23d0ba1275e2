package dev.keepsake.app.cli;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.copy.CopyReader;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds out which slot files are of: their names say it only where the slot's name is one that
/// every system takes in a file name.
final class TrueName {
    private TrueName() {}

    /// The slot that stands in a place, by the newest head among files that belongs there, else by
    /// the key. Empty where no head reads and the key is a hash.
    static Optional<SlotId> of(SlotPlace place, List<? extends StoredFile> files, CopyReader reader)
            throws CancelledException {
        SaveHead newest = null;
        for (StoredFile file : files) {
            SaveHead head = head(file, reader);
            if (head != null
                    && named(place, head).isPresent()
                    && (newest == null || head.revision().isNewerThan(newest.revision()))) {
                newest = head;
            }
        }
        return newest == null ? slot(place, place.key()) : named(place, newest);
    }

    private static @Nullable SaveHead head(StoredFile file, CopyReader reader)
            throws CancelledException {
        try {
            return reader.readHead(file);
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return null; // what is wrong with it is said where it is shown
        }
    }

    private static Optional<SlotId> named(SlotPlace place, SaveHead head) {
        return Identity.findName(head.fields()).flatMap(name -> slot(place, name));
    }

    private static Optional<SlotId> slot(SlotPlace place, String name) {
        return SlotId.isName(name)
                ? Optional.of(new SlotId(place.kind(), name)).filter(id -> id.place().equals(place))
                : Optional.empty();
    }

    /// The slot that was typed as the second argument: by its true name, or by what stands for it
    /// in file names. With `--profile`, the profile.
    ///
    /// @throws SaveException where nothing is kept of such a slot
    static SlotId typed(Call call, FolderStore store) throws SaveException {
        String word = call.positional(1).get(0);
        FileKind kind = call.has("--profile") ? FileKind.PROFILE : FileKind.SLOT;
        if (!SlotId.isName(word)) {
            throw Call.badValue(
                    kind == FileKind.SLOT ? "SLOT" : "--profile",
                    word,
                    "1 … " + SlotId.NAME_LENGTH);
        }
        var id = new SlotId(kind, word);
        var files = new ArrayList<>(store.files(Area.COPIES));
        files.addAll(store.files(Area.KEPT));
        if (files.stream().anyMatch(file -> SlotPlace.of(file).equals(id.place()))) {
            return id;
        }
        var place = new SlotPlace(kind, word);
        List<StoredFile> ofKey =
                files.stream().filter(file -> SlotPlace.of(file).equals(place)).toList();
        return of(place, ofKey, store.reader())
                .filter(_ -> !ofKey.isEmpty())
                .orElseThrow(
                        () -> SaveException.of(Finding.of(StoreCode.EMPTY).with("slot", word)));
    }
}
