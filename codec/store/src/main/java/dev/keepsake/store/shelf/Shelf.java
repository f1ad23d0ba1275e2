package dev.keepsake.store.shelf;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement.Check;
import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.backend.BackendCalls;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

    /// Keeps a file's bytes as they are, under a name that is free.
    ///
    /// @param file what to keep
    /// @param name what to call it; its number is changed where it is taken
    /// @throws SaveException where the file is not there, or cannot be kept
    public KeptFile keep(StoredFile file, KeptFile name, Progress progress) throws SaveException {
        KeptFile free = name.withNumber(nextNumber(name));
        try (ByteSource source = backend.read(file)) {
            backend.write(
                    free,
                    progress,
                    watched ->
                            new NewContent(
                                    sink -> copy(source, sink, watched), Check.NONE, watched));
        }
        return free;
    }

    /// A number above those of the same second: also where the first of them was dropped, the
    /// newest has the highest.
    private int nextNumber(KeptFile name) throws SaveException {
        return 1
                + list(SlotPlace.of(name)).stream()
                        .filter(kept -> kept.time().equals(name.time()))
                        .mapToInt(KeptFile::number)
                        .max()
                        .orElse(0);
    }

    /// Copies all bytes of a source.
    public static void copy(ByteSource source, ByteSink sink, Progress progress)
            throws SaveException {
        for (long at = 0; at < source.size(); at += PIECE_BYTES) {
            progress.check(at, source.size());
            sink.write(source.read(at, (int) Math.min(PIECE_BYTES, source.size() - at)));
        }
    }

    /// True where two files hold the same bytes.
    public boolean isSame(StoredFile one, StoredFile two, Progress progress) throws SaveException {
        try (ByteSource first = backend.read(one);
                ByteSource second = backend.read(two)) {
            return first.size() == second.size()
                    && Fingerprint.of(first, progress).equals(Fingerprint.of(second, progress));
        }
    }

    /// Drops the oldest kept saves of a slot until the rule holds; never the newest, and none of
    /// those just made. One that cannot be looked at or dropped stays, and counts without its size.
    ///
    /// @return what went wrong
    public List<SaveException> prune(SlotPlace slot, BackupRule rule, Set<KeptFile> spared)
            throws SaveException {
        var failures = new ArrayList<SaveException>();
        long bytes = 0;
        int count = 0;
        for (KeptFile file : list(slot)) {
            count++;
            try {
                bytes += size(file);
                boolean tooMany = count > rule.count() || bytes > rule.bytes();
                if (tooMany && count > 1 && !spared.contains(file)) {
                    Deleted unused = backend.delete(file);
                }
            } catch (SaveException failure) {
                failures.add(failure);
            }
        }
        return failures;
    }

    /// How large a kept save is, in bytes.
    public long size(KeptFile file) throws SaveException {
        try (ByteSource source = backend.read(file)) {
            return source.size();
        }
    }
}
