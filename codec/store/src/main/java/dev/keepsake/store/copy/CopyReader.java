package dev.keepsake.store.copy;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.BackendCalls;
import dev.keepsake.store.copy.CopyState.Damaged;
import dev.keepsake.store.copy.CopyState.Foreign;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.copy.CopyState.Newer;
import dev.keepsake.store.copy.CopyState.Unusable;
import dev.keepsake.store.copy.CopyState.Valid;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.StoredFile;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads copies of slots: all of them to know what they are, their heads to know whether they still
/// are. Any thread may use it.
public final class CopyReader {
    private final BackendCalls backend;
    private final SaveFormat format;
    private final OpenOptions options;

    /// A reader of copies in this format.
    public CopyReader(BackendCalls backend, SaveFormat format, OpenOptions options) {
        this.backend = backend;
        this.format = format;
        this.options = options;
    }

    /// Reads and checks both copies of a slot, every byte.
    ///
    /// @throws CancelledException where the caller stops it; every other failure is a state
    public SlotCopies read(SlotId slot, Progress progress) throws CancelledException {
        return new SlotCopies(
                read(slot, CopyLetter.A, progress), read(slot, CopyLetter.B, progress));
    }

    /// What is known of the copies, with all that is no longer so read anew: a valid copy is still
    /// one where its prelude and its size are the same.
    ///
    /// @throws CancelledException where the caller stops it
    public SlotCopies reread(SlotId slot, SlotCopies known, Progress progress)
            throws CancelledException {
        SlotCopies now = known;
        for (CopyLetter letter : CopyLetter.values()) {
            if (!isAsKnown(slot.file(letter), known.of(letter))) {
                now = now.with(letter, read(slot, letter, progress));
            }
        }
        return now;
    }

    private boolean isAsKnown(CopyFile file, CopyState known) throws CancelledException {
        try {
            return switch (known) {
                case Missing missing -> false; // asked twice when it is read
                case Valid(SaveHead head) -> isStill(file, head);
                case Damaged damaged -> false;
                case Newer newer -> false;
                case Foreign foreign -> false;
                case Unusable unusable -> false;
            };
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unknown) {
            return false; // reading it anew says what is wrong
        }
    }

    private boolean isStill(CopyFile file, SaveHead head) throws SaveException {
        try (ByteSource source = backend.read(file)) {
            Revision found = SaveHead.readRevision(source, options.limits());
            return found.equals(head.revision()) && source.size() == head.fileSize();
        }
    }

    /// Reads and checks one copy, every byte.
    ///
    /// @throws CancelledException where the caller stops it; every other failure is a state
    public CopyState read(SlotId slot, CopyLetter letter, Progress progress)
            throws CancelledException {
        SaveHead head = null;
        try (ByteSource source = backend.read(slot.file(letter))) {
            head = SaveHead.read(source, options.limits());
            Identity.require(slot, slot.file(letter), head.fields());
            check(source, progress);
            return new Valid(head);
        } catch (SaveException failure) {
            CopyState state = state(failure, head);
            return state instanceof Missing ? missing(slot.file(letter)) : state;
        }
    }

    /// What is not there may be written over: asked twice, so that one wrong answer loses nothing.
    private CopyState missing(CopyFile file) throws CancelledException {
        try {
            return backend.exists(file)
                    ? new Unusable(Finding.of(GeneralCode.CHANGED).with("file", file.path()))
                    : new Missing();
        } catch (SaveException failure) {
            return state(failure, null);
        }
    }

    /// What a copy is as far as its head tells: of a valid one, the rest is not looked at.
    ///
    /// @throws CancelledException where the storage was told to stop
    public CopyState readAsFarAsHead(SlotId slot, CopyLetter letter) throws CancelledException {
        try {
            SaveHead head = readHead(slot.file(letter));
            Identity.require(slot, slot.file(letter), head.fields());
            return new Valid(head);
        } catch (SaveException failure) {
            return state(failure, null);
        }
    }

    /// What a copy is that does not read.
    ///
    /// @param failure why
    /// @param head its prelude and header where these read, else null
    /// @throws CancelledException where that is why
    public static CopyState state(SaveException failure, @Nullable SaveHead head)
            throws CancelledException {
        Finding finding = failure.finding();
        return switch (failure.outcome()) {
            case DAMAGED, UNKNOWN -> new Damaged(finding, head);
            case NEWER -> new Newer(finding);
            case WRONG_USE -> new Foreign(finding);
            case FAILED ->
                    finding.code() == GeneralCode.NOT_FOUND ? new Missing() : new Unusable(finding);
            case CANCELLED -> throw new CancelledException();
            case REFUSED, CHANGED, LOADED, DIFFERS, INTERNAL -> new Unusable(finding);
        };
    }

    /// Checks all of a save: every checksum, every structure rule, every record.
    ///
    /// @param source stays open
    /// @throws SaveException the first error
    public void check(ByteSource source, Progress progress) throws SaveException {
        try (SaveDocument document = format.open(new Borrowed(source), options, progress)) {
            FindingLog log = FindingLog.strict(options.limits().findingsPerCode());
            document.origin().check(CheckScope.STRUCTURE, log, progress);
        }
    }

    /// Which save a file holds, by its prelude; empty where that does not read.
    ///
    /// @throws CancelledException where the storage was told to stop
    public Optional<Revision> readRevision(StoredFile file) throws CancelledException {
        try (ByteSource source = backend.read(file)) {
            return Optional.of(SaveHead.readRevision(source, options.limits()));
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unreadable) {
            return Optional.empty();
        }
    }

    /// The head of a file, which is not checked any further.
    ///
    /// @throws SaveException why it does not read
    public SaveHead readHead(StoredFile file) throws SaveException {
        try (ByteSource source = backend.read(file)) {
            return SaveHead.read(source, options.limits());
        }
    }

    /// The picture of a file, whose head and picture alone are read.
    ///
    /// @throws SaveException why it does not read
    public Optional<Picture> readPicture(StoredFile file) throws SaveException {
        try (ByteSource source = backend.read(file)) {
            return SaveHead.read(source, options.limits()).readPicture(source);
        }
    }
}
