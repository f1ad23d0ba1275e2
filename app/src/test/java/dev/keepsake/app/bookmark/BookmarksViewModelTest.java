package dev.keepsake.app.bookmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.state.StateStore;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BookmarksViewModelTest {
    private static final String GOLD = "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Gold";
    private static final String LOST = "WRLD@\"/Maps/Harbour\"/Nobody/PROP/Gold";

    @TempDir private Path folder;
    private final TaskScope tasks =
            new TaskScope(new TaskRunner(Runnable::run, Runnable::run, defect -> {}));
    private final SimpleStringProperty save = new SimpleStringProperty("slot x quick");
    private final DocumentViewModel document = FakeDocuments.make();
    private Bookmarks bookmarks;
    private BookmarksViewModel model;
    private String selected = GOLD;

    @BeforeEach
    void openSave() throws SaveException {
        bookmarks = bookmarks();
        document.show(FakeSaves.open(folder));
        model =
                new BookmarksViewModel(
                        bookmarks,
                        new BookmarksViewModel.Of(
                                document,
                                save,
                                new Navigation(document, tasks),
                                () -> Optional.of(selected)),
                        tasks,
                        Messages.of(Locale.ENGLISH));
    }

    private Bookmarks bookmarks() {
        return new Bookmarks(
                new StateStore<>(Optional.of(folder), Bookmarks.FORM, tasks, lost -> {}));
    }

    @Test
    void marksWhatIsSelectedAndTakesItAway() {
        model.toggle();
        assertEquals(List.of(new BookmarkRow(new Bookmark(GOLD, ""), "")), model.rows());
        model.toggle();
        assertEquals(List.of(), model.rows());
    }

    @Test
    void aMarkThatLeadsNowhereSaysSoAndStays() {
        selected = LOST;
        model.toggle();
        assertTrue(model.rows().getFirst().isLost());
        assertEquals(List.of(new Bookmark(LOST, "")), bookmarks.of("slot x quick"));
    }

    @Test
    void marksAndNotesAreThereAtTheNextStart() {
        model.toggle();
        model.note(model.rows().getFirst(), "too much\tgold");
        Bookmarks next = bookmarks();
        next.load();
        assertEquals(List.of(new Bookmark(GOLD, "too much\tgold")), next.of("slot x quick"));
    }

    @Test
    void anotherSaveHasItsOwn() {
        model.toggle();
        save.set("slot x auto");
        assertEquals(List.of(), model.rows());
        save.set("slot x quick");
        assertEquals(1, model.rows().size());
    }
}
