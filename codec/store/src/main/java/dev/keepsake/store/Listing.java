package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.index.IndexEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Lists slots and profiles: from the index where it knows them, else from the heads of their
/// copies. Writes nothing; holds no slot.
final class Listing {
    private final Storage storage;
    private final StoreOptions options;
    private final Progress progress;
    private final List<Finding> notes = new ArrayList<>();

    Listing(Storage storage, StoreOptions options, Progress progress) {
        this.storage = storage;
        this.options = options;
        this.progress = progress;
    }

    /// All slots; of one the index knows, no file is read.
    SlotList list() throws SaveException {
        SortedSet<SlotPlace> places = places();
        Map<SlotPlace, IndexEntry> index = storage.index().read(options, progress, notes);
        var entries = new ArrayList<SlotEntry>(places.size());
        for (SlotPlace place : places) {
            progress.check(entries.size(), places.size());
            IndexEntry known = index.get(place);
            entries.add(
                    known == null
                            ? read(place)
                            : new SlotEntry(place, known.copy(), known.head(), true, null));
        }
        return result(entries, 0);
    }

    /// All slots, each compared with the preludes of its copies: what the index says of it is taken
    /// where it is still so.
    ///
    /// @param news takes what the index should be told: slots it does not know, or not as they are
    SlotList check(Map<SlotPlace, Optional<IndexEntry>> news) throws SaveException {
        SortedSet<SlotPlace> places = places();
        Map<SlotPlace, IndexEntry> index = storage.index().read(options, progress, notes);
        var entries = new ArrayList<SlotEntry>(places.size());
        for (SlotPlace place : places) {
            progress.check(entries.size(), places.size());
            IndexEntry known = index.get(place);
            SlotEntry entry =
                    known != null && isStill(known)
                            ? new SlotEntry(place, known.copy(), known.head(), false, null)
                            : read(place);
            entries.add(entry);
            if (known == null || known.head() != entry.head()) {
                news.put(place, entryOf(entry));
            }
        }
        index.keySet().stream()
                .filter(place -> !places.contains(place))
                .forEach(gone -> news.put(gone, Optional.empty()));
        int stale = (int) news.keySet().stream().filter(index::containsKey).count();
        return result(entries, stale);
    }

    private SlotList result(List<SlotEntry> entries, int stale) {
        storage.index().trouble().ifPresent(notes::add);
        return new SlotList(entries, stale, notes);
    }

    private static Optional<IndexEntry> entryOf(SlotEntry entry) {
        CopyLetter copy = entry.copy();
        SaveHead head = entry.head();
        return copy == null || head == null
                ? Optional.empty()
                : Optional.of(new IndexEntry(entry.place(), copy, head));
    }

    private SortedSet<SlotPlace> places() throws SaveException {
        var places = new TreeSet<SlotPlace>();
        for (StoredFile file : storage.backend().list(Area.COPIES)) {
            if (file.kind() != FileKind.INDEX) {
                places.add(SlotPlace.of(file));
            }
        }
        return places;
    }

    /// True where the copy the index names is the very same save, and the other one is none newer.
    private boolean isStill(IndexEntry known) throws CancelledException {
        Optional<Revision> named = storage.copies().readRevision(known.place().file(known.copy()));
        Optional<Revision> other =
                storage.copies().readRevision(known.place().file(known.copy().other()));
        return named.equals(Optional.of(known.head().revision()))
                && other.filter(revision -> revision.isNewerThan(known.head().revision()))
                        .isEmpty();
    }

    /// The newest head of the two copies.
    private SlotEntry read(SlotPlace place) throws CancelledException {
        SaveHead newest = null;
        CopyLetter copy = null;
        Finding problem = null;
        for (CopyLetter letter : CopyLetter.values()) {
            try {
                SaveHead head = storage.copies().readHead(place.file(letter));
                if (newest == null || head.revision().isNewerThan(newest.revision())) {
                    newest = head;
                    copy = letter;
                }
            } catch (CancelledException stop) {
                throw stop;
            } catch (SaveException unread) {
                problem = worse(problem, unread.finding());
            }
        }
        return new SlotEntry(place, copy, newest, false, newest == null ? problem : null);
    }

    /// That a copy is not there says less than what is wrong with one that is.
    private static Finding worse(@Nullable Finding before, Finding next) {
        return before == null || before.code() == GeneralCode.NOT_FOUND ? next : before;
    }

    static Map<SlotPlace, Optional<IndexEntry>> noNews() {
        return new HashMap<>();
    }
}
