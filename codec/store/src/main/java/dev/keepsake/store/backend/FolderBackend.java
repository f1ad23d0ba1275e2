package dev.keepsake.store.backend;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.format.io.FolderForce;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.StoredFile;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/// A store's files in a folder. Answers on the calling thread.
///
/// The folder may be reached through a link; within it no link is followed, and a link, a folder, a
/// device or a pipe under the name of a file is *in the way*. A content is written aside, forced to
/// the disk, read back and compared, and takes the file's name in one step; then the folder is
/// forced too. Whatever has a file's name makes it exist and be listed, also what is in the way.
/// Files that no store names are never touched, and the folder is made when it is first written to.
/// Any thread may use it.
public final class FolderBackend implements SaveBackend {
    private final FolderFiles files;
    private final LeaseRegistry registry;
    private final FileReplacement.Pause pause;
    private final FailureStatus statuses;

    private FolderBackend(FolderFiles files, LeaseRegistry registry, FileReplacement.Pause pause) {
        this.files = files;
        this.registry = registry;
        this.pause = pause;
        this.statuses = new FailureStatus(files.root());
    }

    /// The store in a folder, which need not be there yet.
    public static FolderBackend of(Path folder) {
        return new FolderBackend(
                FolderFiles.of(folder),
                LeaseRegistry.OF_PROCESS,
                millis -> LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis)));
    }

    /// The same, which knows of other leases than this process's: for tests that let a process die.
    public FolderBackend withRegistry(LeaseRegistry other) {
        return new FolderBackend(files, other, pause);
    }

    /// The same, which waits otherwise before the system is asked again to replace a file that
    /// another program has open.
    public FolderBackend withPause(FileReplacement.Pause other) {
        return new FolderBackend(files, registry, other);
    }

    @Override
    public String id() {
        return "folder:" + files.root();
    }

    @Override
    public String name() {
        return files.root().toString();
    }

    /// Work on files.
    @FunctionalInterface
    private interface Work<T> {
        Reply<T> reply() throws SaveException, IOException;
    }

    /// Answers once, whatever happens.
    private <T> void answer(Operation operation, Answer<T> answer, Work<T> work) {
        Reply<T> reply = Reply.failed(Status.FAILED, "ended early");
        try {
            reply = work.reply();
        } catch (SaveException | IOException failure) {
            reply = failed(operation, statuses.of(failure), failure);
        } catch (RuntimeException failure) {
            reply = failed(operation, Status.FAILED, failure);
        } finally {
            answer.take(reply);
        }
    }

    private static <T> Reply<T> failed(Operation operation, Status status, Throwable failure) {
        return Reply.failed(operation.mayEnd(status) ? status : Status.FAILED, reason(failure));
    }

    /// What the system said, where it said something.
    private static String reason(Throwable failure) {
        if (failure instanceof SaveException && failure.getCause() instanceof IOException cause) {
            return reason(cause);
        }
        if (failure instanceof SaveException said) {
            return said.finding().code().id();
        }
        String message = failure.getMessage();
        return message == null ? failure.toString() : message;
    }

    @Override
    public void read(StoredFile file, Answer<ByteSource> answer) {
        answer(
                Operation.READ,
                answer,
                () -> {
                    files.requireInside(file);
                    return Reply.done(FileSource.pinned(files.path(file)));
                });
    }

    @Override
    public void write(StoredFile file, NewContent content, Answer<Written> answer) {
        var watched = new WatchedContent(content);
        answer(
                Operation.WRITE,
                answer,
                () -> {
                    try {
                        return Reply.done(written(file, content, watched));
                    } catch (SaveException failure) {
                        return failed(Operation.WRITE, status(failure, watched), failure);
                    } catch (IOException failure) {
                        Status status = statuses.ofWrite(failure, watched.written());
                        return failed(Operation.WRITE, status, failure);
                    }
                });
    }

    private Written written(StoredFile file, NewContent content, WatchedContent watched)
            throws SaveException, IOException {
        files.makeFolder(file);
        Path target = files.path(file);
        if (FolderFiles.requireFile(target)) {
            FolderFiles.requireWritable(target);
        }
        FileReplacement.Replaced replaced =
                FileReplacement.of(target)
                        .withProgress(content.progress())
                        .underLease(files.likeness(file), pause)
                        .write(watched::writeTo, watched::check);
        return new Written(replaced.folderForced());
    }

    /// What a content fails for is no failure of the storage, whatever it looks like.
    private Status status(SaveException failure, WatchedContent watched) {
        Status status = statuses.ofWrite(failure, watched.written());
        return status == Status.CANCELLED || !watched.isOwn(failure) ? status : Status.FAILED;
    }

    @Override
    public void exists(StoredFile file, Answer<Boolean> answer) {
        answer(
                Operation.EXISTS,
                answer,
                () -> {
                    files.requireInside(file);
                    return Reply.done(FolderFiles.found(files.path(file)).isPresent());
                });
    }

    @Override
    public void delete(StoredFile file, Answer<Deleted> answer) {
        answer(
                Operation.DELETE,
                answer,
                () -> {
                    files.requireInside(file);
                    return Reply.done(deleted(files.path(file), files.folder(file)));
                });
    }

    private static Deleted deleted(Path file, Path folder) throws IOException {
        if (!FolderFiles.requireFile(file)) {
            return new Deleted(false, true);
        }
        FolderFiles.requireWritable(file);
        boolean deleted = Files.deleteIfExists(file);
        return new Deleted(deleted, FolderForce.force(folder));
    }

    @Override
    public void list(Area area, Answer<List<StoredFile>> answer) {
        answer(Operation.LIST, answer, () -> Reply.done(listed(area)));
    }

    private List<StoredFile> listed(Area area) throws IOException {
        return switch (area) {
            case COPIES -> named(files.root(), CopyFile::parse);
            case KEPT ->
                    files.requireBackupsFolder()
                            ? named(files.backups(), KeptFile::parse)
                            : List.of();
        };
    }

    private static List<StoredFile> named(
            Path folder, Function<String, Optional<? extends StoredFile>> parser)
            throws IOException {
        var found = new ArrayList<StoredFile>();
        try (var entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                parser.apply(String.valueOf(entry.getFileName())).ifPresent(found::add);
            }
        } catch (NoSuchFileException notMade) {
            return List.of();
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        return found;
    }

    @Override
    public void lease(LeaseHolder holder, Answer<Lease> answer) {
        answer(
                Operation.LEASE,
                answer,
                () -> {
                    try {
                        return Reply.done(leased(holder));
                    } catch (IOException failure) {
                        Status status = statuses.ofWrite(failure, 0);
                        return failed(Operation.LEASE, status, failure);
                    }
                });
    }

    private Lease leased(LeaseHolder holder) throws IOException {
        files.makeRoot();
        Lease lease = FolderLease.take(files, registry, holder);
        boolean kept = false;
        try {
            Leftovers.delete(files);
            kept = true;
            return lease;
        } finally {
            if (!kept) {
                lease.close();
            }
        }
    }
}
