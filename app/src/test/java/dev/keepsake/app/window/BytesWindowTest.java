package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The bytes pane in the window, on sample saves.
@ExtendWith(ApplicationExtension.class)
final class BytesWindowTest {
    @TempDir private static Path folder;

    private final List<Throwable> defects = new ArrayList<>();
    private MainWindow window;
    private Stage stage;

    @BeforeAll
    static void writeSaves() throws IOException, SaveException {
        for (DemoSaves.Sample sample : DemoSaves.in(SaveFormats.installed()).all()) {
            Files.write(folder.resolve(sample.name()), sample.bytes().toArray());
        }
    }

    @Start
    void show(Stage shown) {
        stage = shown;
        window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(Locale.ENGLISH),
                                SaveFormats.installed(),
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                Clock.systemUTC(),
                                Optional.empty(),
                                defects::add));
        window.show(stage, 1280, 800);
        stage.show();
    }

    @AfterEach
    void nothingFailed() {
        assertEquals(List.of(), defects);
    }

    private DocumentViewModel open(FxRobot robot, String name) throws TimeoutException {
        SaveTab[] tab = new SaveTab[1];
        robot.interact(() -> tab[0] = window.workspace().open(folder.resolve(name)));
        await(() -> tab[0].document().save().get() != null);
        robot.interact(() -> {
            TabPane bottom = find("#bottom", TabPane.class);
            bottom.getTabs().stream()
                    .filter(each -> "tab-bytes".equals(each.getId()))
                    .forEach(bottom.getSelectionModel()::select);
        });
        await(() -> lookup("#bytes") != null && accessible().startsWith("0x"));
        return tab[0].document();
    }

    private void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, condition);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Node lookup(String id) {
        return stage.getScene().lookup(id);
    }

    private <T extends Node> T find(String id, Class<T> type) {
        return type.cast(lookup(id));
    }

    private String accessible() {
        return String.valueOf(lookup("#bytes").getAccessibleText());
    }

    private void goTo(FxRobot robot, String text) {
        robot.interact(() -> {
            TextField field = find("#bytes-go-to", TextField.class);
            field.setText(text);
            field.fireEvent(new ActionEvent());
        });
    }

    private String text(String id) {
        return find(id, Label.class).getText();
    }

    private void press(FxRobot robot, KeyCode code, boolean shift) {
        robot.interact(() ->
                lookup("#bytes")
                        .fireEvent(
                                new KeyEvent(
                                        KeyEvent.KEY_PRESSED,
                                        "",
                                        "",
                                        code,
                                        shift,
                                        false,
                                        false,
                                        false)));
    }

    private void lead(FxRobot robot, String path) {
        robot.interact(() -> window.tabs().front().orElseThrow().navigation().goTo(path));
    }

    private static String label(DocumentViewModel document) {
        ValueNode.Row value = document.value().get();
        return value == null ? "" : value.label();
    }

    @Test
    void aSelectedValueShowsItsBytes(FxRobot robot) throws TimeoutException {
        DocumentViewModel document = open(robot, "slot_quick.a.ksave");
        lead(robot, "Merchant/PROP/Mood");
        await(() -> label(document).equals("Mood") && text("#bytes-inspector").contains("0x51"));
        assertTrue(find("#bytes-block", ToggleButton.class).isSelected());
        assertTrue(accessible().startsWith("0x51: 0E section Merchant/PROP"), accessible());
    }

    @Test
    void aByteSelectsTheValueThatStandsThere(FxRobot robot) throws TimeoutException {
        DocumentViewModel document = open(robot, "slot_quick.a.ksave");
        lead(robot, "Merchant/PROP/Mood");
        await(() -> text("#bytes-inspector").contains("0x51"));
        goTo(robot, "0x4E");
        press(robot, KeyCode.ENTER, false);
        await(() -> label(document).equals("Gold"));
        assertTrue(text("#bytes-inspector").startsWith("0x4E, 1 byte"), "the caret stayed");
    }

    @Test
    void aClickSelectsTheValueThatStandsThere(FxRobot robot) throws TimeoutException {
        DocumentViewModel document = open(robot, "outpost.spark_save");
        goTo(robot, "300");
        await(() -> accessible().startsWith("0x12C: 73"));
        robot.interact(() -> {
            Node bytes = lookup("#bytes");
            bytes.fireEvent(
                    new MouseEvent(
                            MouseEvent.MOUSE_PRESSED,
                            120,
                            30,
                            0,
                            0,
                            MouseButton.PRIMARY,
                            1,
                            false,
                            false,
                            false,
                            false,
                            true,
                            false,
                            false,
                            true,
                            false,
                            true,
                            null));
        });
        await(() -> !label(document).isEmpty());
        assertEquals(List.of(), defects);
    }

    @Test
    void sayWhereTheKeyboardStandsAndWhatTheChecksumIs(FxRobot robot) throws TimeoutException {
        open(robot, "slot_quick.a.ksave");
        goTo(robot, "0x30");
        await(() -> text("#bytes-where").startsWith("checksum content ✓ holds"));
        press(robot, KeyCode.RIGHT, false);
        press(robot, KeyCode.DOWN, true);
        assertTrue(text("#bytes-inspector").startsWith("0x31, 17 bytes"));
    }

    @Test
    void aFailedChecksumSaysSo(FxRobot robot) throws TimeoutException {
        open(robot, "slot_before-the-bridge.b.ksave");
        goTo(robot, "0x30");
        await(() -> text("#bytes-where").startsWith("checksum content ✗ fails"));
    }

    @Test
    void refusesOffsetsThatLeadNowhere(FxRobot robot) throws TimeoutException {
        open(robot, "outpost.spark_save");
        goTo(robot, "0x10");
        goTo(robot, "+16");
        assertEquals("", text("#bytes-problem"));
        assertTrue(text("#bytes-inspector").startsWith("0x20,"));
        goTo(robot, "5000");
        assertEquals("The last byte is at 0x42F.", text("#bytes-problem"));
        goTo(robot, "here");
        assertFalse(text("#bytes-problem").isEmpty());
        assertTrue(text("#bytes-inspector").startsWith("0x20,"));
    }

    @Test
    void editsTheBytesOfAValueKeptAsRead(FxRobot robot) throws TimeoutException {
        DocumentViewModel document = open(robot, "slot_quick.a.ksave");
        lead(robot, "Merchant/NAVX");
        await(() -> document.value().get() != null && document.value().get().isKeptAsRead());
        Bytes before = ((OpaqueValue) document.value().get().value()).bytes();
        assertFalse(find("#bytes-edit", ButtonBase.class).isDisabled());
        robot.interact(find("#bytes-edit", ButtonBase.class)::fire);
        TextArea area = find("#bytes-edit-text", TextArea.class);
        robot.interact(() -> area.setText("0"));
        robot.interact(find("#bytes-apply", ButtonBase.class)::fire);
        assertEquals("The last byte has one digit.", text("#bytes-edit-problem"));
        robot.interact(() -> area.setText("01 02 fF"));
        robot.interact(find("#bytes-apply", ButtonBase.class)::fire);
        await(() -> document.editing().isDirty());
        assertEquals(1, document.editing().changes().get().size());
        assertFalse(before.equals(Bytes.wrap(new byte[] {1, 2, -1})));
    }

    @Test
    void editsNoOtherValue(FxRobot robot) throws TimeoutException {
        DocumentViewModel document = open(robot, "slot_quick.a.ksave");
        lead(robot, "Merchant/PROP/Mood");
        await(() -> label(document).equals("Mood"));
        ButtonBase edit = find("#bytes-edit", ButtonBase.class);
        assertTrue(edit.isDisabled());
        assertTrue(edit.getAccessibleHelp().startsWith("Only a value kept as read"));
    }

    @Test
    void showsAFileNoFormatKnows(FxRobot robot) throws IOException, TimeoutException {
        Files.write(folder.resolve("other.bin"), new byte[] {1, 2, 3, 0x41});
        open(robot, "other.bin");
        goTo(robot, "3");
        await(() -> accessible().startsWith("0x3: 41"));
    }
}
