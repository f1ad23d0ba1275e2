package dev.keepsake.app.find;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FindViewModelTest {
    @TempDir private java.nio.file.Path folder;
    private final Steps workers = new Steps();
    private final DocumentViewModel document = FakeDocuments.make();
    private final List<Path> shown = new ArrayList<>();
    private final FindViewModel find =
            new FindViewModel(
                    new FindScope() {
                        @Override
                        public List<FindSource> own() {
                            return List.of(new FindSource("one", document.document(), shown::add));
                        }

                        @Override
                        public List<FindSource> all() {
                            return List.of(
                                    new FindSource("one", document.document(), shown::add),
                                    new FindSource("two", document.document(), shown::add));
                        }
                    },
                    new TaskScope(
                            new TaskRunner(
                                    workers,
                                    Runnable::run,
                                    defect -> {
                                        throw new AssertionError(defect);
                                    })),
                    Messages.of(Locale.ENGLISH));

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    private void find(FindMode mode, String text) {
        find.mode().set(mode);
        find.typed().set(text);
        find.find();
    }

    @Test
    void looksOnAWorker() {
        find(FindMode.QUERY, "subject = Merchant and path = Gold");
        assertEquals(List.of(), find.rows());
        assertNotNull(find.running().get());
        workers.runAll();
        assertNull(find.running().get());
        assertEquals(
                List.of("WRLD@\"/Maps/Harbour\"/Merchant/PROP/Gold"),
                find.rows().stream().map(FindRow::place).toList());
        assertEquals("1 found.", find.status().get());
    }

    @Test
    void anEarlierSearchLeavesNothing() {
        find(FindMode.QUERY, "subject = Merchant");
        find(FindMode.QUERY, "subject = Wide");
        workers.runAll();
        assertEquals(
                List.of("WRLD@\"/Maps/Harbour\"/Wide"),
                find.rows().stream().map(FindRow::place).toList());
    }

    @Test
    void listsTheFirstAndCountsAll() {
        find(FindMode.QUERY, "chunk = WRLD");
        workers.runAll();
        assertEquals(10_000, find.rows().size());
        assertEquals("12,190 found. The first 10,000 are listed.", find.status().get());
    }

    @Test
    void saysInWhichColumnAQueryIsWrong() {
        find(FindMode.QUERY, "path Gold");
        assertEquals(
                "No query: at column 6 there should be one of: =, !=, contains, ~",
                find.problem().get());
        find(FindMode.REGEX, "a(");
        assertEquals("No regular expression, at column 3: Unclosed group", find.problem().get());
        assertNull(find.query().get());
        find(FindMode.TEXT, "path Gold");
        assertEquals("", find.problem().get());
    }

    @Test
    void looksThroughAllOpenSaves() {
        find.everywhere().set(true);
        find(FindMode.QUERY, "subject = Merchant");
        workers.runAll();
        assertEquals(List.of("one", "two"), find.rows().stream().map(FindRow::save).toList());
        find.rows().get(1).show();
        assertEquals(1, shown.size());
    }

    @Test
    void canBeStopped() {
        find(FindMode.TEXT, "a");
        find.cancel();
        workers.runAll();
        assertEquals(List.of(), find.rows());
        assertEquals("0 found. Stopped.", find.status().get());
    }
}
