package dev.keepsake.journey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.window.WindowUnderTest.Wish;
import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.product.Demo;
import dev.keepsake.product.NewSave;
import dev.keepsake.product.ValueOnDisk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// Values are found, and many are changed at once.
@ExtendWith(ApplicationExtension.class)
final class FindJourneyTest {
    private static final int MANY = 60_000;

    @TempDir Path folder;
    private WindowRobot window;

    @Start
    void show(Stage stage) {
        Demo.writeInto(folder.resolve("saves"));
        window = WindowRobot.show(stage, Wish.USUAL);
    }

    @Stop
    void close() {
        window.close();
    }

    private Path copy(String letter) {
        return folder.resolve("saves").resolve("slot_quick." + letter + ".ksave");
    }

    @Test
    void theLockedDoorIsFoundAndLedTo() {
        window.open(copy("b")).act("find").press("find-mode-query");
        window.enter("find-field", "class = Door and path = Locked and value = true");
        assertEquals(1, window.rows("find-hits").size());
        window.keys(KeyCode.DOWN).keys(KeyCode.ENTER);
        assertEquals("Locked", window.text("details-name"));
        assertEquals("true", window.text("editor-value"));
        assertTrue(window.text("details-path").contains("Door_North"));
    }

    @Test
    void aLongSearchIsStopped() throws IOException, SaveException {
        window.open(saveOfMany()).act("find").press("find-mode-regex");
        Button stop = (Button) window.window().scene().lookup("#find-stop");
        boolean[] stopped = {false};
        window.run(() ->
                stop.visibleProperty()
                        .subscribe(running -> {
                            if (running && !stopped[0]) {
                                stopped[0] = true;
                                javafx.application.Platform.runLater(stop::fire);
                            }
                        }));
        window.enter("find-field", "^(a|aa)+needle$");
        assertTrue(stopped[0]);
        assertFalse(window.shows("find-stop"));
        String cut = window.text("find-status");
        window.keys(KeyCode.ENTER);
        assertFalse(window.text("find-status").equals(cut), cut);
        assertEquals(1, window.rows("find-hits").size());
    }

    private Path saveOfMany() throws IOException, SaveException {
        Path save = folder.resolve("many.ksave");
        NewSave.write(
                save,
                Limits.DEFAULT,
                content -> {
                    for (int i = 0; i < MANY; i++) {
                        content.entity(
                                "Straw_" + i,
                                StructValue.builder("Straw").add("Text", straw(i)).build());
                    }
                });
        return save;
    }

    private static TextValue straw(int i) {
        return TextValue.of("a".repeat(12) + (i == MANY - 1 ? "needle" : "straw"));
    }

    @Test
    void manyAreChangedAtOnceAfterAPreviewAndTakenBackOneByOne() {
        window.open(copy("b")).act("find").press("find-mode-query");
        window.enter("find-field", "class = Chest and path = Gold and value > 190");
        int hits = window.rows("find-hits").size();
        assertTrue(hits > 1, hits + " hits");
        window.press("find-change-all").put("bulk-operation", "*2");
        window.until(() -> !window.shown("dialog-accept", Button.class).isDisabled());
        List<String> effects = window.rows("bulk-effects");
        assertEquals(hits, effects.size());
        String[] first = effects.get(0).split("\\|", -1);
        assertEquals(2 * Integer.parseInt(first[1]), Integer.parseInt(first[2]));
        window.press("dialog-accept");
        assertEquals(1, window.staged());
        window.act("write").press("dialog-accept");
        assertEquals(first[2], ValueOnDisk.of(copy("a"), first[0]));
    }
}
