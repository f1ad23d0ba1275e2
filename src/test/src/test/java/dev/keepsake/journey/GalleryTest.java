package dev.keepsake.journey;

import dev.keepsake.app.window.WindowUnderTest.Wish;
import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.product.Demo;
import dev.keepsake.product.NewSave;
import dev.keepsake.product.UnrealSaves;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

/// Draws every state of the window, to be looked at.
final class GalleryTest {
    private static final Clock NOW =
            Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC);
    private static final Wish WISH = SlowFormat.beside().at(NOW);
    private static final String GOLD = "Merchant/PROP/Gold";

    @TempDir Path folder;
    private Path saves = Path.of("");
    private WindowRobot window = null;

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void writeSaves() {
        saves = Demo.writeInto(folder.resolve("Harbour Tales"));
    }

    @AfterEach
    void closeWindow() {
        window.close();
    }

    @AfterAll
    static void writeIndex() throws IOException {
        Gallery.writeIndex();
    }

    private Gallery gallery(String group, String theme, Wish wish) {
        window = WindowRobot.another(wish).act("look-" + theme);
        return new Gallery(window, group, theme);
    }

    private Path save(String name) {
        return saves.resolve(name);
    }

    private void openBridge() {
        window.open(save("slot_before-the-bridge.a.ksave")).goTo(GOLD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void opening(String theme) throws IOException {
        Gallery gallery = gallery("A Opening", theme, WISH);
        gallery.take("1-empty", "Nothing is open");
        openBridge();
        gallery.take("2-open", "A save, a value selected");
        window.press("copy-b");
        gallery.take("3-damaged", "A damaged copy");
        window.open(Files.writeString(folder.resolve("notes.txt"), "Buy bread.\n"));
        gallery.take("4-unknown", "A file that is no save");
        window.open(UnrealSaves.town(folder)).goTo("Places");
        gallery.take("5-unreal", "A save of the Unreal Engine");
        Path slow = Files.write(folder.resolve("slow.save"), SlowFormat.MAGIC);
        window.window().open(slow);
        window.until(() -> window.shows("opening-cancel"));
        gallery.take("6-loading", "A save is being read");
        window.press("opening-cancel");
        gallery.take("7-stopped", "Reading was stopped");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void editing(String theme) {
        Gallery gallery = gallery("B Editing", theme, WISH);
        window.open(save("slot_quick.a.ksave")).goTo(GOLD).enter("editor-value", "*2");
        gallery.take("01-number", "A number, changed");
        window.enter("editor-value", "many");
        gallery.take("02-refused", "What is typed is refused");
        window.keys(javafx.scene.input.KeyCode.ESCAPE);
        var details = new Details(gallery);
        details.take("truth", "Merchant/PROP/Open", "A truth value");
        details.take("enum", "Merchant/PROP/Mood", "A constant");
        details.take("localized", "Merchant/PROP/DisplayName", "A text with its translation");
        details.take("text", "Player/PROP/Name", "A text");
        details.take("float", "Player/PROP/Health", "A number with a fraction");
        details.take("vector", "Merchant/XFRM/location", "A place");
        details.take("turn", "Merchant/XFRM/rotation", "A turn");
        details.take("colour", "Merchant/PROP/Sign", "A colour");
        details.take("time", "Merchant/PROP/LastSeen", "A point in time");
        details.take("duration", "header/playTime", "A length of time");
        details.take("reference", "Merchant/PROP/Owner", "A reference");
        details.take("optional", "Merchant/PROP/Debt", "A value that may be missing");
        details.take("item", "Merchant/PROP/Stock[0]", "An item of a list");
        details.take("entry", "Quests/PROP/States[=TheBridge]", "An entry of a map");
        details.take("packed", "Player/PROP/Skills[1]", "A number of many");
        details.take("bytes", "Journal/PROP/Sketch", "Bytes");
        details.take("asset", "Player/PROP/Hat", "An asset");
        details.take("kept", "Merchant/NAVX", "Bytes kept as read");
        details.take("record", "Guard_3", "A record");
    }

    /// Pictures of what is at the right of a value.
    private final class Details {
        private final Gallery gallery;
        private int number = 10;

        Details(Gallery gallery) {
            this.gallery = gallery;
        }

        void take(String name, String path, String caption) {
            window.goTo(path);
            gallery.takePart("details", number++ + "-" + name, caption);
        }
    }

    private void stageFive() {
        openBridge();
        window.enter("editor-value", "500");
        window.goTo("Merchant/PROP/Open").tick("editor-value");
        window.goTo("Player/PROP/Name").enter("editor-value", "Tamsin the Bold");
        window.goTo("Merchant/XFRM/location").enter("editor-value-z", "24");
        window.goTo("Door_North/PROP/Locked").tick("editor-value");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void writing(String theme) throws IOException {
        Gallery gallery = gallery("C Staged and written", theme, WISH);
        stageFive();
        window.panel("tab-changes").select("changes", 1);
        gallery.take("1-staged", "What is staged");
        window.act("write");
        gallery.take("2-write", "What writing will do");
        window.press("dialog-cancel").act("close-tab");
        gallery.take("3-closing", "A tab with staged changes is closed");
        window.press("dialog-cancel");
        Path file = save("slot_before-the-bridge.a.ksave");
        Files.copy(
                save("slot_quick.a.ksave"),
                file,
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        window.until(() -> window.shows("changed-compare")).settle();
        gallery.take("4-changed", "The file changed on disk while edits are staged");
        window.press("changed-compare");
        gallery.take("5-compare", "What the file and the edits say");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void recovering(String theme) {
        Wish keeping = WISH.keeping(folder.resolve("state"));
        window = WindowRobot.another(keeping);
        stageFive();
        window.close();
        Gallery gallery = gallery("C Staged and written", theme, keeping);
        window.window().start();
        window.until(() -> window.shows("journal-choice-0")).settle();
        gallery.take("6-recovery", "Edits that a crash left are offered");
        window.press("dialog-cancel");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void finding(String theme) {
        Gallery gallery = gallery("D Finding and changing many", theme, WISH);
        openBridge();
        window.act("find").enter("find-field", "lantern");
        gallery.take("1-find", "Hits for a text");
        window.press("find-mode-query").enter("find-field", "class = Guard and value <");
        gallery.take("2-problem", "A query that is none");
        window.enter("find-field", "class = Guard and path = Health and value < 60");
        gallery.take("3-query", "Hits for a query");
        window.press("find-change-all").put("bulk-operation", "+10");
        pause();
        window.settle();
        gallery.take("4-bulk", "What changing all does");
        window.press("dialog-accept").panel("tab-changes");
        gallery.take("5-staged", "A bulk change is one entry");
        window.act("palette").write("copy");
        gallery.take("6-palette", "The palette");
        window.keys(javafx.scene.input.KeyCode.ESCAPE).act("open-slot");
        gallery.take("7-slots", "Slots by their names");
    }

    /// Typing is waited for.
    private void pause() {
        org.testfx.util.WaitForAsyncUtils.sleep(500, java.util.concurrent.TimeUnit.MILLISECONDS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void looking(String theme) {
        Gallery gallery = gallery("E Looking", theme, WISH);
        window.open(save("slot_quick.a.ksave")).goTo("Merchant");
        gallery.take("1-references", "Who refers to a record");
        window.goTo("Merchant/PROP/Mood").panel("tab-bytes");
        gallery.take("2-bytes", "The bytes of a value");
        window.panel("tab-checks").press("check-run").select("checks", 1);
        gallery.take("3-checks", "What the checks found");
        window.goTo(GOLD).act("bookmark").goTo("Door_North").act("bookmark").act("bookmarks");
        gallery.take("4-bookmarks", "Bookmarks");
        window.panel("tab-sizes");
        gallery.take("5-sizes", "What takes the room");
        window.goTo("Merchant").panel("tab-map");
        gallery.take("6-map", "The records from above");
        window.goTo("Chest_1/PROP/Gold").panel("tab-values-chart");
        gallery.take("7-values", "How a number is spread");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void asking(String theme) {
        Gallery gallery = gallery("F The program itself", theme, WISH);
        openBridge();
        window.act("cheat-sheet");
        gallery.take("1-keys", "The cheat sheet");
        window.keys(javafx.scene.input.KeyCode.ESCAPE).act("settings");
        gallery.take("2-settings", "Settings");
        window.press("dialog-cancel").act("about");
        gallery.take("3-about", "About");
        window.press("dialog-close").goTo("Guard_3").focus("contents");
        window.keys(javafx.scene.input.KeyCode.DELETE);
        gallery.take("4-removal", "A record that others refer to is removed");
        window.press("dialog-cancel");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void texts(String theme) throws IOException, SaveException {
        Gallery gallery = gallery("G Texts", theme, WISH);
        window.open(save("slot_quick.a.ksave"));
        window.goTo("TheSleeperWho" + "NeverWoke".repeat(24) + "/PROP/Name");
        gallery.take("1-long", "Names longer than any window");
        window.open(saveInHebrew()).goTo("שער_הצפון/שם");
        gallery.take("2-right-to-left", "Text from right to left");
        window.goTo("🐉_龍/𠀀");
        gallery.take("3-four-bytes", "Letters of four bytes");
    }

    private Path saveInHebrew() throws IOException, SaveException {
        Path file = folder.resolve("שמור 𝒦🗝.ksave");
        NewSave.write(
                file,
                Limits.DEFAULT,
                content -> {
                    content.entity(
                            "שער_הצפון",
                            StructValue.builder("שער")
                                    .add("שם", TextValue.of("שלום, עולם! مرحبا (abc) 123"))
                                    .add("זהב", IntegerValue.int32(120))
                                    .build());
                    content.entity(
                            "🐉_龍",
                            StructValue.builder("𝔇𝔯𝔞𝔤𝔬𝔫")
                                    .add("𠀀", TextValue.of("𠮷野家 🧜‍♀️ 👩‍👩‍👧 é́́ ﷽"))
                                    .add("🪙", IntegerValue.int32(7))
                                    .build());
                });
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void german(String theme) {
        Gallery gallery = gallery("H German", theme, WISH.in(Locale.GERMAN));
        gallery.take("1-empty", "Nothing is open");
        stageFive();
        window.panel("tab-changes");
        gallery.take("2-staged", "What is staged");
        window.act("write");
        gallery.take("3-write", "What writing will do");
        window.press("dialog-cancel").act("settings");
        gallery.take("4-settings", "Settings");
        window.press("dialog-cancel").act("cheat-sheet");
        gallery.take("5-keys", "The cheat sheet");
        window.keys(javafx.scene.input.KeyCode.ESCAPE).act("find").enter("find-field", "lantern");
        gallery.take("6-find", "Hits for a text");
        window.panel("tab-checks").press("check-run");
        gallery.take("7-checks", "What the checks found");
        window.press("copy-b").panel("tab-map");
        gallery.take("8-map", "The records from above, of a damaged copy");
    }
}
