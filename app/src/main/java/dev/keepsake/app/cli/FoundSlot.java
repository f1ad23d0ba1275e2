package dev.keepsake.app.cli;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
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
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A slot, profile or index of a folder, with both copies as they are.
///
/// @param place where its files stand
/// @param id which one it is; empty where no header says it
/// @param copies what its copies are, every byte of them checked
/// @param wrong all that is wrong with each copy; nothing for one that is whole or missing
record FoundSlot(
        SlotPlace place, Optional<SlotId> id, SlotCopies copies, Map<CopyLetter, Findings> wrong) {
    /// All of a folder by kind and key, every copy read whole.
    static List<FoundSlot> in(FolderStore store, Progress progress) throws SaveException {
        SortedSet<SlotPlace> places = new TreeSet<>();
        for (StoredFile file : store.files(Area.COPIES)) {
            places.add(SlotPlace.of(file));
        }
        var slots = new ArrayList<FoundSlot>(places.size());
        for (SlotPlace place : places) {
            slots.add(read(place, store, progress));
        }
        return slots;
    }

    private static FoundSlot read(SlotPlace place, FolderStore store, Progress progress)
            throws CancelledException {
        List<CopyFile> files = Stream.of(CopyLetter.values()).map(place::file).toList();
        Optional<SlotId> id = TrueName.of(place, files, store.reader());
        SlotCopies copies =
                id.isPresent()
                        ? store.reader().read(id.get(), progress)
                        : nameless(place, store.reader());
        var wrong = new EnumMap<CopyLetter, Findings>(CopyLetter.class);
        for (CopyLetter letter : CopyLetter.values()) {
            wrong.put(letter, wrong(copies.of(letter), place.file(letter), store));
        }
        return new FoundSlot(place, id, copies, wrong);
    }

    private static Findings wrong(CopyState copy, CopyFile file, FolderStore store)
            throws CancelledException {
        Findings first = only(copy.findFinding().orElse(null));
        if (!(copy instanceof CopyState.Damaged)) {
            return first;
        }
        try {
            Findings all = store.damage(file);
            return all.outcome() == Outcome.LOADED ? first : all;
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return first;
        }
    }

    private static Findings only(@Nullable Finding finding) {
        return finding == null ? Findings.NONE : new Findings(List.of(finding), Map.of());
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

    /// All that is wrong with a copy.
    Findings wrong(CopyLetter letter) {
        return wrong.getOrDefault(letter, Findings.NONE);
    }

    /// What is wrong with a copy: the error about the fewest bytes, as it says most.
    Optional<Finding> reason(CopyLetter letter) {
        return wrong(letter).kept().stream()
                .filter(Finding::isError)
                .min(Comparator.comparingLong(FoundSlot::length));
    }

    private static long length(Finding finding) {
        return finding.span() == null ? Long.MAX_VALUE : finding.span().length();
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
