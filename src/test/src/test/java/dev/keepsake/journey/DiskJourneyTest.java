package dev.keepsake.journey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.window.WindowUnderTest.Wish;
import dev.keepsake.product.Demo;
import dev.keepsake.product.ValueOnDisk;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ChoiceBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/// What lasts: staged edits after a crash and after the file changed, settings after a restart.
final class DiskJourneyTest {
    private static final String GOLD = "Merchant/PROP/Gold";

    private static final long LIMIT_SECONDS = 90;

    @TempDir Path folder;
    private Path save = Path.of("");
    private Path state = Path.of("");
    private WindowRobot window = null;

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void writeSaves() {
        save = Demo.writeInto(folder.resolve("saves")).resolve("slot_quick.b.ksave");
        state = folder.resolve("state");
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void editsThatWereStagedWhenTheProgramWasKilledAreOfferedAndWritten()
            throws IOException, InterruptedException {
        killWhileStaged("500");
        window = WindowRobot.another(Wish.USUAL.keeping(state));
        window.window().start();
        window.until(() -> window.shows("journal-choice-0")).settle();
        assertEquals("slot_quick.b.ksave", window.text("journal-name-0"));
        window.press("dialog-accept");
        assertEquals(1, window.staged());
        List<String> changes = window.panel("tab-changes").rows("changes");
        assertTrue(changes.get(0).contains("|120|500|"), changes::toString);
        window.act("write").press("dialog-accept");
        assertEquals("500", ValueOnDisk.of(save.resolveSibling("slot_quick.a.ksave"), GOLD));
    }

    private void killWhileStaged(String typed) throws IOException, InterruptedException {
        Process program =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Dglass.platform=Headless",
                                "-Dprism.order=sw",
                                "-cp",
                                classPath(),
                                CrashingWindow.class.getName(),
                                state.toString(),
                                save.toString(),
                                GOLD,
                                typed)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        CompletableFuture.delayedExecutor(LIMIT_SECONDS, TimeUnit.SECONDS)
                .execute(program::destroyForcibly);
        try (var said =
                new BufferedReader(
                        new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
            assertEquals("staged", said.readLine());
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    private static String classPath() {
        return String.join(
                File.pathSeparator,
                System.getProperty("java.class.path"),
                System.getProperty("jdk.module.path", ""));
    }

    @Test
    void editsAreComparedWithAFileThatChangedAndTakenOverToIt() throws IOException {
        window = WindowRobot.another(Wish.USUAL);
        window.open(save).goTo(GOLD).enter("editor-value", "500");
        Files.copy(
                save.resolveSibling("slot_quick.a.ksave"),
                save,
                StandardCopyOption.REPLACE_EXISTING);
        window.until(() -> window.shows("changed-compare")).settle();
        window.press("changed-compare");
        List<String> rows = window.rows("staged-comparison");
        assertEquals(1, rows.size());
        assertTrue(rows.get(0).contains("|120|500|85"), rows::toString);
        window.press("dialog-accept");
        assertFalse(window.shows("changed-bar"));
        assertTrue(window.panel("tab-changes").rows("changes").get(0).contains("|85|500|"));
    }

    @Test
    void anotherLanguageIsSpokenFromTheNextStartOn() {
        window = WindowRobot.another(Wish.USUAL.keeping(state));
        window.window().start(save);
        String english = window.settle().text("write");
        window.act("settings");
        window.run(() -> {
            ChoiceBox<?> box = window.shown("setting-language", ChoiceBox.class);
            int german = box.getItems().toString().contains("Optional[de]") ? index(box) : -1;
            box.getSelectionModel().select(german);
        });
        window.press("dialog-accept").close();
        Wish next = Wish.USUAL.keeping(state).asKept();
        assertEquals(Locale.GERMAN, next.locale());
        window = WindowRobot.another(next);
        window.window().start();
        assertFalse(window.settle().text("write").equals(english));
        assertEquals("Schreiben", window.text("write"));
    }

    private static int index(ChoiceBox<?> box) {
        return box.getItems().stream().map(String::valueOf).toList().indexOf("Optional[de]");
    }
}
