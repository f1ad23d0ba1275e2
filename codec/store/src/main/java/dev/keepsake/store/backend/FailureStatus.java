package dev.keepsake.store.backend;

import dev.keepsake.format.io.FileCode;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tells failures of a folder apart: by their class and causes, then by what the storage says of
/// itself, and by their text last, as that may be in any language.
final class FailureStatus {
    /// A write fails for want of room with less than this left beyond what it had written.
    private static final long ROOM_BYTES = 2L << 20;

    private final Path folder;

    /// @param folder what of to ask the storage
    FailureStatus(Path folder) {
        this.folder = folder;
    }

    /// The status of a failed write.
    ///
    /// @param written how many bytes of it had been written
    Status ofWrite(Throwable failure, long written) {
        Optional<Status> known = byClass(failure);
        if (known.isPresent() && known.get() != Status.DENIED) {
            return known.get();
        }
        if (isReadOnlyStore()) {
            return Status.READ_ONLY;
        }
        return known.or(() -> byText(failure))
                .orElseGet(() -> isFull(written) ? Status.FULL : Status.FAILED);
    }

    /// The status of any other failure.
    Status of(Throwable failure) {
        return byClass(failure).or(() -> byText(failure)).orElse(Status.FAILED);
    }

    private static Optional<Status> byClass(Throwable failure) {
        for (Throwable each = failure; each != null; each = each.getCause()) {
            Status status = ofClass(each);
            if (status != null) {
                return Optional.of(status);
            }
        }
        return Optional.empty();
    }

    private static @Nullable Status ofClass(Throwable failure) {
        return switch (failure) {
            case StatusException known -> known.status();
            case CancelledException stopped -> Status.CANCELLED;
            case SaveException refused -> ofCode(refused.finding().code());
            case AccessDeniedException denied -> Status.DENIED;
            case NoSuchFileException missing -> Status.MISSING;
            case FileAlreadyExistsException taken -> Status.IN_THE_WAY;
            case NotDirectoryException file -> Status.IN_THE_WAY;
            case DirectoryNotEmptyException full -> Status.IN_THE_WAY;
            default -> null;
        };
    }

    private static @Nullable Status ofCode(FindingCode code) {
        if (code == FileCode.IS_LINK || code == FileCode.NOT_A_FILE) {
            return Status.IN_THE_WAY;
        }
        return code == GeneralCode.NOT_FOUND ? Status.MISSING : null;
    }

    private static Optional<Status> byText(Throwable failure) {
        for (Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof IOException) {
                Optional<Status> status = ofText(text(each));
                if (status.isPresent()) {
                    return status;
                }
            }
        }
        return Optional.empty();
    }

    /// The reason alone where there is one: a message also holds the file's name.
    private static String text(Throwable failure) {
        String reason =
                failure instanceof FileSystemException known
                        ? known.getReason()
                        : failure.getMessage();
        return String.valueOf(reason).toLowerCase(Locale.ROOT);
    }

    private static Optional<Status> ofText(String text) {
        if (text.contains("name too long")) {
            return Optional.of(Status.NAME_TOO_LONG);
        }
        if (text.contains("no space left")
                || text.contains("not enough space")
                || text.contains("quota")) {
            return Optional.of(Status.FULL);
        }
        if (text.contains("read-only file system") || text.contains("write protected")) {
            return Optional.of(Status.READ_ONLY);
        }
        if (text.contains("nofollow_links")
                || text.contains("not a directory")
                || text.contains("is a directory")) {
            return Optional.of(Status.IN_THE_WAY);
        }
        return text.contains("not permitted") ? Optional.of(Status.DENIED) : Optional.empty();
    }

    private boolean isReadOnlyStore() {
        return store().map(FileStore::isReadOnly).orElse(false);
    }

    /// What was written is deleted again by now.
    private boolean isFull(long written) {
        try {
            Optional<FileStore> store = store();
            return store.isPresent() && store.get().getUsableSpace() - written < ROOM_BYTES;
        } catch (IOException unknown) {
            return false;
        }
    }

    private Optional<FileStore> store() {
        for (Path each = folder; each != null; each = each.getParent()) {
            if (Files.exists(each)) {
                return storeOf(each);
            }
        }
        return Optional.empty();
    }

    private static Optional<FileStore> storeOf(Path existing) {
        try {
            return Optional.of(Files.getFileStore(existing));
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }
}
