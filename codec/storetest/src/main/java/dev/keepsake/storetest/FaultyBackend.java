package dev.keepsake.storetest;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.store.backend.Answer;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.backend.Lease;
import dev.keepsake.store.backend.LeaseHolder;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Reply;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.backend.Written;
import dev.keepsake.store.file.StoredFile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// A backend that goes wrong as it is told to.
///
/// A test that wants every step to fail walks n = 1, 2, 3 … with `Fault.at(n)` until [#fired] stays
/// 0. Any thread may use it.
public final class FaultyBackend implements SaveBackend {
    private final SaveBackend backend;
    private final List<Fault> faults = new ArrayList<>();
    private final Map<Operation, Integer> counts = new EnumMap<>(Operation.class);
    private final List<Runnable> late = new ArrayList<>();
    private int operations;
    private int fired;

    private FaultyBackend(SaveBackend backend) {
        this.backend = backend;
    }

    /// A backend over another that does everything right at first.
    public static FaultyBackend over(SaveBackend backend) {
        return new FaultyBackend(backend);
    }

    /// Forgets all faults and counts, and plans these; the first that strikes counts.
    public synchronized void plan(Fault... planned) {
        faults.clear();
        faults.addAll(List.of(planned));
        counts.clear();
        operations = 0;
        fired = 0;
    }

    /// How many operations were begun since the plan.
    public synchronized int operations() {
        return operations;
    }

    /// How many operations of a kind were begun since the plan.
    public synchronized int operations(Operation kind) {
        return counts.getOrDefault(kind, 0);
    }

    /// How many of them went wrong.
    public synchronized int fired() {
        return fired;
    }

    /// How many answers wait for [#answerLate].
    public synchronized int waiting() {
        return late.size();
    }

    /// Gives all answers that are late.
    public void answerLate() {
        List<Runnable> answers;
        synchronized (this) {
            answers = List.copyOf(late);
            late.clear();
        }
        answers.forEach(Runnable::run);
    }

    private synchronized Optional<Fault> begin(Operation kind) {
        operations++;
        int ofKind = counts.merge(kind, 1, Integer::sum);
        Optional<Fault> fault =
                faults.stream().filter(each -> each.strikes(kind, operations, ofKind)).findFirst();
        fault.ifPresent(struck -> fired++);
        return fault;
    }

    private <T> void run(Operation kind, Answer<T> answer, Consumer<Answer<T>> call) {
        Optional<Fault> fault = begin(kind);
        if (fault.isEmpty()) {
            call.accept(answer);
            return;
        }
        Answer<T> faulty = said(fault.get().saying(), answer);
        switch (fault.get().deed()) {
            case Fault.Deed.Whole whole -> call.accept(faulty);
            case Fault.Deed.Nothing nothing -> notDone(faulty);
            case Fault.Deed.Torn torn -> notDone(faulty);
            case Fault.Deed.Cut cut -> notDone(faulty);
        }
        throwAsTold(fault.get().saying());
    }

    private static void notDone(Answer<?> answer) {
        answer.failed(Status.FAILED, "fault");
    }

    private static void throwAsTold(Fault.Saying saying) {
        if (saying instanceof Fault.Saying.Thrown thrown) {
            throw thrown.failure();
        }
    }

    private <T> Answer<T> said(Fault.Saying saying, Answer<T> answer) {
        return reply -> {
            switch (saying) {
                case Fault.Saying.Failure failure -> {
                    close(reply);
                    answer.take(failure(failure));
                }
                case Fault.Saying.Never never -> close(reply);
                case Fault.Saying.Thrown thrown -> close(reply);
                case Fault.Saying.Twice twice -> {
                    answer.take(reply);
                    answer.failed(Status.FAILED, "said twice");
                }
                case Fault.Saying.Late later -> keep(() -> answer.take(reply));
            }
        };
    }

    @SuppressWarnings("NullAway") // a status that is null is one of the faults
    private static <T> Reply<T> failure(Fault.Saying.Failure failure) {
        return Reply.failed(failure.status(), "fault");
    }

    private synchronized void keep(Runnable answer) {
        late.add(answer);
    }

    /// What nobody hears of, nobody could close.
    private static void close(Reply<?> reply) {
        if (reply.value() instanceof ByteSource source) {
            source.close();
        } else if (reply.value() instanceof Lease lease) {
            lease.close();
        }
    }

    @Override
    public String id() {
        return backend.id();
    }

    @Override
    public String name() {
        return backend.name();
    }

    @Override
    public void read(StoredFile file, Answer<ByteSource> answer) {
        run(Operation.READ, answer, whole -> backend.read(file, whole));
    }

    @Override
    public void write(StoredFile file, NewContent content, Answer<Written> answer) {
        Optional<Fault> fault = begin(Operation.WRITE);
        if (fault.isEmpty()) {
            backend.write(file, content, answer);
            return;
        }
        Answer<Written> faulty = said(fault.get().saying(), answer);
        var part = new PartialWrite(backend, file, content);
        switch (fault.get().deed()) {
            case Fault.Deed.Whole whole -> backend.write(file, content, faulty);
            case Fault.Deed.Nothing nothing -> notDone(faulty);
            case Fault.Deed.Torn torn -> part.tear(torn, faulty);
            case Fault.Deed.Cut cut -> part.cut(cut, faulty);
        }
        throwAsTold(fault.get().saying());
    }

    @Override
    public void exists(StoredFile file, Answer<Boolean> answer) {
        run(Operation.EXISTS, answer, whole -> backend.exists(file, whole));
    }

    @Override
    public void delete(StoredFile file, Answer<Deleted> answer) {
        run(Operation.DELETE, answer, whole -> backend.delete(file, whole));
    }

    @Override
    public void list(Area area, Answer<List<StoredFile>> answer) {
        run(Operation.LIST, answer, whole -> backend.list(area, whole));
    }

    @Override
    public void lease(LeaseHolder holder, Answer<Lease> answer) {
        run(Operation.LEASE, answer, whole -> backend.lease(holder, whole));
    }
}
