package dev.keepsake.app.cli;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.Base;
import dev.keepsake.store.Saved;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.CopyState.Damaged;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// An edit of a slot's copy: it becomes the next save of the slot, in the other copy, and the
/// edited one stays as it is.
///
/// @param call for which call
/// @param file the copy that is edited
/// @param slot which slot it is of, by its name and by its header
/// @param letter which copy it is
/// @param copies what both were before the file was opened
/// @param open what saves of it are opened with
record CopyEdit(
        Call call, Path file, SlotId slot, CopyLetter letter, SlotCopies copies, OpenOptions open) {
    /// The fields that the slot decides, whatever an edit says.
    private static final List<String> OF_SLOT = List.of("sequence", "fileKind", "slot");

    /// The edit of a file that is a slot's or profile's copy: its name says so, and its header
    /// gives that very name. Empty for every other file.
    static Optional<CopyEdit> find(Path file, Call call) throws SaveException {
        Optional<CopyFile> copy =
                Optional.ofNullable(file.getFileName())
                        .flatMap(name -> CopyFile.parse(name.toString()))
                        .filter(named -> named.kind() != FileKind.INDEX);
        if (copy.isEmpty()) {
            return Optional.empty();
        }
        OpenOptions open = call.opening().types(file).options();
        Optional<SlotId> slot = slot(copy.get(), file, open);
        if (slot.isEmpty()) {
            return Optional.empty();
        }
        try (FolderStore store = FolderStore.around(file, call, open)) {
            SlotCopies copies = store.await(store.asks().inspect(slot.get()));
            CopyLetter letter = copy.get().letter();
            return copies.of(letter) instanceof Missing
                    ? Optional.empty()
                    : Optional.of(new CopyEdit(call, file, slot.get(), letter, copies, open));
        }
    }

    private static Optional<SlotId> slot(CopyFile copy, Path file, OpenOptions open)
            throws CancelledException {
        try (ByteSource source = FileSource.pinned(file)) {
            StructValue header = SaveHead.read(source, open.limits()).fields();
            return Identity.findKind(header)
                    .filter(copy.kind().constant()::equals)
                    .flatMap(_ -> Identity.findName(header))
                    .filter(SlotId::isName)
                    .map(name -> new SlotId(copy.kind(), name))
                    .filter(slot -> slot.file(copy.letter()).equals(copy));
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return Optional.empty(); // opening it says what is wrong
        }
    }

    /// Refuses a copy that is not the one that loads: a game would not see the edit.
    ///
    /// @throws SaveException what is wrong with the copy, *newer*, or *older copy*
    void requireLoading() throws SaveException {
        Optional<Finding> wrong = copies.of(letter).findFinding();
        if (wrong.isPresent() && copies.of(letter) instanceof Damaged) {
            Finding damaged = Finding.of(CommandCode.DAMAGED_COPY).with("file", file);
            throw SaveException.of(
                    copies.loads().map(copy -> damaged.with("copy", copy)).orElse(damaged));
        }
        if (wrong.isPresent()) {
            throw SaveException.of(wrong.get());
        }
        CopyLetter loads = copies.requireLoading(slot.name());
        if (loads != letter) {
            throw SaveException.of(
                    Finding.of(StoreCode.OLDER_COPY).with("file", file).with("copy", loads));
        }
    }

    /// Refuses edits of what the slot decides: they would come to nothing.
    static void requireOwnFields(SaveDocument opened, SaveDocument edited) throws SaveException {
        for (String field : OF_SLOT) {
            if (!opened.header().find(field).equals(edited.header().find(field))) {
                throw SaveException.of(
                        Finding.of(CommandCode.SLOTS_FIELD)
                                .with("field", "header/" + field)
                                .with("slot", HeaderText.of(opened.header(), "slot")));
            }
        }
    }

    /// Saves the edited document, unless the slot was saved meanwhile, and prints what it did.
    ///
    /// @param changes prints what was changed
    void write(SaveDocument edited, Consumer<ChangePrinter> changes) throws SaveException {
        Revision opened = copies.of(letter).findRevision().orElseThrow();
        try (FolderStore store = FolderStore.around(file, call, open)) {
            Saved saved =
                    store.await(
                            store.asks().save(slot, SaveContent.edited(edited), Base.of(opened)));
            changes.accept(new ChangePrinter(call));
            print(saved, store);
        }
    }

    private void print(Saved saved, FolderStore store) {
        var printer = new SavedPrinter(call, store);
        if (call.json()) {
            printer.json(saved, json -> json.writeStringField("backup", backup(saved, store)));
        } else {
            printer.print(saved);
        }
    }

    /// Where the opened save stands in the backups, null where it was not kept now.
    private @Nullable String backup(Saved saved, FolderStore store) {
        long opened = copies.of(letter).findRevision().orElseThrow().sequence();
        return saved.kept().stream()
                .filter(kept -> kept.sequence() == opened)
                .filter(kept -> kept.reason() == KeptFile.Reason.REPLACED)
                .findFirst()
                .map(kept -> store.path(kept).toString())
                .orElse(null);
    }
}
