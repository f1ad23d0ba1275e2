package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement.Check;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.backend.Written;
import dev.keepsake.store.content.HeaderStamp;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.CopyState.Valid;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Writes one copy of a slot: encodes, has it written aside and read back, checks all of it, and
/// lets it take its place. For whoever holds the slot and the right to write.
final class CopyWriter {
    private final Storage storage;
    private final StoreOptions options;
    private final Request<?> request;
    private final Progress progress;

    CopyWriter(Storage storage, StoreOptions options, Request<?> request) {
        this.storage = storage;
        this.options = options;
        this.request = request;
        this.progress = request.progress();
    }

    /// A copy that was written.
    ///
    /// @param head its head
    /// @param copies both copies now
    record Done(SaveHead head, SlotCopies copies, List<Finding> notes) {}

    /// Writes a copy in the place of one of these. Until it is done, nothing is known of the slot:
    /// a write that ends otherwise may have happened all the same.
    ///
    /// @throws SaveException why it was not done
    Done write(
            SlotId slot,
            CopyLetter letter,
            SlotCopies copies,
            SaveContent content,
            HeaderStamp stamp)
            throws SaveException {
        storage.forget(slot);
        var head = new AtomicReference<@Nullable SaveHead>();
        Written written =
                storage.backend()
                        .write(
                                slot.file(letter),
                                progress,
                                watched ->
                                        new NewContent(
                                                sink -> content.writeTo(sink, stamp, way(watched)),
                                                check(head, watched),
                                                watched));
        SaveHead proven = head.get();
        if (proven == null) {
            throw new IllegalStateException("the backend did not check what it wrote");
        }
        SlotCopies now = copies.with(letter, new Valid(proven));
        storage.learn(slot, now);
        return new Done(proven, now, notes(written.lasting(), slot.file(letter)));
    }

    private SaveContent.Way way(Progress watched) {
        return new SaveContent.Way(storage.format(), options.open(), watched);
    }

    /// Opens what was read back, checks every byte of it, and from there on cannot be stopped.
    private Check check(AtomicReference<@Nullable SaveHead> head, Progress watched) {
        return written -> {
            head.set(checked(written, watched));
            request.beginPublishing();
        };
    }

    private SaveHead checked(ByteSource written, Progress watched) throws SaveException {
        SaveHead head = SaveHead.read(written, options.open().limits());
        storage.copies().check(written, watched);
        return head;
    }

    /// Says where a power cut may take back what was done.
    static List<Finding> notes(boolean lasting, StoredFile file) {
        return lasting
                ? List.of()
                : List.of(Finding.of(StoreCode.NOT_LASTING).with("file", file.path()));
    }
}
