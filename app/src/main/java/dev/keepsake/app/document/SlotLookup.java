package dev.keepsake.app.document;

import dev.keepsake.format.Limits;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the slot that a file is a copy of: by the file's name and the heads of both copies. For
/// workers; immutable.
public final class SlotLookup {
    private final FolderStores stores;

    /// Looks into these stores.
    public SlotLookup(FolderStores stores) {
        this.stores = stores;
    }

    /// The copy of a slot or profile that a file is, by its name.
    public static Optional<CopyFile> copyOf(Path file) {
        Path name = file.getFileName();
        return CopyFile.parse(name == null ? "" : name.toString())
                .filter(copy -> copy.kind() != FileKind.INDEX);
    }

    /// The slot whose name is the key of a place; empty where the key stands for a longer name.
    static Optional<SlotId> idOf(SlotPlace place) {
        return Optional.of(new SlotId(place.kind(), place.key()))
                .filter(id -> id.place().equals(place));
    }

    /// The slot of a file, by the heads of its copies; empty where it is none, or which is unknown.
    ///
    /// @throws CancelledException where the caller stops it
    public Optional<OpenSlot> look(Path file) throws CancelledException {
        Path folder = file.toAbsolutePath().getParent();
        Optional<CopyFile> copy = copyOf(file);
        if (copy.isEmpty() || folder == null) {
            return Optional.empty();
        }
        SlotPlace place = SlotPlace.of(copy.get());
        var copies =
                new SlotCopies(
                        head(folder, place, CopyLetter.A), head(folder, place, CopyLetter.B));
        return id(place, copies).map(id -> new OpenSlot(folder, id, copies, false));
    }

    private static Optional<SlotId> id(SlotPlace place, SlotCopies copies) {
        return Stream.of(CopyLetter.values())
                .flatMap(letter -> copies.of(letter).findHead().stream())
                .flatMap(head -> Identity.findName(head.fields()).stream())
                .filter(SlotId::isName)
                .map(name -> new SlotId(place.kind(), name))
                .filter(id -> id.place().equals(place))
                .findFirst()
                .or(() -> idOf(place));
    }

    /// The same slot with every byte of its copies checked.
    ///
    /// @throws SaveException where the storage fails or the caller stops it
    public OpenSlot check(OpenSlot slot, Progress progress) throws SaveException {
        SlotCopies copies = stores.ask(slot.folder(), progress, store -> store.inspect(slot.id()));
        return new OpenSlot(slot.folder(), slot.id(), copies, true);
    }

    private static CopyState head(Path folder, SlotPlace place, CopyLetter letter)
            throws CancelledException {
        try (ByteSource source = FileSource.pinned(folder.resolve(place.file(letter).path()))) {
            return new CopyState.Valid(SaveHead.read(source, Limits.DEFAULT));
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return unread(unread.finding());
        }
    }

    private static CopyState unread(Finding finding) {
        if (finding.code() == GeneralCode.NOT_FOUND) {
            return new CopyState.Missing();
        }
        return finding.code().outcome() == Outcome.NEWER
                ? new CopyState.Newer(finding)
                : new CopyState.Damaged(finding, null);
    }
}
