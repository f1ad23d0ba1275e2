package dev.keepsake.store.shelf;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement.Check;
import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.backend.BackendCalls;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The kept saves of a storage. Any thread may list them; who keeps or drops some holds their slot.
public final class Shelf {
    private static final int PIECE_BYTES = 1 << 20;

    /// Newest first.
    private static final Comparator<KeptFile> ORDER =
            Comparator.comparing(KeptFile::time)
                    .thenComparingInt(KeptFile::number)
                    .thenComparing(KeptFile::sequence, Long::compareUnsigned)
                    .reversed();

    private final BackendCalls backend;

    /// The kept saves that this backend holds.
    public Shelf(BackendCalls backend) {
        this.backend = backend;
    }

    /// The kept saves of a slot, newest first.
    public List<KeptFile> list(SlotPlace slot) throws SaveException {
        return backend.list(Area.KEPT).stream()
                .filter(file -> SlotPlace.of(file).equals(slot))
                .map(KeptFile.class::cast)
                .sorted(ORDER)
                .toList();
    }

    /// Keeps a file's bytes as they are, under a name that is free; once, where what needed its
    /// place is tried again and again.
    ///
    /// @param file what to keep
    /// @param name what to call it; its number is changed where it is taken
    /// @return where they are kept, also since before
    /// @throws SaveException where the file is not there, or cannot be kept
    public KeptFile keep(StoredFile file, KeptFile name, Progress progress) throws SaveException {
        Set<StoredFile> taken = new HashSet<>(backend.list(Area.KEPT));
        KeptFile free = name;
        while (taken.contains(free)) {
            free = free.withNumber(free.number() + 1);
        }
        try (ByteSource source = backend.read(file)) {
            Optional<KeptFile> before = keptBefore(source, name, taken, progress);
            if (before.isPresent()) {
                return before.get();
            }
            backend.write(
                    free,
                    progress,
                    watched ->
                            new NewContent(
                                    sink -> copy(source, sink, watched), Check.NONE, watched));
        }
        return free;
    }

    /// The same bytes, kept for the same reason.
    private Optional<KeptFile> keptBefore(
            ByteSource source, KeptFile name, Set<StoredFile> all, Progress progress)
            throws SaveException {
        for (StoredFile each : all) {
            if (each instanceof KeptFile kept
                    && kept.isLike(name)
                    && sizeIfRead(kept) == source.size()
                    && fingerprint(kept, progress).equals(Fingerprint.of(source, progress))) {
                return Optional.of(kept);
            }
        }
        return Optional.empty();
    }

    private Fingerprint fingerprint(KeptFile file, Progress progress) throws SaveException {
        try (ByteSource source = backend.read(file)) {
            return Fingerprint.of(source, progress);
        }
    }

    /// Copies all bytes of a source.
    public static void copy(ByteSource source, ByteSink sink, Progress progress)
            throws SaveException {
        for (long at = 0; at < source.size(); at += PIECE_BYTES) {
            progress.check(at, source.size());
            sink.write(source.read(at, (int) Math.min(PIECE_BYTES, source.size() - at)));
        }
    }

    /// Drops the oldest kept saves of a slot until the rule holds; never the newest, and none of
    /// those just made.
    public void prune(SlotPlace slot, BackupRule rule, Set<KeptFile> spared) throws SaveException {
        long bytes = 0;
        int count = 0;
        for (KeptFile file : list(slot)) {
            count++;
            bytes += Math.max(0, sizeIfRead(file));
            boolean tooMany = count > rule.count() || bytes > rule.bytes();
            if (tooMany && count > 1 && !spared.contains(file)) {
                Deleted unused = backend.delete(file);
            }
        }
    }

    /// Less than none for one that cannot be read, as a link in its place: it keeps no other from
    /// being dropped.
    private long sizeIfRead(KeptFile file) throws CancelledException {
        try {
            return size(file);
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return -1;
        }
    }

    /// How large a kept save is, in bytes.
    public long size(KeptFile file) throws SaveException {
        try (ByteSource source = backend.read(file)) {
            return source.size();
        }
    }
}
