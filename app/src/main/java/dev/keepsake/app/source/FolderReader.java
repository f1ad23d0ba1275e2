package dev.keepsake.app.source;

import dev.keepsake.app.document.CopyReader;
import dev.keepsake.app.document.SlotCopies;
import dev.keepsake.app.document.SlotFile;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/// Lists the saves of a folder: slots with both copies, and files with an ending that a format has.
/// Runs on workers; reads headers, changes nothing.
public final class FolderReader {
    private final CopyReader copies;
    private final List<String> endings;

    /// A reader of folders with saves of these formats.
    public FolderReader(CopyReader copies, SaveFormats formats) {
        this.copies = copies;
        this.endings =
                formats.all().stream()
                        .flatMap(format -> format.extensions().stream())
                        .map(ending -> "." + ending)
                        .toList();
    }

    /// What a folder holds.
    ///
    /// @param slots slots and profiles, the one saved last first
    /// @param files other files that may be saves, by name
    record Listing(List<SourceRow.OfSlot> slots, List<Path> files) {
        /// The same with one slot in the place of another.
        Listing with(SourceRow.OfSlot slot, SourceRow.OfSlot other) {
            return new Listing(
                    slots.stream().map(each -> each.equals(slot) ? other : each).toList(), files);
        }
    }

    /// Reads a folder.
    ///
    /// @throws SaveException where it cannot be listed or the caller stops it
    Listing read(Path folder, Progress progress) throws SaveException {
        List<Path> all = list(folder);
        var slots = new ArrayList<SourceRow.OfSlot>();
        var files = new ArrayList<Path>();
        Set<String> seen = new LinkedHashSet<>();
        for (int i = 0; i < all.size(); i++) {
            progress.check(i, all.size());
            Path file = all.get(i);
            SlotFile name = SlotFile.of(file).orElse(null);
            if (name != null && !name.kind().equals("index")) {
                if (seen.add(name.kind() + "_" + name.key())) {
                    add(slots, file, name, progress);
                }
            } else if (name == null && hasEnding(file)) {
                files.add(file);
            }
        }
        slots.sort(Comparator.comparingLong(FolderReader::savedAtMillis).reversed());
        return new Listing(slots, files);
    }

    /// Checks every block of a slot's copies.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    SourceRow.OfSlot check(SourceRow.OfSlot slot, Progress progress) throws SaveException {
        SlotCopies found = copies.check(slot.file(), progress).orElseThrow();
        return found.copies().isEmpty()
                ? slot
                : new SourceRow.OfSlot(slot.name(), slot.profile(), found);
    }

    private void add(List<SourceRow.OfSlot> slots, Path file, SlotFile name, Progress progress)
            throws SaveException {
        SlotCopies found = copies.read(file, progress).orElseThrow();
        if (!found.copies().isEmpty()) {
            boolean profile = name.kind().equals("profile");
            slots.add(new SourceRow.OfSlot(name.key(), profile, found));
        }
    }

    private static long savedAtMillis(SourceRow.OfSlot slot) {
        return slot.copies()
                .shown()
                .map(SlotCopies.Copy::header)
                .flatMap(header -> header.savedAt())
                .map(at -> at.toEpochMilli())
                .orElse(Long.MIN_VALUE);
    }

    private boolean hasEnding(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return endings.stream().anyMatch(name::endsWith);
    }

    private static List<Path> list(Path folder) throws SaveException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException failure) {
            throw StorageException.of(folder.toString(), failure);
        }
    }
}
