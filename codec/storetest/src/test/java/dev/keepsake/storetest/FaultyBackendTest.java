package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Reply;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.backend.Written;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.storetest.Fault.Deed;
import dev.keepsake.storetest.Fault.Saying;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FaultyBackendTest {
    private static final CopyFile FILE = SlotId.slot("one").file(CopyLetter.A);

    private final FaultyBackend backend = FaultyBackend.over(new MemoryBackend());
    private final Calls calls = Calls.of(backend);

    @BeforeEach
    void writeOld() {
        calls.write(FILE, filled(1, 10_000));
    }

    private static Bytes filled(int value, int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) value);
        return Bytes.wrap(bytes);
    }

    private List<Reply<Written>> written(Bytes bytes) {
        List<Reply<Written>> replies = new ArrayList<>();
        backend.write(FILE, Calls.content(bytes), replies::add);
        return replies;
    }

    private Bytes bytes() throws Exception {
        backend.plan();
        return calls.bytes(FILE);
    }

    @Test
    void strikesAtOneOperationAndCounts() {
        backend.plan(Fault.at(2).failing(Status.DENIED));
        assertEquals(Reply.done(true), calls.exists(FILE));
        assertEquals(Status.DENIED, calls.exists(FILE).status());
        assertEquals(Reply.done(true), calls.exists(FILE));
        assertEquals(3, backend.operations());
        assertEquals(1, backend.fired());
    }

    @Test
    void strikesAtOneOperationOfAKind() {
        backend.plan(Fault.at(2).of(Operation.DELETE).failing(Status.DENIED));
        calls.exists(FILE);
        assertEquals(Reply.done(new Deleted(true, true)), calls.delete(FILE));
        calls.exists(FILE);
        assertEquals(Status.DENIED, calls.delete(FILE).status());
        assertEquals(2, backend.operations(Operation.DELETE));
    }

    @Test
    void saysFullAndDoesNothing() throws Exception {
        backend.plan(Fault.always().failing(Status.FULL));
        assertEquals(Status.FULL, written(filled(2, 10)).getFirst().status());
        assertEquals(filled(1, 10_000), bytes());
    }

    @Test
    void saysWhatNoOperationMay() {
        backend.plan(Fault.at(1).failing(Status.HELD), Fault.at(2).failing(null));
        assertEquals(Status.HELD, written(Bytes.EMPTY).getFirst().status());
        assertSame(null, written(Bytes.EMPTY).getFirst().status());
    }

    @Test
    void failsThoughAllIsDone() throws Exception {
        backend.plan(Fault.at(1).doing(new Deed.Whole()));
        assertEquals(Status.FAILED, written(filled(2, 10)).getFirst().status());
        assertEquals(filled(2, 10), bytes());
    }

    @Test
    void neverAnswers() throws Exception {
        backend.plan(Fault.at(1).doing(new Deed.Whole()).saying(new Saying.Never()));
        assertEquals(List.of(), written(filled(2, 10)));
        assertEquals(filled(2, 10), bytes());
    }

    @Test
    void answersTwice() {
        backend.plan(Fault.at(1).doing(new Deed.Whole()).saying(new Saying.Twice()));
        assertEquals(
                List.of(Status.DONE, Status.FAILED),
                written(filled(2, 10)).stream().map(Reply::status).toList());
    }

    @Test
    void answersLate() {
        backend.plan(Fault.at(1).doing(new Deed.Whole()).saying(new Saying.Late()));
        List<Reply<Written>> replies = written(filled(2, 10));
        assertEquals(List.of(), replies);
        assertEquals(1, backend.waiting());
        backend.answerLate();
        assertEquals(List.of(Reply.done(new Written(true))), replies);
        backend.answerLate();
        assertEquals(1, replies.size());
    }

    @Test
    void throwsInsteadOfAnAnswer() throws Exception {
        var failure = new IllegalStateException();
        backend.plan(Fault.at(1).saying(new Saying.Thrown(failure)));
        assertSame(
                failure, assertThrows(IllegalStateException.class, () -> written(filled(2, 10))));
        assertEquals(filled(1, 10_000), bytes());
    }

    @ParameterizedTest
    @CsvSource({"512, 5120", "4096, 4096"})
    void tearsAtASector(int sectorBytes, int kept) throws Exception {
        backend.plan(Fault.at(1).doing(new Deed.Torn(5_200, sectorBytes, false)));
        assertEquals(Status.FAILED, written(filled(2, 12_000)).getFirst().status());
        byte[] expected = filled(1, 12_000).toArray();
        Arrays.fill(expected, 0, kept, (byte) 2);
        Arrays.fill(expected, 10_000, 12_000, (byte) 0);
        assertEquals(Bytes.wrap(expected), bytes());
    }

    @Test
    void tearsWithZerosBehind() throws Exception {
        backend.plan(Fault.at(1).doing(new Deed.Torn(512, 512, true)));
        written(filled(2, 1_000));
        byte[] expected = filled(2, 1_000).toArray();
        Arrays.fill(expected, 512, 1_000, (byte) 0);
        assertEquals(Bytes.wrap(expected), bytes());
    }

    @Test
    void leavesAPrefix() throws Exception {
        backend.plan(Fault.at(1).doing(new Deed.Cut(7)));
        assertEquals(Status.FAILED, written(filled(2, 1_000)).getFirst().status());
        assertEquals(filled(2, 7), bytes());
    }
}
