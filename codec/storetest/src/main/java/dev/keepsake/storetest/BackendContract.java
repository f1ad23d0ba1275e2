package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.backend.Lease;
import dev.keepsake.store.backend.LeaseHolder;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Reply;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.StoredFile;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every backend must do. The tests of a backend extend it.
public abstract class BackendContract {
    private static final CopyFile FILE = SlotId.slot("one").file(CopyLetter.A);
    private static final CopyFile PROFILE = SlotId.profile("Ünï/cøde\n").file(CopyLetter.B);
    private static final KeptFile KEPT = kept(1);
    private static final Bytes OLD = Bytes.ofText("old");
    private static final Bytes NEW = Bytes.ofText("the new one");

    private SaveBackend backend;
    private Calls calls;

    /// For those who extend it.
    @SuppressWarnings("NullAway.Init") // before each test
    protected BackendContract() {}

    /// A backend over an empty storage of its own.
    protected abstract SaveBackend make() throws IOException;

    /// Gives each test a storage of its own.
    @BeforeEach
    final void makeBackend() throws IOException {
        backend = make();
        calls = Calls.of(backend);
    }

    private static KeptFile kept(int number) {
        return new KeptFile(
                FILE.kind(),
                FILE.key(),
                Instant.parse("2026-12-01T10:15:00Z"),
                number,
                Long.MIN_VALUE,
                KeptFile.Reason.REPLACED,
                "The Harbour");
    }

    private Set<StoredFile> listed(Area area) {
        Reply<List<StoredFile>> reply =
                Calls.only(Operation.LIST, answer -> backend.list(area, answer));
        List<StoredFile> files = reply.value();
        assertNotNull(files, reply.toString());
        assertEquals(files.size(), new HashSet<>(files).size(), "a file twice");
        return Set.copyOf(files);
    }

    private void writeOld(StoredFile file) {
        assertEquals(Status.DONE, calls.write(file, OLD).status());
    }

    private void assertOnlyOld() throws SaveException {
        assertEquals(OLD, calls.bytes(FILE));
        assertEquals(Set.of(FILE), listed(Area.COPIES));
        assertEquals(Set.of(), listed(Area.KEPT));
    }

    private static SaveException refusal() {
        return SaveException.of(Finding.of(GeneralCode.NOT_A_SAVE));
    }

    @Test
    final void hasNothingAtFirst() {
        assertEquals(Set.of(), listed(Area.COPIES));
        assertEquals(Set.of(), listed(Area.KEPT));
        assertEquals(Status.MISSING, calls.read(FILE).status());
        assertEquals(Status.MISSING, calls.read(KEPT).status());
        assertEquals(Reply.done(false), calls.exists(FILE));
        assertEquals(Reply.done(false), calls.exists(KEPT));
        assertEquals(false, existed(calls.delete(FILE)));
        assertEquals(false, existed(calls.delete(KEPT)));
    }

    @Test
    final void readsWhatWasWritten() throws Exception {
        for (StoredFile file : List.of(FILE, PROFILE, KEPT)) {
            Bytes content = Bytes.ofText(file.path());
            assertEquals(Status.DONE, calls.write(file, content).status());
            assertEquals(Reply.done(true), calls.exists(file));
        }
        for (StoredFile file : List.of(FILE, PROFILE, KEPT)) {
            assertEquals(Bytes.ofText(file.path()), calls.bytes(file));
        }
        assertEquals(Reply.done(false), calls.exists(FILE.other()));
    }

    @Test
    final void keepsAnEmptyContent() throws Exception {
        writeOld(FILE);
        assertEquals(Status.DONE, calls.write(FILE, Bytes.EMPTY).status());
        assertEquals(Bytes.EMPTY, calls.bytes(FILE));
    }

    @Test
    final void writesOver() throws Exception {
        writeOld(FILE);
        assertEquals(Status.DONE, calls.write(FILE, NEW).status());
        assertEquals(NEW, calls.bytes(FILE));
        assertEquals(Status.DONE, calls.write(FILE, OLD).status());
        assertOnlyOld();
    }

