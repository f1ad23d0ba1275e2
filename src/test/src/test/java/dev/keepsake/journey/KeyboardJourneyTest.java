package dev.keepsake.journey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.window.WindowUnderTest.Wish;
import dev.keepsake.product.Demo;
import dev.keepsake.product.ValueOnDisk;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// From the open window to the written save with keys alone: nothing is clicked, and the cursor
/// goes where keys lead it.
@ExtendWith(ApplicationExtension.class)
final class KeyboardJourneyTest {
    @TempDir Path folder;
    private WindowRobot window;

    @Start
    void show(Stage stage) {
        Demo.writeInto(folder);
        window = WindowRobot.show(stage, Wish.USUAL);
    }

    @Stop
    void close() {
        window.close();
    }

    @Test
    void theMerchantGetsGoldByKeysAlone() {
        window.open(folder);
        window.keys(KeyCode.SHORTCUT, KeyCode.T).write("quick").keys(KeyCode.ENTER);
        assertTrue(window.text("save-facts").contains("slot_quick"));
        boolean second = window.text("save-facts").contains(".b.");
        window.keys(KeyCode.SHORTCUT, KeyCode.P).write("Merchant/PROP/Gold").keys(KeyCode.ENTER);
        assertEquals("Gold", window.text("details-name"));
        tabTo("values");
        window.keys(KeyCode.F2);
        assertEquals("editor-value", focused());
        window.keys(KeyCode.SHORTCUT, KeyCode.A).write("500").keys(KeyCode.ENTER);
        assertEquals(1, window.staged());
        window.keys(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(1, window.staged(), "a field undoes what is typed in it");
        window.keys(KeyCode.ESCAPE);
        window.keys(KeyCode.SHORTCUT, KeyCode.S);
        assertEquals("dialog-accept", focused());
        window.keys(KeyCode.ENTER);
        assertEquals(0, window.staged());
        assertFalse(window.shows("write-plan"));
        String other = "slot_quick." + (second ? "a" : "b") + ".ksave";
        assertEquals("500", ValueOnDisk.of(folder.resolve(other), "Merchant/PROP/Gold"));
        window.keys(KeyCode.SHORTCUT, KeyCode.W);
        assertTrue(window.shows("empty"));
    }

    private void tabTo(String id) {
        for (int presses = 0; presses < 80 && !id.equals(focused()); presses++) {
            window.keys(KeyCode.TAB);
        }
        assertEquals(id, focused());
    }

    private String focused() {
        Node owner = window.focusOwner();
        return owner == null ? "" : String.valueOf(owner.getId());
    }
}
