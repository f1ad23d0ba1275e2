package dev.keepsake.app.cli;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.copy.CopyReader;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.finding.StoreCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/// A slot, profile or index of a folder, with both copies as they are.
///
/// @param place where its files stand
/// @param id which one it is; empty where no header says it
/// @param copies what its copies are, every byte of them checked
record FoundSlot(SlotPlace place, Optional<SlotId> id, SlotCopies copies) {
    /// All of a folder by kind and key, every copy read whole.
    static List<FoundSlot> in(FolderStore store, Progress progress) throws SaveException {
        SortedSet<SlotPlace> places = new TreeSet<>();
        for (StoredFile file : store.files(Area.COPIES)) {
            places.add(SlotPlace.of(file));
        }
        var slots = new ArrayList<FoundSlot>(places.size());
        for (SlotPlace place : places) {
            slots.add(read(place, store.reader(), progress));
        }
        return slots;
    }

    private static FoundSlot read(SlotPlace place, CopyReader reader, Progress progress)
            throws CancelledException {
        List<CopyFile> files = Stream.of(CopyLetter.values()).map(place::file).toList();
        Optional<SlotId> id = TrueName.of(place, files, reader);
        SlotCopies copies =
                id.isPresent() ? reader.read(id.get(), progress) : nameless(place, reader);
        return new FoundSlot(place, id, copies);
    }

    /// What is there under a key that no header explains.
    private static SlotCopies nameless(SlotPlace place, CopyReader reader)
            throws CancelledException {
        SlotCopies copies = SlotCopies.NONE;
        for (CopyLetter letter : CopyLetter.values()) {
            copies = copies.with(letter, nameless(place.file(letter), reader));
        }
        return copies;
    }

    private static CopyState nameless(CopyFile file, CopyReader reader) throws CancelledException {
        try {
            SaveHead head = reader.readHead(file);
            return new CopyState.Foreign(
                    Finding.of(StoreCode.NAME_TAKEN)
                            .with("file", file.path())
                            .with("slot", file.key())
                            .with("found", Identity.findName(head.fields()).orElse("")));
        } catch (SaveException unread) {
            return CopyReader.state(unread, null);
        }
    }

    /// What to call it.
    String name() {
        return id.map(SlotId::name).orElse(place.key());
    }

    /// The header to tell it by: of the copy that loads, else of one that reads.
    StructValue header() {
        return copies.newestHead()
                .or(() -> copies.a().findHead())
                .or(() -> copies.b().findHead())
                .map(SaveHead::fields)
                .orElseGet(() -> StructValue.builder("").build());
    }

    /// How a load of it ends. An index is none: without one, nothing is lost.
    Outcome outcome() {
        if (place.kind() == FileKind.INDEX || copies.loads().isPresent()) {
            return Outcome.LOADED;
        }
        return Stream.of(copies.a(), copies.b())
                .filter(copy -> !(copy instanceof CopyState.Missing))
                .map(CopyState::outcome)
                .reduce(Outcome.LOADED, Outcome::worse);
    }
}
