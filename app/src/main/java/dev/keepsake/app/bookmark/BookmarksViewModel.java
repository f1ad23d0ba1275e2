package dev.keepsake.app.bookmark;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The bookmarks of the open save, and whether each still leads somewhere. For the window's thread.
public final class BookmarksViewModel {
    private final Bookmarks bookmarks;
    private final Of of;
    private final FindingSentences sentences;
    private final LatestTask checking;
    private final ObservableList<BookmarkRow> rows = FXCollections.observableArrayList();

    /// Whose bookmarks they are.
    ///
    /// @param document the open save
    /// @param save the name it has for [Bookmarks], see [SaveIdentity]
    /// @param navigation leads to its paths
    /// @param selected the path of what is selected
    public record Of(
            DocumentViewModel document,
            ObservableValue<String> save,
            Navigation navigation,
            Supplier<Optional<String>> selected) {}

    /// Bookmarks of a save.
    public BookmarksViewModel(Bookmarks bookmarks, Of of, TaskScope tasks, Messages messages) {
        this.bookmarks = bookmarks;
        this.of = of;
        this.sentences = FindingSentences.inWindow(messages);
        this.checking = tasks.latest();
        bookmarks.kept().subscribe(kept -> fill());
        of.save().subscribe(save -> fill());
        of.document().now().subscribe(edited -> check());
    }

    /// The rows, in the order the bookmarks were made.
    ObservableList<BookmarkRow> rows() {
        return rows;
    }

    /// Marks what is selected, or takes its mark away.
    public void toggle() {
        of.selected()
                .get()
                .ifPresent(path -> {
                    String save = of.save().getValue();
                    if (bookmarks.has(save, path)) {
                        bookmarks.remove(save, path);
                    } else {
                        bookmarks.add(save, new Bookmark(path, ""));
                    }
                });
    }

    /// Takes a mark away.
    void remove(BookmarkRow row) {
        bookmarks.remove(of.save().getValue(), row.mark().path());
    }

    /// Writes a note on a mark.
    void note(BookmarkRow row, String note) {
        bookmarks.note(of.save().getValue(), row.mark().path(), note);
    }

    /// Leads to a mark.
    void goTo(BookmarkRow row) {
        of.navigation().goTo(row.mark().path());
    }

    private void fill() {
        List<Bookmark> marks = bookmarks.of(of.save().getValue());
        if (marks.equals(rows.stream().map(BookmarkRow::mark).toList())) {
            return;
        }
        rows.setAll(marks.stream().map(mark -> new BookmarkRow(mark, known(mark))).toList());
        check();
    }

    private @Nullable String known(Bookmark mark) {
        return rows.stream()
                .filter(row -> row.mark().path().equals(mark.path()))
                .findFirst()
                .map(BookmarkRow::lost)
                .orElse(null);
    }

    private void check() {
        EditedSave edited = of.document().now().get();
        List<Bookmark> marks = rows.stream().map(BookmarkRow::mark).toList();
        checking.drop();
        if (edited != null && !marks.isEmpty()) {
            checking.start(
                    Task.of("", progress -> look(edited, marks, progress), this::show, stop -> {}));
        }
    }

    private List<BookmarkRow> look(EditedSave edited, List<Bookmark> marks, Progress progress)
            throws CancelledException {
        var found = new ArrayList<BookmarkRow>();
        for (Bookmark mark : marks) {
            try {
                new PathResolver(edited, progress).resolve(mark.path());
                found.add(new BookmarkRow(mark, ""));
            } catch (CancelledException stop) {
                throw stop;
            } catch (SaveException lost) {
                found.add(new BookmarkRow(mark, sentences.sentence(lost.finding())));
            }
        }
        return found;
    }

    private void show(List<BookmarkRow> found) {
        if (found.stream()
                .map(BookmarkRow::mark)
                .toList()
                .equals(rows.stream().map(BookmarkRow::mark).toList())) {
            rows.setAll(found);
        }
    }
}
