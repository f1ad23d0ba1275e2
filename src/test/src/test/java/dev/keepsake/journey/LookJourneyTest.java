package dev.keepsake.journey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.window.WindowUnderTest.Wish;
import dev.keepsake.product.Demo;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// One looks along references, into bytes and from above.
@ExtendWith(ApplicationExtension.class)
final class LookJourneyTest {
    private static final String SLOT = "slot_quick.b.ksave";

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

    @BeforeEach
    void openSlot() {
        window.open(folder.resolve(SLOT));
    }

    @Test
    void referencesAreFollowedBothWaysAndNoneIsLeftDangling() {
        window.goTo("Merchant/PROP/Owner").focus("values").keys(KeyCode.F12);
        assertTrue(path().contains("Guard_3"), path());
        List<String> referrers = window.rows("referred-by");
        assertEquals(2, referrers.size(), referrers::toString);
        window.select("referred-by", index(referrers, "Merchant")).keys(KeyCode.ENTER);
        assertEquals("Owner", window.text("details-name"));
        window.goTo("Guard_3").focus("contents").keys(KeyCode.DELETE);
        assertEquals(2, window.rows("removal-referrers").size());
        window.press("dialog-cancel");
        assertEquals(0, window.staged());
        window.keys(KeyCode.DELETE).press("dialog-accept");
        assertEquals(1, window.staged());
        window.goTo("Merchant/PROP/Owner");
        assertEquals("", window.text("editor-value"));
    }

    private static int index(List<String> rows, String part) {
        return rows.indexOf(
                rows.stream().filter(row -> row.contains(part)).findFirst().orElseThrow());
    }

    private String path() {
        return window.text("path-bar");
    }

    @Test
    void aValueLeadsToItsBytesAndBytesToTheirValue() {
        window.goTo("Merchant/PROP/Mood").panel("tab-bytes");
        String mood = window.text("bytes-inspector");
        window.goTo("Merchant/PROP/Gold");
        String gold = window.text("bytes-inspector");
        assertFalse(gold.equals(mood), gold);
        String offset = mood.substring(0, mood.indexOf(','));
        assertTrue(window.shown("bytes-block", ToggleButton.class).isSelected());
        window.enter("bytes-go-to", offset).focus("bytes").keys(KeyCode.ENTER);
        assertEquals("Mood", window.text("details-name"));
        assertTrue(window.text("bytes-inspector").startsWith(offset), offset);
    }

    @Test
    void aRecordLeadsToItsPlaceAndAPlaceToItsRecord() {
        window.goTo("Door_North").panel("tab-map");
        assertTrue(window.text("map-caption").contains("Door_North"), window.text("map-caption"));
        window.press("map-zoom-in").press("map-zoom-in").press("map-zoom-in").press("map-zoom-in");
        window.goTo("Guard_3");
        assertTrue(window.text("map-caption").contains("Guard_3"), window.text("map-caption"));
        window.press("map-fit").focus("map-canvas").keys(KeyCode.ENTER);
        String middle = window.text("details-path");
        assertFalse(middle.contains("Guard_3"), middle);
        assertTrue(middle.contains("/Maps/Harbour"), middle);
        String caption = window.text("map-caption");
        String subject = caption.substring(0, caption.indexOf(' '));
        assertTrue(path().contains(subject), path());
    }
}
