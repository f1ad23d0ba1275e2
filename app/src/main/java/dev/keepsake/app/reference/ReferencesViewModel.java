package dev.keepsake.app.reference;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.RecordPaths;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.reference.ReferenceScan.Cursor;
import dev.keepsake.app.reference.ReferenceScan.Slice;
import dev.keepsake.app.reference.Referrers.State;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.ReferenceValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// What refers to the selected record, and what the selected value refers to. For the window's
/// thread.
public final class ReferencesViewModel {
    /// A save of no more decoded bytes is searched without being asked to.
    private static final long SEARCHED_AT_ONCE = 64L << 20;

    private static final int RECORDS_IN_SLICE = 400;
    private static final int MOST_REMEMBERED = 64;

    private final DocumentViewModel document;
    private final Navigation navigation;
    private final Messages messages;
    private final LatestTask searching;
    private final LatestTask leading;
    private final Map<RecordId, Referrers> known = new HashMap<>();
    private final ReadOnlyObjectWrapper<Referrers> referrers =
            new ReadOnlyObjectWrapper<>(Referrers.NONE);
    private final ReadOnlyBooleanWrapper leads = new ReadOnlyBooleanWrapper();
    private @Nullable SaveDocument revision;

    /// References of what this document has selected.
    public ReferencesViewModel(
            DocumentViewModel document, Navigation navigation, TaskScope tasks, Messages messages) {
        this.document = document;
        this.navigation = navigation;
        this.messages = messages;
        this.searching = tasks.latest();
        this.leading = tasks.latest();
        document.now().subscribe(now -> follow());
        document.place().subscribe(place -> follow());
        document.value().subscribe(row -> followValue(row));
    }

    /// What refers to the selected record.
    ReadOnlyObjectProperty<Referrers> referrers() {
        return referrers.getReadOnlyProperty();
    }

    /// True where the selected value refers to something.
    public ReadOnlyBooleanProperty leads() {
        return leads.getReadOnlyProperty();
    }

    private void followValue(ValueNode.@Nullable Row row) {
        leads.set(
                row != null
                        && row.value() instanceof ReferenceValue reference
                        && !reference.isNone());
    }

    private void follow() {
        SaveDocument now = document.document();
        if (now != revision) {
            revision = now;
            known.clear();
        }
        searching.drop();
        Optional<RecordId> id = selected();
        Referrers remembered = id.map(known::get).orElse(null);
        if (now == null || id.isEmpty() || !RecordPaths.has(now, id.get())) {
            referrers.set(Referrers.NONE);
        } else if (remembered != null) {
            referrers.set(remembered);
        } else if (decodedBytes(now) <= SEARCHED_AT_ONCE) {
            search();
        } else {
            referrers.set(new Referrers(State.OFFERED, List.of(), 0));
        }
    }

    private static long decodedBytes(SaveDocument document) {
        return document.chunks().stream().mapToLong(chunk -> chunk.head().decodedBytes()).sum();
    }

    private Optional<RecordId> selected() {
        return document.place().get() instanceof Place.OfRecord(RecordId id)
                ? Optional.of(id)
                : Optional.empty();
    }

    /// Searches the save for references to the selected record.
    void search() {
        SaveDocument now = document.document();
        Optional<RecordId> id = selected();
        if (now == null || id.isEmpty()) {
            return;
        }
        referrers.set(new Referrers(State.SEARCHING, List.of(), 0));
        searching.start(
                Task.of(
                        messages.text("window.references.searching"),
                        progress -> Subject.of(now, id.get()),
                        subject -> goOn(new ReferenceScan(now, subject), id.get(), Cursor.START),
                        gone -> referrers.set(Referrers.NONE)));
    }

    private void goOn(ReferenceScan scan, RecordId id, Cursor from) {
        searching.start(
                Task.of(
                        messages.text("window.references.searching"),
                        progress -> scan.slice(from, RECORDS_IN_SLICE, progress),
                        slice -> take(scan, id, slice),
                        stopped -> referrers.set(referrers.get().in(State.STOPPED))));
    }

    private void take(ReferenceScan scan, RecordId id, Slice slice) {
        Referrers before = referrers.get();
        var found = new ArrayList<>(before.found());
        int room = Math.max(0, Referrers.MOST - found.size());
        found.addAll(slice.found().subList(0, Math.min(room, slice.found().size())));
        State state = slice.ended() ? State.DONE : State.SEARCHING;
        var next = new Referrers(state, found, before.count() + slice.found().size());
        referrers.set(next);
        if (slice.ended()) {
            if (known.size() >= MOST_REMEMBERED) {
                known.clear();
            }
            known.put(id, next);
        } else {
            goOn(scan, id, slice.next());
        }
    }

    /// Leads to a reference.
    void goTo(Referrer referrer) {
        navigation.goTo(referrer.path());
    }

    /// Leads to what the selected value refers to, where that is a record of this save.
    public void goToMeant() {
        SaveDocument now = document.document();
        ValueNode.Row row = document.value().get();
        if (now != null && row != null && row.value() instanceof ReferenceValue reference) {
            leading.start(
                    Task.of(
                            "",
                            progress -> path(now, reference),
                            path -> path.ifPresent(navigation::goTo),
                            unread -> leads.set(false)));
        }
    }

    private static Optional<Path> path(SaveDocument document, ReferenceValue reference)
            throws SaveException {
        Optional<SaveRecord> meant = Subject.meant(document, reference);
        return meant.isEmpty()
                ? Optional.empty()
                : Optional.of(RecordPaths.of(document, meant.get().id()));
    }
}
