package dev.keepsake.journey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.product.Demo;
import dev.keepsake.product.NewSave;
import dev.keepsake.product.UnrealSaves;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Saves are opened, looked through, read otherwise and closed.
@ExtendWith(ApplicationExtension.class)
final class OpenJourneyTest {
    private static final int CRATES = 4_200;

    @TempDir Path folder;
    private WindowRobot window;

    @Start
    void show(Stage stage) {
        window = WindowRobot.show(stage, SlowFormat.beside());
    }

    @Test
    void invitesWhereNothingIsOpen() {
        assertTrue(window.shows("empty"));
    }

    @Test
    void openedFileShowsHeaderAndContents() {
        window.open(Demo.whole());
        assertFalse(window.shows("empty"));
        assertEquals(1, window.shown("saves", TabPane.class).getTabs().size());
        assertFalse(window.text("header-title").isEmpty());
        assertTrue(window.text("save-facts").contains(Demo.whole().getFileName().toString()));
        assertTrue(window.rows("contents").size() > 3);
    }

    @Test
    void droppedFilesOpenInTabs() {
        Path other = Demo.file(".spark_save");
        window.run(() -> FileDrag.drop(window.window().scene(), List.of(Demo.whole(), other)));
        window.settle();
        assertEquals(2, window.shown("saves", TabPane.class).getTabs().size());
        assertTrue(window.shows("save-facts"));
    }

    @Test
    void longListOpensPageByPage() throws IOException, SaveException {
        window.open(saveWithCrates());
        selectLastContent();
        TreeTableView<?> values = window.shown("values", TreeTableView.class);
        TreeItem<?> list = values.getRoot().getChildren().getFirst();
        expand(list);
        assertEquals(List.of(1000, 1000, 1000, 1000, 200), pages(list));
        assertEquals(CRATES + 5 + 1, values.getExpandedItemCount());
    }

    private List<Integer> pages(TreeItem<?> list) {
        var sizes = new ArrayList<Integer>();
        for (TreeItem<?> page : List.copyOf(list.getChildren())) {
            expand(page);
            sizes.add(page.getChildren().size());
        }
        return sizes;
    }

    private void expand(TreeItem<?> item) {
        window.run(() -> item.setExpanded(true));
        window.settle();
    }

    private Path saveWithCrates() throws IOException, SaveException {
        Path save = folder.resolve("crates.ksave");
        var crates = IntStream.range(0, CRATES).mapToObj(IntegerValue::int32).toList();
        NewSave.write(
                save,
                Limits.DEFAULT,
                content ->
                        content.entity(
                                "Depot",
                                StructValue.builder("Depot")
                                        .add("Crates", ListValue.of(PrimitiveType.INT32, crates))
                                        .build()));
        return save;
    }

    private void selectLastContent() {
        window.click("contents").keys(KeyCode.END).keys(KeyCode.RIGHT).keys(KeyCode.END);
    }

    @Test
    void filterLeavesMatchingRecords() {
        window.open(Demo.whole());
        int chunks = window.rows("contents").size();
        window.click("contents-filter").write("Weather").keys(KeyCode.ENTER);
        assertTrue(window.shows("contents-matches"));
        assertFalse(window.text("contents-matches").isEmpty());
        int matches = window.rows("contents").size() - chunks;
        assertTrue(matches > 0 && matches < 10, matches + " rows match");
        window.keys(KeyCode.ESCAPE).until(() -> !window.shows("contents-matches"));
        assertTrue(window.rows("contents").size() > chunks + matches);
    }

    @Test
    void copiesAreSwitchedAndDamageIsShown() {
        Path damaged = Demo.damaged();
        window.open(Demo.whole());
        assertFalse(window.shows("findings-bar"));
        window.click("copy-b");
        assertTrue(window.text("save-facts").contains(damaged.getFileName().toString()));
        assertTrue(window.shows("findings-bar"));
        assertFalse(window.text("findings-bar-text").isEmpty());
        assertFalse(window.rows("findings").isEmpty());
        window.click("copy-a");
        assertFalse(window.shows("findings-bar"));
    }

    @Test
    void longOpeningIsStopped() throws IOException {
        Path slow = Files.write(folder.resolve("slow.save"), SlowFormat.MAGIC);
        window.window().open(slow);
        window.until(() -> window.shows("opening-cancel")).click("opening-cancel");
        assertTrue(window.shows("opening"));
        assertTrue(window.shows("opening-again"));
    }

    @Test
    void unknownFileOpensAndSaysWhatItIs() throws IOException {
        window.open(Files.writeString(folder.resolve("notes.txt"), "Buy bread.\n"));
        assertTrue(window.shows("unread"));
        assertTrue(window.shows("findings-bar"));
        assertFalse(window.text("findings-bar-text").isEmpty());
        assertTrue(window.shows("bytes"));
        assertTrue(window.node("bytes").getAccessibleText().startsWith("0x0: 42"));
    }

    @Test
    void aValueOfUnknownTypeIsTreatedAsAnother() throws IOException {
        treatPlacesAsRotators("treat-as-file");
        assertTrue(
                Files.readString(folder.resolve(".keepsake-types.json"))
                        .contains("\"root/Places/PROP\": \"Map<Name, Struct Rotator>\""));
    }

    @Test
    void aValueIsTreatedAsAnotherUntilTheSaveIsClosed() {
        treatPlacesAsRotators("treat-as-until-closed");
        assertFalse(Files.exists(folder.resolve(".keepsake-types.json")));
    }

    private void treatPlacesAsRotators(String keeping) {
        window.open(UnrealSaves.town(folder));
        window.click("go-to").write("root/Places/PROP").keys(KeyCode.ENTER);
        assertEquals("Map<Name, Struct Vector>", window.text("details-type"));
        window.click("treat-as").until(() -> window.shows("treat-as-choices"));
        List<String> types = window.rows("treat-as-choices");
        int rotators =
                IntStream.range(0, types.size())
                        .filter(i -> types.get(i).contains("name=Map<Name, Struct Rotator>,"))
                        .findFirst()
                        .orElseThrow();
        window.select("treat-as-choices", rotators).click(keeping).click("dialog-accept");
        assertEquals("Map<Name, Struct Rotator>", window.text("details-type"));
        assertEquals("Places", window.text("details-name"));
    }
}