    @Test
    final void writesALargeContentWhoseBeginningIsWrittenLast() throws Exception {
        byte[] bytes = new byte[3_500_001];
        new SplittableRandom(1).nextBytes(bytes);
        Bytes all = Bytes.wrap(bytes);
        Bytes head = all.slice(0, 64);
        var content =
                new NewContent(
                        sink -> {
                            sink.write(Bytes.wrap(new byte[64]));
                            sink.write(all.slice(64, 1_000_000));
                            sink.write(all.slice(1_000_064, all.length() - 1_000_064));
                            sink.overwrite(0, head);
                        },
                        readBack -> assertEquals(all.length(), readBack.size()),
                        Progress.NONE);
        assertEquals(Status.DONE, calls.write(FILE, content).status());
        assertEquals(all, calls.bytes(FILE));
    }

    @Test
    final void readsPartsOnly() throws Exception {
        calls.write(FILE, NEW);
        try (ByteSource source = calls.read(FILE).value()) {
            assertNotNull(source);
            assertEquals(NEW.length(), source.size());
            assertEquals(NEW.slice(4, 3), source.read(4, 3));
        }
    }

    @Test
    final void keepsWhatAnOpenedSourceGivesWhenTheFileIsReplaced() throws Exception {
        writeOld(FILE);
        try (ByteSource source = calls.read(FILE).value()) {
            assertNotNull(source);
            assertEquals(Status.DONE, calls.write(FILE, NEW).status());
            assertEquals(OLD, source.read(0, 3));
            assertEquals(3, source.size());
        }
    }

    @Test
    final void keepsWhatAnOpenedSourceGivesWhenTheFileIsDeleted() throws Exception {
        writeOld(FILE);
        try (ByteSource source = calls.read(FILE).value()) {
            assertNotNull(source);
            assertEquals(true, existed(calls.delete(FILE)));
            assertEquals(OLD, source.read(0, 3));
        }
    }

    @Test
    final void leavesTheFileWhereTheContentFails() throws Exception {
        writeOld(FILE);
        SaveException refusal = refusal();
        var content =
                new NewContent(
                        sink -> {
                            sink.write(NEW);
                            throw refusal;
                        },
                        FileReplacement.Check.NONE,
                        Progress.NONE);
        assertEquals(Status.FAILED, calls.write(FILE, content).status());
        assertOnlyOld();
    }

    @Test
    final void leavesTheFileWhereTheProgramFails() throws Exception {
        writeOld(FILE);
        var content =
                new NewContent(
                        sink -> {
                            sink.write(NEW);
                            throw new IllegalStateException("the program fails");
                        },
                        FileReplacement.Check.NONE,
                        Progress.NONE);
        assertEquals(Status.FAILED, calls.write(FILE, content).status());
        assertOnlyOld();
    }

    @Test
    final void leavesTheFileWhereTheCheckFails() throws Exception {
        writeOld(FILE);
        SaveException refusal = refusal();
        var content =
                new NewContent(
                        sink -> sink.write(NEW),
                        readBack -> {
                            throw refusal;
                        },
                        Progress.NONE);
        assertEquals(Status.FAILED, calls.write(FILE, content).status());
        assertOnlyOld();
        assertEquals(Status.FAILED, calls.write(FILE.other(), content).status());
        assertOnlyOld();
    }

    @Test
    final void letsTheCheckSeeWhatWasReadBackBeforeAnybodyElseDoes() throws Exception {
        writeOld(FILE);
        var seen = new ArrayList<Bytes>();
        var content =
                new NewContent(
                        sink -> sink.write(NEW),
                        readBack -> {
                            seen.add(readBack.read(0, (int) readBack.size()));
                            seen.add(calls.bytes(FILE));
                        },
                        Progress.NONE);
        assertEquals(Status.DONE, calls.write(FILE, content).status());
        assertEquals(List.of(NEW, OLD), seen);
    }

