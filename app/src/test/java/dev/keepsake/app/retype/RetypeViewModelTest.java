package dev.keepsake.app.retype;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Reading;
import dev.keepsake.app.document.RecordPaths;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValuePages;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RetypeViewModelTest {
    private static final String WEATHER = "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Weather";

    @TempDir private java.nio.file.Path folder;
    private final Messages messages = Messages.of(Locale.ENGLISH);
    private final Steps workers = new Steps();
    private final DocumentViewModel document = FakeDocuments.make();
    private final Recorded types = new Recorded();
    private final RetypeViewModel model =
            new RetypeViewModel(
                    document,
                    types,
                    new TaskScope(
                            new TaskRunner(
                                    workers,
                                    Runnable::run,
                                    defect -> {
                                        throw new AssertionError(defect);
                                    })),
                    messages);

    /// Says what was done.
    private final class Recorded implements ChosenTypes {
        private final List<String> done = new ArrayList<>();
        private boolean fails;

        @Override
        public java.nio.file.Path save() {
            return folder.resolve("save.fake");
        }

        @Override
        public java.nio.file.Path typeFile() {
            return folder.resolve("types.json");
        }

        @Override
        public void write(java.nio.file.Path save, PathPattern places, Type type)
                throws SaveException {
            if (fails) {
                throw SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", save));
            }
            done.add("write " + save.getFileName() + " " + places + " " + type.displayName());
        }

        @Override
        public void choose(PathPattern places, Type type) {
            done.add("choose " + places + " " + type.displayName());
        }

        @Override
        public void leaveToTypeFile(PathPattern places) {
            done.add("leave " + places);
        }

        @Override
        public void reopen(Path selected) {
            done.add("reopen " + selected);
        }
    }

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    private void select(String label) throws SaveException {
        SaveDocument opened = document.document();
        var id = new RecordId(1, 0);
        List<ValueNode> rows =
                new ValuePages(new ValueText(messages))
                        .record(
                                id,
                                RecordPaths.of(opened, id),
                                opened.record(id).content(),
                                Reading.ofOpened(Progress.NONE));
        document.value()
                .set(
                        (ValueNode.Row)
                                rows.stream()
                                        .filter(row ->
                                                row instanceof ValueNode.Row named
                                                        && named.label().equals(label))
                                        .findFirst()
                                        .orElseThrow());
    }

    @Test
    void asksOnAWorkerWhatAValueMayBe() throws SaveException {
        select("Weather");
        assertFalse(model.offered().getValue());
        workers.runAll();
        assertTrue(model.offered().getValue());
        Question asked = model.question().get();
        assertEquals(WEATHER, asked.path().toString());
        assertEquals(
                List.of(
                        new Choice(PrimitiveType.INT32, "Int32", "7", false),
                        new Choice(PrimitiveType.TEXT, "Text", "\"rain\"", false)),
                asked.choices());
    }

    @Test
    void offersNothingWhereNothingElseFits() throws SaveException {
        select("Stock");
        workers.runAll();
        assertNull(model.question().get());
        select("Gold");
        assertEquals(0, workers.size());
    }

    @Test
    void theAnswerForAnEarlierValueIsDropped() throws SaveException {
        select("Weather");
        select("Gold");
        workers.runAll();
        assertFalse(model.offered().getValue());
    }

    @Test
    void writesTheTypeFileThenOpensAnew() throws SaveException {
        select("Weather");
        workers.runAll();
        model.choose(model.question().get(), PrimitiveType.TEXT, Keeping.TYPE_FILE);
        assertEquals(List.of(), types.done);
        workers.runAll();
        assertEquals(
                List.of(
                        "write save.fake " + WEATHER + " Text",
                        "leave " + WEATHER,
                        "reopen " + WEATHER),
                types.done);
    }

    @Test
    void aTypeFileThatIsNotWrittenOpensNothing() throws SaveException {
        select("Weather");
        workers.runAll();
        types.fails = true;
        model.choose(model.question().get(), PrimitiveType.TEXT, Keeping.TYPE_FILE);
        workers.runAll();
        assertEquals(List.of(), types.done);
        assertEquals(GeneralCode.CHANGED, model.failure().get().finding().code());
    }

    @Test
    void holdsAChoiceUntilTheSaveIsClosed() throws SaveException {
        select("Weather");
        workers.runAll();
        model.choose(model.question().get(), PrimitiveType.INT32, Keeping.UNTIL_CLOSED);
        assertEquals(List.of("choose " + WEATHER + " Int32", "reopen " + WEATHER), types.done);
    }
}
