package dev.keepsake.app.source;

import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.SlotEntry;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Lists the saves of a folder: slots, and files with an ending that a format has. Runs on workers;
/// writes nothing.
public final class FolderReader {
    private final FolderStores stores;
    private final List<String> endings;

    /// A reader of folders with saves of these formats.
    public FolderReader(FolderStores stores, SaveFormats formats) {
        this.stores = stores;
        this.endings =
                formats.all().stream()
                        .flatMap(format -> format.extensions().stream())
                        .map(ending -> "." + ending)
                        .toList();
    }

    /// What a folder holds.
    ///
    /// @param slots slots and profiles, the one saved last first
    /// @param deleted those of which backups alone are left, the one deleted last first
    /// @param files other files that may be saves, by name
    record Listing(List<ShownSlot> slots, List<ShownSlot> deleted, List<Path> files) {
        /// The same with one slot in the place of another.
        Listing with(ShownSlot slot, ShownSlot other) {
            return new Listing(
                    slots.stream().map(each -> each.isAt(slot) ? other : each).toList(),
                    deleted,
                    files);
        }
    }

    /// Reads a folder: its slots by their index, or their heads.
    ///
    /// @throws SaveException where it cannot be listed or the caller stops it
    Listing read(Path folder, Progress progress) throws SaveException {
        List<Path> files = list(folder);
        List<SlotEntry> entries = stores.ask(folder, progress, SaveStore::list).entries();
        var slots = new ArrayList<ShownSlot>();
        entries.forEach(entry -> slots.add(ShownSlot.listed(folder, entry)));
        slots.sort(Comparator.comparingLong(FolderReader::savedAtMillis).reversed());
        var places = entries.stream().map(SlotEntry::place).toList();
        return new Listing(
                List.copyOf(slots),
                new DeletedSlots(folder).without(places, progress),
                files.stream().filter(this::mayBeSave).toList());
    }

    /// Checks every byte of a slot's copies; one that cannot be named stays as it is.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    ShownSlot check(ShownSlot slot, Progress progress) throws SaveException {
        if (slot.id().isEmpty()) {
            return slot;
        }
        SlotCopies copies =
                stores.ask(slot.folder(), progress, store -> store.inspect(slot.id().get()));
        return slot.with(copies);
    }

    private static long savedAtMillis(ShownSlot slot) {
        return slot.header()
                .flatMap(HeaderFields::savedAt)
                .map(at -> at.toEpochMilli())
                .orElse(Long.MIN_VALUE);
    }

    private boolean mayBeSave(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        boolean ofStore = CopyFile.parse(file.getFileName().toString()).isPresent();
        return !ofStore && endings.stream().anyMatch(name::endsWith);
    }

    private static List<Path> list(Path folder) throws SaveException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException failure) {
            throw StorageException.of(folder.toString(), failure);
        }
    }
}
