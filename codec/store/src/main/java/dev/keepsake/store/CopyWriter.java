package dev.keepsake.store;

import dev.keepsake.format.head.SaveHead;
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
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Writes one copy of a slot: encodes, has it written aside and read back, checks all of it, and
/// lets it take its place. For whoever holds the slot and the right to write.
final class CopyWriter {
    private final Session session;

    CopyWriter(Session session) {
        this.session = session;
    }

    /// A copy that was written.
    ///
    /// @param head its head
    /// @param copies both copies now
    record Done(SaveHead head, SlotCopies copies, List<Finding> notes) {}

    /// Writes a copy in the place of one of these. From before it is written on, nothing is known
    /// of the slot: a write that ends otherwise may have happened all the same.
    ///
    /// @throws SaveException why it was not done
    Done write(CopyFile file, SlotCopies copies, SaveContent content, HeaderStamp stamp)
            throws SaveException {
        session.storage().forget(file);
        var head = new AtomicReference<@Nullable SaveHead>();
        Written written =
                session.storage()
                        .backend()
                        .write(
                                file,
                                session.progress(),
                                watched ->
                                        new NewContent(
                                                sink -> content.writeTo(sink, stamp, way(watched)),
                                                check(head, watched),
                                                watched));
        SaveHead proven = head.get();
        if (proven == null) {
            throw new IllegalStateException("the backend did not check what it wrote");
        }
        return new Done(
                proven,
                copies.with(file.letter(), new Valid(proven)),
                notes(written.lasting(), file));
    }

    private SaveContent.Way way(Progress watched) {
        return new SaveContent.Way(session.storage().format(), session.options().open(), watched);
    }

    /// Opens what was read back, checks every byte of it, and from there on cannot be stopped.
    private Check check(AtomicReference<@Nullable SaveHead> head, Progress watched) {
        return written -> {
            SaveHead found = SaveHead.read(written, session.options().open().limits());
            session.storage().copies().check(written, watched);
            watched.check(1, 1);
            session.request().beginPublishing();
            head.set(found);
        };
    }

    /// Says where a power cut may take back what was done.
    static List<Finding> notes(boolean lasting, StoredFile file) {
        return lasting
                ? List.of()
                : List.of(Finding.of(StoreCode.NOT_LASTING).with("file", file.path()));
    }
}
