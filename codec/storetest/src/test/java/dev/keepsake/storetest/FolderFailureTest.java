package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.backend.Lease;
import dev.keepsake.store.backend.LeaseHolder;
import dev.keepsake.store.backend.LeaseRegistry;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Reply;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.backend.Written;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Single failures of the file system beneath a folder's backend.
final class FolderFailureTest {
    private static final CopyFile FILE = SlotId.slot("one").file(CopyLetter.A);
    private static final Bytes OLD = Bytes.ofText("old");
    private static final Bytes NEW = Bytes.ofText("the new one");

    @TempDir Path folder;
    private FaultyFiles files;
    private final List<Long> pauses = new ArrayList<>();

    @BeforeEach
    void writeOld() throws IOException {
        Calls.of(FolderBackend.of(folder)).write(FILE, OLD);
        files = FaultyFiles.over(folder);
    }

    private SaveBackend backend() {
        return FolderBackend.of(files.path())
                .withRegistry(new LeaseRegistry())
                .withPause(pauses::add);
    }

    private static IOException full() {
        return new IOException("No space left on device");
    }

    private static IOException denied() {
        return new AccessDeniedException("file");
    }

    private Reply<Written> write() {
        return Calls.of(backend()).write(FILE, NEW);
    }

    private Bytes content() throws Exception {
        return Calls.of(FolderBackend.of(folder)).bytes(FILE);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    /// Which operation of a write this is.
    private int numberOf(String start) throws Exception {
        FaultyFiles tried = FaultyFiles.over(folder);
        Calls.of(FolderBackend.of(tried.path())).write(FILE, OLD);
        List<String> operations = tried.operations();
        for (int n = 0; n < operations.size(); n++) {
            if (operations.get(n).startsWith(start)) {
                return n + 1;
            }
        }
        throw new IllegalArgumentException(start + " is none of " + operations);
    }

    @Test
    void ofAnyOperationLeaveTheOldContentOrTheNew() throws Exception {
        int number = 1;
        for (; ; number++) {
            files = FaultyFiles.over(folder).failAt(number, new IOException("Input/output error"));
            Reply<Written> reply = write();
            if (reply.equals(Reply.done(new Written(true)))) {
                break;
            }
            boolean notForced = reply.equals(Reply.done(new Written(false)));
            assertEquals(notForced ? NEW : OLD, content(), files.operations().toString());
            assertTrue(notForced || reply.status() == Status.FAILED, reply.toString());
            assertEquals(List.of("slot_one.a.ksave"), names());
            assertEquals(Status.DONE, Calls.of(FolderBackend.of(folder)).write(FILE, OLD).status());
        }
        assertTrue(number > 4, "failed " + (number - 1) + " times");
    }

    @Test
    void forWantOfRoomAreToldApart() throws Exception {
        for (String start : List.of("create", "write", "force slot")) {
            files = FaultyFiles.over(folder).failAt(numberOf(start), full());
            assertEquals(Status.FULL, write().status(), start);
            assertEquals(OLD, content());
            assertEquals(List.of("slot_one.a.ksave"), names());
        }
    }

    @Test
    void thatDenyAMoveForAMomentAreTriedAgain() throws Exception {
        int move = numberOf("move");
        files.failAt(move, denied()).failAt(move + 1, denied());
        assertEquals(Reply.done(new Written(true)), write());
        assertEquals(List.of(25L, 50L), pauses);
        assertEquals(NEW, content());
    }

    @Test
    void thatDenyAMoveForGoodEndAfterSomeSeconds() throws Exception {
        int move = numberOf("move");
        for (int n = 0; n < 20; n++) {
            files.failAt(move + n, denied());
        }
        assertEquals(Status.DENIED, write().status());
        assertEquals(3_175, pauses.stream().mapToLong(Long::longValue).sum());
        assertEquals(OLD, content());
    }

    @Test
    void ofAMoveThatNoPauseMendsAreFinalAtOnce() throws Exception {
        files.failAt(numberOf("move"), new FileSystemException("file", null, "Input/output error"));
        assertEquals(Status.FAILED, write().status());
        assertEquals(List.of(), pauses);
        assertEquals(OLD, content());
    }

    @Test
    void ofLocksAreSaid() {
        files.withoutLocks();
        Reply<Lease> reply =
                Calls.only(
                        Operation.LEASE,
                        answer ->
                                backend()
                                        .lease(
                                                LeaseHolder.ofThisProcess("test", Instant.EPOCH),
                                                answer));
        assertEquals(
                Reply.failed(Status.FAILED, "the file system locks no files (No locks available)"),
                reply);
    }
}
