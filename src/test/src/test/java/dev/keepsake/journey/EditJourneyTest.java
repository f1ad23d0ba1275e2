package dev.keepsake.journey;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.window.WindowUnderTest.Wish;
import dev.keepsake.product.Demo;
import dev.keepsake.product.ValueOnDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// Values of a slot are changed, refused, taken back and written.
@ExtendWith(ApplicationExtension.class)
final class EditJourneyTest {
    private static final String GOLD = "Merchant/PROP/Gold";

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

    /// A field of the editor of a value, what is typed there, and how the value then reads.
    private record Typed(String path, String field, String text, String then) {}

    private static final List<Typed> TYPED =
            List.of(
                    new Typed(GOLD, "value", "500", "500"),
                    new Typed("Merchant/PROP/DisplayName", "value-source", "Mira", "Mira"),
                    new Typed("Merchant/PROP/Mood", "value", "Neutral", "Neutral"),
                    new Typed(
                            "Merchant/PROP/LastSeen",
                            "value",
                            "2026-12-01T10:00",
                            "2026-12-01 10:00"),
                    new Typed("Merchant/PROP/Owner", "value", "Guard_2", "Guard_2"),
                    new Typed("Merchant/PROP/Debt", "value-content", "*2", "80"),
                    new Typed("Merchant/PROP/Sign", "value-hex", "#11223344", "#11223344"),
                    new Typed("Merchant/PROP/Stock[0]/Count", "value", "+=1", "13"),
                    new Typed("Merchant/PROP/Stock[0]/Quality", "value", "0.5", "0.5"),
                    new Typed("Merchant/XFRM/location", "value-z", "24", "(1204.5, -88.25, 24)"),
                    new Typed("Merchant/XFRM/rotation", "value-turn-x", "0", ""),
                    new Typed("Player/PROP/Name", "value", "Tamsin 🌊", "Tamsin 🌊"),
                    new Typed("Player/PROP/Health", "value", "*0.5", "43.75"),
                    new Typed("Player/PROP/Skills[1]", "value", "9", "9"),
                    new Typed("Player/PROP/Known{0}", "value", "Tar", "Tar"),
                    new Typed("Player/PROP/Hat", "value", "/Items/Cap.Cap", "/Items/Cap.Cap"),
                    new Typed("Journal/PROP/Sketch", "value", "DE AD BE EF", "deadbeef"),
                    new Typed(
                            "Merchant/OWND[0]/Seal",
                            "value",
                            "01234567-89ab-cdef-8899-aabbccddeeff",
                            "01234567-89ab-cdef-8899-aabbccddeeff"),
                    new Typed("header/title", "value", "Harbour, dawn", "Harbour, dawn"),
                    new Typed("header/playTime", "value", "1:30:00", "PT1H30M"));

    @Test
    void everyTypeIsEditedAndWritten() throws IOException {
        byte[] before = Files.readAllBytes(copy("b"));
        window.open(copy("b"));
        Map<String, String> expected = new LinkedHashMap<>();
        for (Typed typed : TYPED) {
            window.goTo(typed.path()).enter("editor-" + typed.field(), typed.text());
            assertFalse(window.shows("editor-" + typed.field() + "-refusal"), typed::path);
            if (!typed.then().isEmpty()) {
                expected.put(typed.path(), typed.then());
            }
        }
        window.goTo("Merchant/PROP/Open").tick("editor-value");
        expected.put("Merchant/PROP/Open", "false");
        expected.putAll(changeStructure());
        window.act("write");
        assertTrue(window.text("write-target").contains("A"), window.text("write-target"));
        window.press("dialog-accept");
        assertEquals(0, window.staged());
        assertTrue(window.text("save-facts").contains("slot_quick.a.ksave"));
        Map<String, String> onDisk = new LinkedHashMap<>();
        expected.forEach((path, then) -> onDisk.put(path, ValueOnDisk.of(copy("a"), path)));
        assertEquals(expected, onDisk);
        assertArrayEquals(before, Files.readAllBytes(copy("b")));
    }

    /// Items, entries and records come and go.
    private Map<String, String> changeStructure() {
        window.goTo("Merchant/PROP/Stock[4199]").press("item-remove");
        window.goTo("Merchant/PROP/Routes[=Quay]").enter("editor-key", "Pier");
        window.goTo("Merchant/TAGS[0]").press("item-duplicate");
        window.goTo("Chest_1").focus("contents").keys(KeyCode.SHORTCUT, KeyCode.D);
        window.goTo("Gull_1").focus("contents").keys(KeyCode.DELETE);
        return Map.of(
                "Merchant/PROP/Stock[4199]", "nowhere",
                "Merchant/PROP/Routes[=Quay]", "nowhere",
                "Merchant/TAGS[1]", "trader",
                "Gull_1/XFRM", "nowhere");
    }

    @Test
    void whatIsNoValueIsRefusedWithTheReasonBesideIt() {
        window.open(copy("b")).goTo("Player/PROP/Name").enter("editor-value", "Tam");
        window.goTo(GOLD).enter("editor-value", "plenty");
        String reason = window.text("editor-value-refusal");
        assertTrue(reason.contains("plenty"), reason);
        assertEquals("plenty", window.text("editor-value"));
        window.act("write");
        assertFalse(window.shows("write-plan"));
        window.enter("editor-value", "-1");
        assertTrue(window.shows("editor-value-refusal"));
        assertEquals(1, window.staged());
        window.keys(KeyCode.ESCAPE);
        assertFalse(window.shows("editor-value-refusal"));
        assertEquals("120", window.text("editor-value"));
    }

    @Test
    void stepsAreUndoneRedoneAndOneOfFiveIsReverted() {
        window.open(copy("b")).goTo(GOLD).enter("editor-value", "500");
        window.goTo("Player/PROP/Name").enter("editor-value", "Tam");
        window.goTo("Player/PROP/Health").enter("editor-value", "1");
        window.goTo("Door_North/PROP/Locked").tick("editor-value");
        window.goTo("header/title").enter("editor-value", "Dawn");
        assertEquals(5, window.staged());
        window.act("undo").act("undo");
        assertEquals(3, window.staged());
        window.act("redo").act("redo");
        assertEquals(5, window.staged());
        List<String> before = window.panel("tab-changes").rows("changes");
        window.select("changes", 2).press("changes-revert");
        List<String> without = new java.util.ArrayList<>(before);
        without.remove(2);
        assertEquals(without, window.rows("changes"));
        window.goTo("Player/PROP/Health");
        assertEquals("87.5", window.text("editor-value"));
        window.press("changes-revert-all");
        assertEquals(0, window.staged());
        window.act("undo");
        assertEquals(4, window.staged());
    }
}