    @Test
    final void isCancelledByTheContent() throws Exception {
        writeOld(FILE);
        var content =
                new NewContent(
                        sink -> {
                            throw new CancelledException();
                        },
                        FileReplacement.Check.NONE,
                        Progress.NONE);
        assertEquals(Status.CANCELLED, calls.write(FILE, content).status());
        assertOnlyOld();
    }

    @Test
    final void isCancelledByTheCheck() throws Exception {
        writeOld(FILE);
        var content =
                new NewContent(
                        sink -> sink.write(NEW),
                        readBack -> {
                            throw new CancelledException();
                        },
                        Progress.NONE);
        assertEquals(Status.CANCELLED, calls.write(FILE, content).status());
        assertOnlyOld();
    }

    @Test
    final void isCancelledByTheProgressWheneverThatStopsIt() throws Exception {
        for (int size : new int[] {0, 11, 2_500_000}) {
            writeOld(FILE);
            Bytes bytes = Bytes.wrap(new byte[size]);
            int polls = 0;
            while (stoppedAfter(polls, bytes) == Status.CANCELLED) {
                assertOnlyOld();
                polls++;
            }
            assertEquals(true, polls > 0, "never asked");
            assertEquals(bytes, calls.bytes(FILE));
        }
    }

    /// How a write ends that is stopped when its progress was asked so often before.
    private Status stoppedAfter(int polls, Bytes bytes) {
        var left = new AtomicInteger(polls);
        var checked = new AtomicBoolean();
        Progress progress =
                (done, total) -> {
                    assertEquals(false, checked.get(), "asked after the check");
                    return left.getAndDecrement() > 0;
                };
        FileReplacement.Check check = readBack -> checked.set(true);
        Status status =
                calls.write(FILE, new NewContent(sink -> sink.write(bytes), check, progress))
                        .status();
        assertEquals(status == Status.DONE ? Status.DONE : Status.CANCELLED, status);
        return status;
    }

    @Test
    final void deletes() throws Exception {
        writeOld(FILE);
        writeOld(FILE.other());
        writeOld(KEPT);
        assertEquals(true, existed(calls.delete(FILE)));
        assertEquals(false, existed(calls.delete(FILE)));
        assertEquals(true, existed(calls.delete(KEPT)));
        assertEquals(Status.MISSING, calls.read(FILE).status());
        assertEquals(Set.of(FILE.other()), listed(Area.COPIES));
        assertEquals(Set.of(), listed(Area.KEPT));
    }

    @Test
    final void listsEachAreaCompletely() {
        var copies = new HashSet<StoredFile>();
        var kept = new HashSet<StoredFile>();
        for (int n = 1; n <= 150; n++) {
            copies.add(SlotId.slot("slot " + n).file(CopyLetter.B));
            copies.add(SlotId.profile("p-" + n).file(CopyLetter.A));
            kept.add(kept(n));
        }
        copies.forEach(this::writeOld);
        kept.forEach(this::writeOld);
        assertEquals(copies, listed(Area.COPIES));
        assertEquals(kept, listed(Area.KEPT));
    }

    @Test
    final void givesTheLeaseAgainOnceItIsLetGo() {
        for (int n = 0; n < 3; n++) {
            Lease lease = lease();
            lease.close();
            lease.close();
        }
    }

    @Test
    final void writesUnderTheLease() throws Exception {
        try (Lease lease = lease()) {
            assertNotNull(lease);
            writeOld(FILE);
            assertEquals(true, existed(calls.delete(FILE)));
            writeOld(FILE);
        }
        assertOnlyOld();
    }

    private Lease lease() {
        LeaseHolder holder = LeaseHolder.ofThisProcess("contract", Instant.EPOCH);
        Reply<Lease> reply = Calls.only(Operation.LEASE, answer -> backend.lease(holder, answer));
        Lease lease = reply.value();
        assertNotNull(lease, reply.toString());
        return lease;
    }

    private static boolean existed(Reply<Deleted> reply) {
        Deleted deleted = reply.value();
        return deleted == null ? Assertions.fail(reply.toString()) : deleted.existed();
    }
}
