package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.window.WindowUnderTest;
import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// What a person does with the window, without a display. Nodes are found by id.
@ExtendWith(ApplicationExtension.class)
final class WindowJourneyTest {
    private static final int CRATES = 4_200;

    @TempDir Path folder;
    private WindowUnderTest window;

    @Start
    void show(Stage stage) {
        List<SaveFormat> formats = new ArrayList<>(SaveFormats.installed().all());
        formats.add(new SlowFormat());
        window = WindowUnderTest.show(stage, SaveFormats.of(formats));
    }

    private void open(Path file) {
        window.open(file);
        window.settle();
    }

    @Test
    void invitesWhereNothingIsOpen(FxRobot robot) {
        assertTrue(robot.lookup("#empty").query().isVisible());
    }

    @Test
    void openedFileShowsHeaderAndContents(FxRobot robot) {
        open(Demo.whole());
        assertFalse(robot.lookup("#empty").query().isVisible());
        assertEquals(1, robot.lookup("#saves").queryAs(TabPane.class).getTabs().size());
        assertFalse(text(robot, "#header-title").isEmpty());
        assertTrue(text(robot, "#save-facts").contains(Demo.whole().getFileName().toString()));
        assertTrue(contents(robot).getItems().size() > 3);
    }

    @Test
    void droppedFilesOpenInTabs(FxRobot robot) {
        Path other = Demo.file(".spark_save");
        robot.interact(() -> FileDrag.drop(window.scene(), List.of(Demo.whole(), other)));
        window.settle();
        assertEquals(2, robot.lookup("#saves").queryAs(TabPane.class).getTabs().size());
        assertTrue(robot.lookup("#save-facts").queryAll().stream().anyMatch(Node::isVisible));
    }

    @Test
    void longListOpensPageByPage(FxRobot robot) throws IOException, SaveException {
        open(saveWithCrates());
        selectLastContent(robot);
        TreeTableView<?> values = robot.lookup("#values").queryAs(TreeTableView.class);
        TreeItem<?> list = values.getRoot().getChildren().getFirst();
        expand(robot, list);
        assertEquals(List.of(1000, 1000, 1000, 1000, 200), pages(robot, list));
        assertEquals(CRATES + 5 + 1, values.getExpandedItemCount());
    }

    private List<Integer> pages(FxRobot robot, TreeItem<?> list) {
        var sizes = new ArrayList<Integer>();
        for (TreeItem<?> page : List.copyOf(list.getChildren())) {
            expand(robot, page);
            sizes.add(page.getChildren().size());
        }
        return sizes;
    }

    private void expand(FxRobot robot, TreeItem<?> item) {
        robot.interact(() -> item.setExpanded(true));
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

    private void selectLastContent(FxRobot robot) {
        robot.clickOn("#contents");
        robot.type(KeyCode.END);
        robot.type(KeyCode.RIGHT);
        window.settle();
        robot.type(KeyCode.END);
        window.settle();
    }

    @Test
    void filterLeavesMatchingRecords(FxRobot robot) {
        open(Demo.whole());
        int chunks = contents(robot).getItems().size();
        robot.clickOn("#contents-filter").write("Weather").type(KeyCode.ENTER);
        window.settle();
        assertTrue(isShown(robot, "#contents-matches"));
        assertFalse(text(robot, "#contents-matches").isEmpty());
        int matches = contents(robot).getItems().size() - chunks;
        assertTrue(matches > 0 && matches < 10, matches + " rows match");
        robot.type(KeyCode.ESCAPE);
        waitUntil(() -> !isShown(robot, "#contents-matches"));
        assertTrue(contents(robot).getItems().size() > chunks + matches);
    }

    @Test
    void copiesAreSwitchedAndDamageIsShown(FxRobot robot) {
        Path damaged = Demo.damaged();
        open(damaged.resolveSibling(damaged.getFileName().toString().replace(".b.", ".a.")));
        assertFalse(isShown(robot, "#findings-bar"));
        robot.clickOn("#copy-b");
        window.settle();
        assertTrue(text(robot, "#save-facts").contains(damaged.getFileName().toString()));
        assertTrue(isShown(robot, "#findings-bar"));
        assertFalse(text(robot, "#findings-bar-text").isEmpty());
        assertFalse(robot.lookup("#findings").queryListView().getItems().isEmpty());
        robot.clickOn("#copy-a");
        window.settle();
        assertFalse(isShown(robot, "#findings-bar"));
    }

    @Test
    void longOpeningIsStopped(FxRobot robot) throws IOException {
        Path slow = Files.write(folder.resolve("slow.save"), SlowFormat.MAGIC);
        window.open(slow);
        waitUntil(() -> isShown(robot, "#opening-cancel"));
        robot.clickOn("#opening-cancel");
        window.settle();
        assertTrue(isShown(robot, "#opening"));
        assertTrue(isShown(robot, "#opening-again"));
    }

    @Test
    void unknownFileOpensAndSaysWhatItIs(FxRobot robot) throws IOException {
        open(Files.writeString(folder.resolve("notes.txt"), "Buy bread.\n"));
        assertTrue(isShown(robot, "#unread"));
        assertTrue(isShown(robot, "#findings-bar"));
        assertFalse(text(robot, "#findings-bar-text").isEmpty());
        assertTrue(isShown(robot, "#bytes"));
        assertFalse(robot.lookup("#bytes").queryListView().getItems().isEmpty());
    }

    @Test
    void aValueOfUnknownTypeIsTreatedAsAnother(FxRobot robot) throws IOException {
        treatPlacesAsRotators(robot, "#treat-as-file");
        assertTrue(
                Files.readString(folder.resolve(".keepsake-types.json"))
                        .contains("\"root/Places/PROP\": \"Map<Name, Struct Rotator>\""));
    }

    @Test
    void aValueIsTreatedAsAnotherUntilTheSaveIsClosed(FxRobot robot) {
        treatPlacesAsRotators(robot, "#treat-as-until-closed");
        assertFalse(Files.exists(folder.resolve(".keepsake-types.json")));
    }

    private void treatPlacesAsRotators(FxRobot robot, String keeping) {
        open(UnrealSaves.town(folder));
        robot.clickOn("#go-to").write("root/Places/PROP").type(KeyCode.ENTER);
        window.settle();
        assertEquals("Map<Name, Struct Vector>", text(robot, "#details-type"));
        robot.clickOn("#treat-as");
        waitUntil(() -> robot.lookup("#treat-as-choices").tryQuery().isPresent());
        robot.interact(() -> choose(robot, "Map<Name, Struct Rotator>"));
        robot.clickOn(keeping);
        robot.clickOn("#dialog-accept");
        window.settle();
        assertEquals("Map<Name, Struct Rotator>", text(robot, "#details-type"));
        assertEquals("Places", text(robot, "#details-name"));
    }

    private static void choose(FxRobot robot, String type) {
        ListView<?> choices = robot.lookup("#treat-as-choices").queryListView();
        for (int i = 0; i < choices.getItems().size(); i++) {
            if (choices.getItems().get(i).toString().contains("name=" + type + ",")) {
                choices.getSelectionModel().select(i);
            }
        }
    }

    private static ListView<?> contents(FxRobot robot) {
        return robot.lookup("#contents").queryListView();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Labeled.class).getText();
    }

    private static boolean isShown(FxRobot robot, String id) {
        return robot.lookup(id).tryQuery().filter(WindowJourneyTest::isVisible).isPresent();
    }

    private static boolean isVisible(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    private static void waitUntil(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
        } catch (TimeoutException never) {
            throw new AssertionError("never came true", never);
        }
    }
}
