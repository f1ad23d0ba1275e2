package dev.keepsake.store.backend;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A backend as the store calls it: each call waits for its answer and ends once, whatever the
/// backend does. Any thread may use it; meant for virtual ones.
///
/// A call that was not answered in time leaves its file *in doubt*: what it was to do may still
/// happen, so nothing else is done to that file until the answer comes.
public final class BackendCalls {
    private final SaveBackend backend;
    private final Duration limit;
    private final Runnable settled;
    private final Set<StoredFile> doubtful = new HashSet<>();
    private int doubts;

    /// Calls to a backend.
    ///
    /// @param limit how long nothing may be heard of an operation
    /// @param settled called, on any thread, once an operation that was in doubt is answered
    public BackendCalls(SaveBackend backend, Duration limit, Runnable settled) {
        this.backend = backend;
        this.limit = limit;
        this.settled = settled;
    }

    /// What to call the backend in messages.
    public String name() {
        return backend.name();
    }

    /// True while a call was given up that may still do something.
    public synchronized boolean isInDoubt() {
        return doubts > 0;
    }

    /// Opens a file; the caller closes it.
    ///
    /// @throws SaveException [GeneralCode#NOT_FOUND] where there is none, else as the backend says
    public ByteSource read(StoredFile file) throws SaveException {
        return call(Operation.READ, file, answer -> backend.read(file, answer));
    }

    /// Puts a content in a file's place.
    ///
    /// @param content makes the content; what it is given is the progress that its own calls tell,
    ///   so that a long check counts as a sign of life
    /// @throws SaveException what the content or its check threw, else as the backend says
    public Written write(StoredFile file, Progress progress, Function<Progress, NewContent> content)
            throws SaveException {
        requireSettled(file);
        var kept = new AtomicReference<@Nullable WatchedContent>();
        try {
            return call(
                    Operation.WRITE,
                    file,
                    answer -> {
                        Progress watched =
                                (done, total) -> answer.goesOn() && progress.step(done, total);
                        var own = new WatchedContent(content.apply(watched));
                        kept.set(own);
                        backend.write(
                                file, new NewContent(own::writeTo, own::check, watched), answer);
                    });
        } catch (SaveException failure) {
            WatchedContent own = kept.get();
            if (own != null && failure.finding().code() != StoreCode.NO_ANSWER) {
                throwOwn(own.failure());
            }
            throw failure;
        }
    }

    /// What the content threw says more than what the backend made of it.
    private static void throwOwn(@Nullable Throwable thrown) throws SaveException {
        switch (thrown) {
            case SaveException failure -> throw failure;
            case RuntimeException defect -> throw defect;
            case Error defect -> throw defect;
            case null, default -> {}
        }
    }

    /// Says whether there is such a file.
    public boolean exists(StoredFile file) throws SaveException {
        return call(Operation.EXISTS, file, answer -> backend.exists(file, answer));
    }

    /// Deletes a file, where there is one.
    public Deleted delete(StoredFile file) throws SaveException {
        requireSettled(file);
        return call(Operation.DELETE, file, answer -> backend.delete(file, answer));
    }

    /// Lists an area.
    public List<StoredFile> list(Area area) throws SaveException {
        return call(Operation.LIST, null, answer -> backend.list(area, answer));
    }

    /// Becomes the one that may write.
    public Lease lease(LeaseHolder holder) throws SaveException {
        return call(Operation.LEASE, null, answer -> backend.lease(holder, answer));
    }

    private void requireSettled(StoredFile file) throws SaveException {
        boolean doubt;
        synchronized (this) {
            doubt = doubtful.contains(file);
        }
        if (doubt) {
            throw SaveException.of(about(StoreCode.IN_DOUBT, file));
        }
    }

    private <T> T call(
            Operation operation, @Nullable StoredFile file, Consumer<PendingAnswer<T>> start)
            throws SaveException {
        var answer = new PendingAnswer<T>(() -> settle(operation, file));
        Thread unused =
                Thread.ofVirtual().name("keepsake-backend").start(() -> start(answer, start));
        Reply<T> reply = answer.await(limit, () -> doubt(operation, file));
        if (reply == null) {
            throw SaveException.of(about(StoreCode.NO_ANSWER, file));
        }
        T value = reply.value();
        if (reply.status() == Status.DONE && value != null) {
            return value;
        }
        throw failure(operation, file, reply);
    }

    /// A backend that breaks has failed, like one that says so.
    private static <T> void start(PendingAnswer<T> answer, Consumer<PendingAnswer<T>> start) {
        try {
            start.accept(answer);
        } catch (RuntimeException | Error broken) {
            answer.failed(Status.FAILED, broken.toString());
        }
    }

    private void doubt(Operation operation, @Nullable StoredFile file) {
        if (operation.mayChangeFiles()) {
            synchronized (this) {
                doubts++;
                if (file != null) {
                    doubtful.add(file);
                }
            }
        }
    }

    private void settle(Operation operation, @Nullable StoredFile file) {
        if (operation.mayChangeFiles()) {
            synchronized (this) {
                doubts--;
                if (file != null) {
                    doubtful.remove(file);
                }
            }
            settled.run();
        }
    }

    private SaveException failure(Operation operation, @Nullable StoredFile file, Reply<?> reply) {
        Status status = reply.status();
        if (status == null || !operation.mayEnd(status)) {
            return failure(StoreCode.FAILED, file, "answered " + status);
        }
        return switch (status) {
            case MISSING ->
                    SaveException.of(
                            Finding.of(GeneralCode.NOT_FOUND)
                                    .with("file", file == null ? name() : file.path()));
            case CANCELLED -> new CancelledException();
            case DENIED -> failure(StoreCode.DENIED, file, reply.reason());
            case FULL -> failure(StoreCode.FULL, file, reply.reason());
            case READ_ONLY -> failure(StoreCode.READ_ONLY, file, reply.reason());
            case NAME_TOO_LONG -> failure(StoreCode.NAME_TOO_LONG, file, reply.reason());
            case IN_THE_WAY -> failure(StoreCode.IN_THE_WAY, file, reply.reason());
            case HELD -> failure(StoreCode.HELD, file, reply.reason());
            case FAILED -> failure(StoreCode.FAILED, file, reply.reason());
            case DONE -> failure(StoreCode.FAILED, file, "answered nothing");
        };
    }

    private SaveException failure(StoreCode code, @Nullable StoredFile file, String reason) {
        return SaveException.of(about(code, file).with("reason", reason));
    }

    private Finding about(StoreCode code, @Nullable StoredFile file) {
        return Finding.of(code)
                .with("file", file == null ? "" : file.path())
                .with("place", backend.name());
    }
}
