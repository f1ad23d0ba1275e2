package dev.keepsake.app.editor;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Editing;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.editor.structure.RecordCopies;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;

/// What can be done with the selected record as a whole, but for taking it out. For the window's
/// thread.
public final class RecordActions {
    private final DocumentViewModel document;
    private final Consumer<SaveException> failed;
    private final ReadOnlyBooleanWrapper here = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();

    /// Actions on what this document has selected.
    ///
    /// @param failed takes why one was refused
    public RecordActions(DocumentViewModel document, Consumer<SaveException> failed) {
        this.document = document;
        this.failed = failed;
        document.place().subscribe(place -> follow());
        document.now().subscribe(now -> follow());
    }

    private void follow() {
        Optional<RecordId> id = selected();
        SaveDocument now = document.document();
        here.set(id.isPresent());
        changed.set(
                id.isPresent()
                        && now != null
                        && !id.get().isAdded()
                        && now.changes().records().containsKey(id.get()));
    }

    /// The selected record.
    public Optional<RecordId> selected() {
        return document.place().get() instanceof Place.OfRecord(RecordId id)
                ? Optional.of(id)
                : Optional.empty();
    }

    /// True where a record is selected.
    public ReadOnlyBooleanProperty here() {
        return here.getReadOnlyProperty();
    }

    /// True where edits changed the selected record.
    public ReadOnlyBooleanProperty changed() {
        return changed.getReadOnlyProperty();
    }

    /// Puts a copy of the selected record behind it, and selects that.
    public void duplicate() {
        Optional<RecordId> id = selected();
        if (id.isEmpty()) {
            return;
        }
        var copied = new Copied();
        Editing editing = document.editing();
        editing.stage(
                "",
                (now, progress) -> {
                    Edit.AddRecord copy = RecordCopies.copy(now, id.get());
                    copied.id = copy.record();
                    return List.of(copy);
                });
        editing.whenDone(() -> judge(copied.id));
    }

    /// The copy's id, told from the worker to the window.
    private static final class Copied {
        private volatile @Nullable RecordId id;
    }

    /// Takes the selected record back to what was opened.
    public void restore() {
        selected()
                .ifPresent(id -> {
                    document.editing()
                            .stage("", (now, progress) -> List.of(new Edit.RestoreRecord(id)));
                    document.editing().whenDone(() -> judge(null));
                });
    }

    private void judge(@Nullable RecordId made) {
        SaveException refused = document.editing().refusal().get();
        if (refused != null) {
            failed.accept(refused);
        } else if (made != null) {
            document.place().set(new Place.OfRecord(made));
        }
    }
}
