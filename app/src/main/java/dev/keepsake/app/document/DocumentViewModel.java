package dev.keepsake.app.document;

import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.path.Path;
import java.util.LinkedHashSet;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// What all parts of a tab look at: the open save, what is selected in it and what is wrong with
/// it.
///
/// Owns the one mutable cell of the save; for the window's thread.
public final class DocumentViewModel {
    private static final String NEWER_WRITER = "keepsake.newerWriter";

    private final Editing editing;
    private final ReadOnlyObjectWrapper<@Nullable OpenedSave> save = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Findings> findings =
            new ReadOnlyObjectWrapper<>(Findings.NONE);
    private final ObjectProperty<@Nullable Place> place = new SimpleObjectProperty<>();
    private final ObjectProperty<ValueNode.@Nullable Row> value = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable Path> reveal = new SimpleObjectProperty<>();

    /// Shows nothing yet.
    ///
    /// @param tasks stage edits, until they are closed
    public DocumentViewModel(TaskScope tasks, Editing.Setting setting) {
        this.editing = new Editing(tasks, setting);
    }

    /// The edits that are staged on the open save.
    public Editing editing() {
        return editing;
    }

    /// The save as edited, null where none is open that reads; changes with every edit.
    public ReadOnlyObjectProperty<@Nullable EditedSave> now() {
        return editing.now();
    }

    /// The open save as it was opened, null before one is; changes where another file is shown.
    public ReadOnlyObjectProperty<@Nullable OpenedSave> save() {
        return save.getReadOnlyProperty();
    }

    /// All that is known to be wrong with it so far.
    public ReadOnlyObjectProperty<Findings> findings() {
        return findings.getReadOnlyProperty();
    }

    /// What is selected in the contents.
    public ObjectProperty<@Nullable Place> place() {
        return place;
    }

    /// The selected value.
    public ObjectProperty<ValueNode.@Nullable Row> value() {
        return value;
    }

    /// A value that should be shown as soon as its record is: set by whoever leads somewhere,
    /// cleared by who shows it.
    public ObjectProperty<@Nullable Path> reveal() {
        return reveal;
    }

    /// The document as edited, where the save has one.
    public @Nullable SaveDocument document() {
        EditedSave edited = editing.now().get();
        return edited == null ? null : edited.document();
    }

    /// Takes an opened save in the place of the one before, which is closed.
    public void show(OpenedSave opened) {
        show(opened, () -> editing.open(opened.document(), lock(opened.findings())));
    }

    /// The same, with what was staged on the one before.
    public void show(OpenedSave opened, Takeover taken) {
        show(opened, () -> editing.open(taken.state(), lock(opened.findings())));
    }

    private void show(OpenedSave opened, Runnable edit) {
        OpenedSave before = save.get();
        value.set(null);
        place.set(null);
        findings.set(opened.findings());
        edit.run();
        save.set(opened);
        place.set(opened.document() == null ? null : Place.HEADER);
        if (before != null) {
            before.close();
        }
    }

    /// What reads of a damaged save is all that a write would keep; what a newer version added is
    /// unknown.
    static @Nullable Lock lock(Findings findings) {
        Lock lock = null;
        for (Finding finding : findings.kept()) {
            if (finding.isError()) {
                return finding.code().outcome() == Outcome.NEWER ? Lock.NEWER : Lock.DAMAGED;
            }
            if (finding.code().id().equals(NEWER_WRITER)) {
                lock = Lock.NEWER;
            }
        }
        return lock;
    }

    /// Adds what a later check found; what is known already is not listed twice.
    public void addFindings(Findings more) {
        var all = new LinkedHashSet<Finding>(findings.get().kept());
        all.addAll(more.kept());
        findings.set(new Findings(List.copyOf(all), more.leftOut()));
        Lock found = lock(findings.get());
        if (found != null) {
            editing.setLock(found);
        }
    }

    /// Lets go of the save.
    public void close() {
        OpenedSave opened = save.get();
        editing.close();
        save.set(null);
        if (opened != null) {
            opened.close();
        }
    }
}
