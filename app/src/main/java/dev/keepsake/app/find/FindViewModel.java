package dev.keepsake.app.find;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.RunningTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Query;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What is looked for, and what was found of it so far. For the window's thread.
public final class FindViewModel {
    private final FindScope scope;
    private final TaskScope tasks;
    private final LatestTask latest;
    private final Messages messages;
    private final Counts counts;
    private final ValueText text;
    private final StringProperty typed = new SimpleStringProperty("");
    private final ObjectProperty<FindMode> mode = new SimpleObjectProperty<>(FindMode.TEXT);
    private final BooleanProperty everywhere = new SimpleBooleanProperty();
    private final ObservableList<FindRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<@Nullable RunningTask<?>> running =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Query> query = new ReadOnlyObjectWrapper<>();
    private FindRun.Count count = new FindRun.Count(0, 0);
    private int generation;

    /// Looks through these saves.
    public FindViewModel(FindScope scope, TaskScope tasks, Messages messages) {
        this.scope = scope;
        this.tasks = tasks;
        this.latest = tasks.latest();
        this.messages = messages;
        this.counts = new Counts(messages);
        this.text = new ValueText(messages);
    }

    /// What is typed.
    public StringProperty typed() {
        return typed;
    }

    /// What it is taken for.
    public ObjectProperty<FindMode> mode() {
        return mode;
    }

    /// True where all open saves are looked through.
    public BooleanProperty everywhere() {
        return everywhere;
    }

    /// The first hits, as many as are listed.
    ObservableList<FindRow> rows() {
        return rows;
    }

    /// How much was found, in a sentence; empty before anything was looked for.
    ReadOnlyStringProperty status() {
        return status.getReadOnlyProperty();
    }

    /// What is wrong with what was typed, empty where nothing is.
    ReadOnlyStringProperty problem() {
        return problem.getReadOnlyProperty();
    }

    /// The search that goes on, null where none does.
    ReadOnlyObjectProperty<@Nullable RunningTask<?>> running() {
        return running.getReadOnlyProperty();
    }

    /// The query that the hits are of, null where there is none.
    public ReadOnlyObjectProperty<@Nullable Query> query() {
        return query.getReadOnlyProperty();
    }

    /// Looks for what is typed, instead of what was looked for before.
    public void find() {
        stop();
        rows.clear();
        status.set("");
        problem.set("");
        query.set(null);
        count = new FindRun.Count(0, 0);
        List<FindSource> sources = everywhere.get() ? scope.all() : scope.own();
        if (typed.get().isEmpty() || sources.isEmpty()) {
            return;
        }
        try {
            Query wanted = mode.get().query(typed.get());
            start(wanted, FindRun.held(sources));
            query.set(wanted);
        } catch (EditRefusedException refusal) {
            problem.set(sentence(refusal.finding()));
        } catch (SaveException failure) {
            problem.set(sentence(failure.finding()));
        }
    }

    private void start(Query wanted, List<FindSource> sources) {
        int own = ++generation;
        var run =
                new FindRun(
                        wanted,
                        sources,
                        text,
                        (found, sofar) -> tasks.tell(() -> show(own, found, sofar)));
        running.set(
                latest.start(
                        Task.of(
                                messages.text("window.find.searching"),
                                progress -> run.run(sources, progress),
                                this::end,
                                this::fail)));
        if (!Objects.requireNonNull(running.get()).isRunning()) {
            running.set(null);
        }
        tell();
    }

    private void show(int own, List<FindRow> found, FindRun.Count sofar) {
        if (own == generation) {
            rows.addAll(found);
            count = sofar;
            tell();
        }
    }

    private void end(FindRun.Count whole) {
        count = whole;
        running.set(null);
        tell();
    }

    private void fail(SaveException failure) {
        running.set(null);
        if (failure instanceof CancelledException) {
            status.set(status.get() + " " + messages.text("window.find.cancelled"));
        } else {
            problem.set(sentence(failure.finding()));
        }
    }

    private void tell() {
        String found = counts.of("window.find.hits", count.hits());
        String capped =
                count.hits() <= FindRun.MOST_ROWS
                        ? ""
                        : " " + counts.of("window.find.capped", FindRun.MOST_ROWS);
        String unread =
                count.unread() == 0 ? "" : " " + counts.of("window.find.unread", count.unread());
        status.set(found + capped + unread);
    }

    /// Ends the search that goes on; what was found stays.
    public void cancel() {
        RunningTask<?> now = running.get();
        if (now != null) {
            generation++;
            now.cancel();
        }
    }

    private void stop() {
        generation++;
        latest.drop();
        running.set(null);
    }

    private String sentence(Finding finding) {
        return FindingSentences.inWindow(messages).sentence(finding);
    }

    /// The word for a mode.
    String word(FindMode of) {
        return messages.text("window.find.mode." + of.word(), Map.of());
    }
}
