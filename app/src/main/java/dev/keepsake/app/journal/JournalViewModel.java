package dev.keepsake.app.journal;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/// What crashed runs left, and what becomes of it. For the window's thread.
public final class JournalViewModel {
    private final Journals journals;
    private final TaskScope tasks;
    private final JournalHost host;
    private final Consumer<SaveException> failed;

    /// Offers what these journals hold.
    ///
    /// @param host opens saves
    /// @param failed takes why journals could not be read or removed
    public JournalViewModel(
            Journals journals, TaskScope tasks, JournalHost host, Consumer<SaveException> failed) {
        this.journals = journals;
        this.tasks = tasks;
        this.host = host;
        this.failed = failed;
    }

    /// Looks for changes that were never written.
    ///
    /// @param found takes the saves that have some; not called where none has
    void look(Consumer<List<JournalRow>> found) {
        tasks.start(
                Task.<List<FoundJournal>>of(
                                "",
                                journals::found,
                                all -> {
                                    if (!all.isEmpty()) {
                                        found.accept(all.stream().map(JournalRow::new).toList());
                                    }
                                },
                                failed)
                        .dropping(all -> all.forEach(this::release)));
    }

    /// Does what is chosen for each.
    ///
    /// @param told takes how the changes of each save went that was opened
    void accept(List<JournalRow> rows, Consumer<Restoring.Result> told) {
        for (JournalRow row : rows) {
            switch (row.choice().get()) {
                case OPEN -> open(row, told);
                case DISCARD -> start(row.found()::remove);
                case LATER -> start(row.found()::release);
            }
        }
    }

    /// Asks again at the next start.
    void leave(List<JournalRow> rows) {
        rows.forEach(row -> start(row.found()::release));
    }

    /// The journal goes once another one holds all that was staged; where something of it did not
    /// fit, it stays and is offered again.
    private void open(JournalRow row, Consumer<Restoring.Result> told) {
        FoundJournal found = row.found();
        host.open(
                row.file(),
                (document, feed) ->
                        restore(
                                found,
                                document,
                                result -> {
                                    told.accept(result);
                                    if (result.misfits().isEmpty()) {
                                        feed.whenKept(() -> remove(found));
                                    } else {
                                        start(found::release);
                                    }
                                }));
    }

    private static void restore(
            FoundJournal found, DocumentViewModel document, Consumer<Restoring.Result> done) {
        JournalContent content = Objects.requireNonNull(found.content());
        var restoring = new Restoring(content, document);
        OpenedSave opened = document.save().get();
        boolean same = opened != null && opened.state().equals(content.save().state());
        if (same && !document.editing().isDirty()) {
            restoring.asItWas(done);
        } else {
            restoring.whereItFits(done);
        }
    }

    private interface Action {
        void run() throws SaveException;
    }

    private void start(Action action) {
        tasks.start(
                Task.of(
                        "",
                        progress -> {
                            action.run();
                            return true;
                        },
                        done -> {},
                        failed));
    }

    private void remove(FoundJournal found) {
        if (!tasks.isClosed()) {
            start(found::remove);
        }
    }

    private void release(FoundJournal found) {
        try {
            found.release();
        } catch (SaveException failure) {
            failed.accept(failure);
        }
    }
}
