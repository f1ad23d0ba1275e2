package dev.keepsake.store.timeline;

import dev.keepsake.format.Limits;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds the states of a slot in its folder: both copies, the kept saves, and other files of the
/// format whose header names the slot. Reads heads alone, writes nothing. Immutable; any thread may
/// use it.
public final class Timeline {
    /// The oldest first: by number, then by time; what does not read first of all.
    private static final Comparator<Moment> ORDER =
            Comparator.comparing(Timeline::number, Long::compareUnsigned)
                    .thenComparing(moment -> moment.savedAt().orElse(Instant.MIN))
                    .thenComparing(moment -> moment.file().toString());

    private final Path folder;
    private final Limits limits;

    /// The timelines of a folder's slots.
    public Timeline(Path folder, Limits limits) {
        this.folder = folder;
        this.limits = limits;
    }

    private static long number(Moment moment) {
        SaveHead head = moment.head();
        if (head != null) {
            return head.revision().sequence();
        }
        return moment.stored() instanceof KeptFile kept ? kept.sequence() : 0;
    }

    /// The states of a slot, the oldest first.
    ///
    /// @throws SaveException where the folder cannot be listed, or the caller stops it
    public List<Moment> of(SlotId slot, Progress progress) throws SaveException {
        var moments = new ArrayList<Moment>();
        List<Path> files = new ArrayList<>(list(folder));
        files.addAll(list(folder.resolve(KeptFile.FOLDER)));
        for (int i = 0; i < files.size(); i++) {
            progress.check(i, files.size());
            find(files.get(i), slot).ifPresent(moments::add);
        }
        moments.sort(ORDER);
        return List.copyOf(moments);
    }

    private Optional<Moment> find(Path file, SlotId slot) throws CancelledException {
        Optional<StoredFile> stored = parse(file);
        if (stored.isPresent()) {
            return SlotPlace.of(stored.get()).equals(slot.place())
                    ? Optional.of(read(file, stored.get()))
                    : Optional.empty();
        }
        Moment moment = read(file, null);
        SaveHead head = moment.head();
        boolean named =
                head != null
                        && Identity.findName(head.fields()).filter(slot.name()::equals).isPresent()
                        && Identity.findKind(head.fields())
                                .filter(slot.kind().constant()::equals)
                                .isPresent();
        return named ? Optional.of(moment) : Optional.empty();
    }

    private Optional<StoredFile> parse(Path file) {
        String name = file.getFileName().toString();
        return folder.equals(file.getParent())
                ? CopyFile.parse(name).map(StoredFile.class::cast)
                : KeptFile.parse(name).map(StoredFile.class::cast);
    }

    private Moment read(Path file, @Nullable StoredFile stored) throws CancelledException {
        try (ByteSource source = FileSource.pinned(file)) {
            return new Moment(file, stored, SaveHead.read(source, limits), null);
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return new Moment(file, stored, null, unread.finding());
        }
    }

    private static List<Path> list(Path folder) throws SaveException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(folder)) {
            return found.filter(file -> file.toString().endsWith(".ksave"))
                    .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw StorageException.of(folder.toString(), failure);
        } catch (UncheckedIOException failure) {
            throw StorageException.of(
                    folder.toString(), Objects.requireNonNull(failure.getCause()));
        }
    }
}
