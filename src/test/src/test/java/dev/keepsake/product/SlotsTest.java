package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Slots from the command line: what is there, edits of a copy, backups, and a game that has the
/// folder open.
final class SlotsTest {
    private static final String SLOT = "before-the-bridge";

    @TempDir Path home;
    private Path saves;

    @BeforeEach
    void copySaves() throws IOException {
        saves = Files.createDirectory(home.resolve("saves"));
        for (Path file : Demo.files()) {
            Files.copy(file, saves.resolve(file.getFileName()));
        }
    }

    private Program.Ended run(Object... words) {
        return Program.in(home).run(words);
    }

    private Path copy(String letter) {
        return saves.resolve("slot_" + SLOT + "." + letter + ".ksave");
    }

    private String loads() {
        for (JsonNode slot : JsonLines.of(run("slots", "--json", saves))) {
            if (slot.get("slot").asText().equals(SLOT)) {
                return slot.get("loads").asText();
            }
        }
        throw new AssertionError("no such slot");
    }

    @Test
    void editGoesToTheOtherCopyAndComesBackByABackup() throws IOException {
        assertEquals("a", loads());
        byte[] before = Files.readAllBytes(copy("a"));
        var edited = run("set", copy("a"), "Merchant/Gold=500");
        assertEquals(0, edited.exit(), edited::toString);
        assertEquals("b", loads());
        assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(copy("a"))));
        assertEquals(2, run("set", copy("a"), "Merchant/Gold=501").exit());
        assertEquals(2, JsonLines.of(run("backups", "--json", saves, SLOT)).size());
        assertEquals(4, JsonLines.of(run("timeline", "--json", saves, SLOT)).size());
        var restored = run("backups", saves, SLOT, "--restore", "newest");
        assertEquals(0, restored.exit(), restored::toString);
        assertEquals("a", loads());
        assertTrue(run("show", copy("a"), "Merchant/Gold").out().contains("120"));
        assertTrue(run("show", copy("b"), "Merchant/Gold").out().contains("500"));
        assertEquals(0, run("verify", "--exact", copy("a"), copy("b")).exit());
    }

    @Test
    void gameThatHasTheFolderOpenIsNamed() throws IOException, InterruptedException {
        Process game = HoldingGame.start(saves);
        try {
            byte[] before = Files.readAllBytes(copy("b"));
            for (List<Object> words :
                    List.<List<Object>>of(
                            List.of("set", copy("a"), "Merchant/Gold=500"),
                            List.of("set", "--no-backup", copy("a"), "Merchant/Gold=500"))) {
                var refused = run(words.toArray());
                assertEquals(7, refused.exit(), refused::toString);
                assertTrue(refused.err().contains(HoldingGame.NAME), refused::toString);
                assertTrue(refused.err().contains(Long.toString(game.pid())), refused::toString);
            }
            assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(copy("b"))));
            assertEquals(0, run("slots", saves).exit());
            assertEquals(
                    0,
                    run("set", copy("a"), "Merchant/Gold=500", "-o", home.resolve("new.ksave"))
                            .exit());
        } finally {
            game.destroyForcibly().waitFor();
        }
        var ended = run("set", copy("a"), "Merchant/Gold=500");
        assertEquals(0, ended.exit(), ended::toString);
        assertEquals("b", loads());
    }

    /// `@` stands for the folder of the sample saves.
    @ParameterizedTest
    @CsvSource({
        "0, slots @",
        "0, slots --list @",
        "2, slots @/settings.db",
        "7, slots @/nowhere",
        "0, backups @ quick",
        "0, backups @ mira --profile",
        "7, backups @ mira",
        "7, backups @ quick --restore newest",
        "2, backups @ quick --dry-run",
        "2, backups @",
        "0, timeline @ before-the-bridge",
        "7, timeline @ nowhere",
        "2, set @/slot_quick.a.ksave Merchant/Gold=1",
        "2, set @/slot_quick.b.ksave header/slot=other",
        "0, set --dry-run @/slot_quick.b.ksave Merchant/Gold=1",
        "3, set @/slot_before-the-bridge.b.ksave Merchant/Gold=1",
    })
    void exitStatusSaysTheOutcome(int status, String typed) throws IOException {
        List<Path> before = files();
        var ended = run((Object[]) typed.replace("@", saves.toString()).split(" "));
        assertEquals(status, ended.exit(), ended::toString);
        assertEquals("", ended.defects());
        assertEquals(before, files());
    }

    private List<Path> files() throws IOException {
        try (var files = Files.walk(saves)) {
            return files.sorted().toList();
        }
    }
}
