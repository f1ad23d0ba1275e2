package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.Area;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotPlace;
import dev.keepsake.store.file.StoredFile;
import dev.keepsake.store.index.IndexEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Lists slots and profiles: from the index where it knows them, else from the heads of their
/// copies. Writes nothing; for whoever holds the index.
final class Listing {
    private final Session session;
    private final Storage storage;
    private final List<Finding> notes = new ArrayList<>();

    Listing(Session session) {
        this.session = session;
        this.storage = session.storage();
    }

    /// All slots; of one the index knows, no file is read.
    SlotList list() throws SaveException {
        SortedSet<SlotPlace> places = places();
        Map<SlotPlace, IndexEntry> index = storage.index().read(session, notes);
        var entries = new ArrayList<SlotEntry>(places.size());
        for (SlotPlace place : places) {
            session.progress().check(entries.size(), places.size());
            IndexEntry known = index.get(place);
            entries.add(known == null ? read(place) : entry(known, true));
        }
        return result(entries, 0);
    }

    private static SlotEntry entry(IndexEntry known, boolean fromIndex) {
        return new SlotEntry(known.place(), known.copy(), known.head(), fromIndex, null);
    }

    /// All slots, each compared with the preludes of its copies: what the index says of it is taken
    /// where it is still so.
    ///
    /// @param news takes what the index should be told: slots it does not know, or not as they are
    SlotList check(Map<SlotPlace, Optional<IndexEntry>> news) throws SaveException {
        SortedSet<SlotPlace> places = places();
        Map<SlotPlace, IndexEntry> index = storage.index().read(session, notes);
        var entries = new ArrayList<SlotEntry>(places.size());
        for (SlotPlace place : places) {
            session.progress().check(entries.size(), places.size());
            IndexEntry known = index.get(place);
            boolean still = known != null && isStill(known);
            entries.add(known != null && still ? entry(known, false) : read(place));
            if (!still) {
                news.put(place, entryOf(entries.getLast()));
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

    /// A slot with a copy that does not read is looked at each time.
    private static Optional<IndexEntry> entryOf(SlotEntry entry) {
        CopyLetter copy = entry.copy();
        SaveHead head = entry.head();
        return copy == null || head == null || entry.problem() != null
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

    /// True where the copy the index names is the very same save, and the other one is older or not
    /// there.
    private boolean isStill(IndexEntry known) throws SaveException {
        Revision indexed = known.head().revision();
        CopyFile other = known.place().file(known.copy().other());
        Optional<Revision> named = storage.copies().readRevision(known.place().file(known.copy()));
        if (!named.equals(Optional.of(indexed))) {
            return false;
        }
        Optional<Revision> beside = storage.copies().readRevision(other);
        return beside.isPresent()
                ? !beside.get().isNewerThan(indexed)
                : !storage.backend().exists(other);
    }

    /// The newest head of the two copies, and what is wrong with one that does not read.
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
        return new SlotEntry(place, copy, newest, false, problem);
    }

    /// What a newer version saved says most, that a copy is not there nothing.
    private static @Nullable Finding worse(@Nullable Finding before, Finding next) {
        if (next.code() == GeneralCode.NOT_FOUND) {
            return before;
        }
        return before == null || next.code().outcome() == Outcome.NEWER ? next : before;
    }
}
