package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.state.StateStore;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.Session;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// The palette, the cheat sheet, and what comes back at the next start.
@ExtendWith(ApplicationExtension.class)
final class ComfortWindowTest {
    private static final String GOLD = "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Gold";

    @TempDir private Path folder;
    private ShownWindow shown;

    @Start
    void show(Stage stage) throws SaveException {
        Path one = FakeSaves.write(folder, "one.fake", "title=One");
        Path two = FakeSaves.write(folder, "two.fake", "title=Two");
        Path gone = folder.resolve("gone.fake");
        Path state = folder.resolve("state");
        StateStore.of(state, Session.FORM)
                .write(
                        new Session(
                                List.of(
                                        new Session.OpenTab(one, GOLD, false),
                                        new Session.OpenTab(gone, "", false),
                                        new Session.OpenTab(two, "", true)),
                                List.of(),
                                List.of(one)));
        shown = new ShownWindow(stage, Optional.of(state), Locale.ENGLISH);
    }

    @Stop
    void close() {
        shown.close();
    }

    private void start(FxRobot robot) {
        robot.interact(() -> shown.window().start(List.of()));
        shown.settle(robot);
    }

    private List<SaveTab> tabs() {
        return shown.window().workspace().tabs();
    }

    @Test
    void tabsComeBackAndAreReadOnceTheyAreSeen(FxRobot robot) {
        start(robot);
        assertEquals(2, tabs().size());
        assertEquals(tabs().get(1), shown.window().workspace().selected().get());
        assertNull(tabs().get(0).document().save().get());
        robot.interact(() -> shown.window().workspace().selectNext(1));
        shown.settle(robot);
        assertEquals(GOLD, tabs().get(0).document().value().get().path().toString());
    }

    @Test
    void whatIsNotSeenKeepsItsPlaceForTheNextStart(FxRobot robot) throws SaveException {
        start(robot);
        robot.interact(shown::close);
        Session kept = StateStore.of(folder.resolve("state"), Session.FORM).read();
        assertEquals(
                List.of(
                        new Session.OpenTab(folder.resolve("one.fake"), GOLD, false),
                        new Session.OpenTab(folder.resolve("two.fake"), "header", true)),
                kept.tabs());
    }

    @Test
    void thePaletteRunsWhatIsChosenAndGivesTheFocusBack(FxRobot robot) {
        start(robot);
        Node values = robot.lookup("#values").query();
        robot.interact(values::requestFocus);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        robot.write("close the tab");
        robot.push(KeyCode.ESCAPE);
        assertEquals(2, tabs().size());
        assertEquals(values, shown.scene().getFocusOwner());
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        robot.write("close the tab");
        robot.push(KeyCode.ENTER);
        shown.settle(robot);
        assertEquals(1, tabs().size());
        assertFalse(robot.lookup("#palette").tryQuery().isPresent());
    }

    @Test
    void keysStartNothingBehindAPanel(FxRobot robot) {
        start(robot);
        robot.push(KeyCode.F1);
        assertTrue(robot.lookup("#cheat-sheet").tryQuery().isPresent());
        robot.push(KeyCode.SHORTCUT, KeyCode.W);
        assertEquals(2, tabs().size());
        robot.push(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#cheat-sheet").tryQuery().isPresent());
    }

    @Test
    void aPinnedFileStandsAtTheTop(FxRobot robot) {
        start(robot);
        ListView<?> sources = robot.lookup("#sources").query();
        assertTrue(sources.getItems().get(0).toString().contains("PINNED"));
        assertTrue(sources.getItems().get(1).toString().contains("one.fake"));
    }
}
