package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.backend.Lease;
import dev.keepsake.store.backend.LeaseHolder;
import dev.keepsake.store.backend.LeaseRegistry;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Reply;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.backend.Written;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.StoredFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The power cut at every operation of a folder's backend.
final class FolderCrashTest {
    private static final int SEEDS = 25;
    private static final CopyFile FILE = SlotId.slot("one").file(CopyLetter.A);
    private static final KeptFile KEPT =
            new KeptFile(FILE.kind(), FILE.key(), Instant.EPOCH, 1, 3, KeptFile.Reason.DELETED, "");
    private static final Bytes OLD = filled(1, 9_000);
    private static final Bytes NEW = filled(2, 12_345);

    @TempDir Path places;
    private int made;
    private int boots;

    private static Bytes filled(int value, int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) value);
        return Bytes.wrap(bytes);
    }

    /// Written in two pieces, the beginning last.
    private static NewContent content() {
        return new NewContent(
                sink -> {
                    sink.write(filled(0, 5_000));
                    sink.write(NEW.slice(5_000, NEW.length() - 5_000));
                    sink.overwrite(0, NEW.slice(0, 5_000));
                },
                FileReplacement.Check.NONE,
                Progress.NONE);
    }

    private static SaveBackend afterDeath(Path folder) {
        return FolderBackend.of(folder).withRegistry(new LeaseRegistry());
    }

    private static Reply<Lease> lease(SaveBackend backend) {
        LeaseHolder holder = LeaseHolder.ofThisProcess("crash", Instant.EPOCH);
        return Calls.only(Operation.LEASE, answer -> backend.lease(holder, answer));
    }

    private Path place() throws IOException {
        return Files.createDirectory(places.resolve("place-" + ++made));
    }

    /// What is done under the lease, up to the power cut.
    @FunctionalInterface
    private interface Deed {
        /// Does it, and says whether it is done for good.
        boolean isLasting(SaveBackend backend);
    }

    /// Cuts the power at each operation of a deed.
    ///
    /// @param before what the file holds before, nothing where it is not there
    /// @param after and after
    private void cutEverywhere(
            StoredFile file, Optional<Bytes> before, Optional<Bytes> after, Deed deed)
            throws Exception {
        int number = 1;
        while (cutAt(number, file, List.of(before, after), deed)) {
            number++;
        }
        System.out.println(
                file.path() + ": " + (number - 1) + " operations, " + boots + " boots in all");
        assertTrue(number > 3, "cut " + (number - 1) + " times");
    }

    private boolean cutAt(int number, StoredFile file, List<Optional<Bytes>> states, Deed deed)
            throws Exception {
        Path folder = place();
        if (states.getFirst().isPresent()) {
            Calls.of(FolderBackend.of(folder)).write(file, states.getFirst().get());
        }
        FaultyFiles files = FaultyFiles.over(folder).crashAt(number);
        SaveBackend backend = afterDeath(files.path());
        lease(backend);
        boolean lasting = deed.isLasting(backend);
        boolean crashed = files.isCrashed();
        assertTrue(crashed || lasting, "ended without a power cut");
        for (int seed = 0; seed < SEEDS; seed++) {
            files.boot(seed);
            boots++;
            Optional<Bytes> found = contentAfter(folder, file);
            String when = "cut at " + files.operations() + " seed " + seed;
            assertTrue(lasting ? states.getLast().equals(found) : states.contains(found), when);
        }
        return crashed;
    }

    /// What the next process finds, which takes the lease.
    private static Optional<Bytes> contentAfter(Path folder, StoredFile file) throws Exception {
        SaveBackend backend = afterDeath(folder);
        Calls calls = Calls.of(backend);
        boolean there = calls.exists(file).equals(Reply.done(true));
        Optional<Bytes> found = there ? Optional.of(calls.bytes(file)) : Optional.empty();
        try (Lease lease = lease(backend).value()) {
            assertNotNull(lease);
        }
        Set<String> allowed = Set.of("keepsake.lock", "backups", file.path());
        for (String name : names(folder)) {
            assertTrue(allowed.contains(name), name + " is left over");
        }
        return found;
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.equals(folder))
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toSet());
        }
    }

    private static Deed writing(StoredFile file) {
        return backend -> {
            Reply<Written> reply = Calls.of(backend).write(file, content());
            return reply.equals(Reply.done(new Written(true)));
        };
    }

    @Test
    void leavesTheOldOrTheNewContentOfAFileWrittenOver() throws Exception {
        cutEverywhere(FILE, Optional.of(OLD), Optional.of(NEW), writing(FILE));
    }

    @Test
    void leavesNothingOrTheNewContentOfAFirstWrite() throws Exception {
        cutEverywhere(FILE, Optional.empty(), Optional.of(NEW), writing(FILE));
    }

    @Test
    void leavesNothingOrTheContentOfAKeptFile() throws Exception {
        cutEverywhere(KEPT, Optional.empty(), Optional.of(NEW), writing(KEPT));
    }

    @Test
    void leavesTheContentOrNothingOfADeletedFile() throws Exception {
        cutEverywhere(
                FILE,
                Optional.of(OLD),
                Optional.empty(),
                backend -> {
                    Deleted deleted = Calls.of(backend).delete(FILE).value();
                    return deleted != null && deleted.lasting();
                });
    }
}
