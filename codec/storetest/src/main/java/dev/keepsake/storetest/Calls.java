package dev.keepsake.storetest;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.backend.Answer;
import dev.keepsake.store.backend.Deleted;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Reply;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.backend.Written;
import dev.keepsake.store.file.StoredFile;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;

/// Calls of a backend that wait for the answer, and fail a test where there is none, more than one
/// or one of a status that the operation does not list.
public final class Calls {
    private static final long LIMIT_SECONDS = 60;

    private final SaveBackend backend;

    private Calls(SaveBackend backend) {
        this.backend = backend;
    }

    /// Calls of this backend.
    public static Calls of(SaveBackend backend) {
        return new Calls(backend);
    }

    /// The one answer to a call.
    public static <T> Reply<T> only(Operation operation, Consumer<Answer<T>> call) {
        BlockingQueue<Reply<T>> replies = new LinkedBlockingQueue<>();
        call.accept(replies::add);
        Reply<T> reply = null;
        try {
            reply = replies.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (reply == null) {
            return Assertions.fail(operation + " was not answered");
        }
        Assertions.assertEquals(List.of(), List.copyOf(replies), "answered twice");
        Assertions.assertTrue(operation.mayEnd(reply.status()), reply.toString());
        Assertions.assertEquals(reply.status() == Status.DONE, reply.value() != null);
        return reply;
    }

    /// Content that can be written without any check.
    public static NewContent content(Bytes bytes) {
        return new NewContent(sink -> sink.write(bytes), FileReplacement.Check.NONE, Progress.NONE);
    }

    /// Writes a content without any check.
    public Reply<Written> write(StoredFile file, Bytes bytes) {
        return write(file, content(bytes));
    }

    /// Writes a content.
    public Reply<Written> write(StoredFile file, NewContent content) {
        return only(Operation.WRITE, answer -> backend.write(file, content, answer));
    }

    /// Opens a file.
    public Reply<ByteSource> read(StoredFile file) {
        return only(Operation.READ, answer -> backend.read(file, answer));
    }

    /// All bytes of a file that is there.
    public Bytes bytes(StoredFile file) throws SaveException {
        Reply<ByteSource> reply = read(file);
        ByteSource source = reply.value();
        if (source == null) {
            return Assertions.fail(file.path() + ": " + reply);
        }
        try (source) {
            return source.read(0, Math.toIntExact(source.size()));
        }
    }

    /// Deletes a file.
    public Reply<Deleted> delete(StoredFile file) {
        return only(Operation.DELETE, answer -> backend.delete(file, answer));
    }

    /// Asks for a file.
    public Reply<Boolean> exists(StoredFile file) {
        return only(Operation.EXISTS, answer -> backend.exists(file, answer));
    }
}
