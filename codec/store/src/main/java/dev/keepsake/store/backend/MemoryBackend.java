package dev.keepsake.store.backend;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.StoredFile;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/// A store's files in memory, gone with the object: for tests, and for saves that need not last.
/// Counts what is read. Answers on the calling thread; any thread may use it.
public final class MemoryBackend implements SaveBackend {
    private final String id = "memory:" + UUID.randomUUID();
    private final Map<StoredFile, Bytes> files = new ConcurrentHashMap<>();
    private final AtomicLong bytesRead = new AtomicLong();
    private final AtomicLong reads = new AtomicLong();

    /// A storage of its own, empty.
    public MemoryBackend() {}

    /// How many bytes were read from all files.
    public long bytesRead() {
        return bytesRead.get();
    }

    /// How many files were opened.
    public long reads() {
        return reads.get();
    }

    /// How many bytes a file has; 0 where there is none.
    public int size(StoredFile file) {
        return files.getOrDefault(file, Bytes.EMPTY).length();
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public void read(StoredFile file, Answer<ByteSource> answer) {
        Bytes bytes = files.get(file);
        if (bytes == null) {
            answer.failed(Status.MISSING, file.path());
            return;
        }
        reads.incrementAndGet();
        answer.done(new CountedSource(MemorySource.of(file.path(), bytes)));
    }

    @Override
    public void write(StoredFile file, NewContent content, Answer<Written> answer) {
        Reply<Written> reply = Reply.failed(Status.FAILED, "ended early");
        try {
            Bytes bytes = checked(file, content);
            files.put(file, bytes);
            reply = Reply.done(new Written(true));
        } catch (CancelledException stopped) {
            reply = Reply.failed(Status.CANCELLED, stopped.toString());
        } catch (SaveException | RuntimeException failure) {
            reply = Reply.failed(Status.FAILED, failure.toString());
        } finally {
            answer.take(reply);
        }
    }

    private static Bytes checked(StoredFile file, NewContent content) throws SaveException {
        var sink = new MemorySink();
        var watched = new WatchedContent(content);
        watched.writeTo(sink);
        Bytes bytes = sink.bytes();
        watched.check(MemorySource.of(file.path(), bytes));
        return bytes;
    }

    @Override
    public void exists(StoredFile file, Answer<Boolean> answer) {
        answer.done(files.containsKey(file));
    }

    @Override
    public void delete(StoredFile file, Answer<Deleted> answer) {
        answer.done(new Deleted(files.remove(file) != null, true));
    }

    @Override
    public void list(Area area, Answer<List<StoredFile>> answer) {
        answer.done(files.keySet().stream().filter(file -> area == area(file)).toList());
    }

    private static Area area(StoredFile file) {
        return switch (file) {
            case CopyFile copy -> Area.COPIES;
            case KeptFile kept -> Area.KEPT;
        };
    }

    @Override
    public void lease(LeaseHolder holder, Answer<Lease> answer) {
        answer.done(Lease.NONE);
    }

    private final class CountedSource implements ByteSource {
        private final ByteSource source;

        CountedSource(ByteSource source) {
            this.source = source;
        }

        @Override
        public String name() {
            return source.name();
        }

        @Override
        public long size() {
            return source.size();
        }

        @Override
        public Bytes read(long position, int length) throws SaveException {
            Bytes bytes = source.read(position, length);
            bytesRead.addAndGet(length);
            return bytes;
        }

        @Override
        public void close() {
            source.close();
        }
    }
}
