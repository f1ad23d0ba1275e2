package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The sample saves: what a newcomer opens first.
final class DemoTest {
    @TempDir static Path home;
    private static final Map<String, JsonNode> VERDICTS = new TreeMap<>();
    private static int exit;

    @BeforeAll
    static void verifyAll() {
        var arguments = new ArrayList<>(List.<Object>of("verify", "--exact", "--json"));
        arguments.addAll(Demo.files());
        var ended = Program.in(home).run(arguments.toArray());
        exit = ended.exit();
        for (JsonNode verdict : JsonLines.of(ended)) {
            VERDICTS.put(Path.of(verdict.get("file").asText()).getFileName().toString(), verdict);
        }
    }

    static List<Path> files() {
        return Demo.files();
    }

    static List<Path> wholeFiles() {
        return Demo.files().stream().filter(file -> !isDamaged(verdict(file))).toList();
    }

    private static boolean isDamaged(JsonNode verdict) {
        return verdict.get("outcome").asText().equals("damaged");
    }

    private static JsonNode verdict(Path file) {
        return VERDICTS.get(file.getFileName().toString());
    }

    private static Path damaged() {
        return Demo.files().stream().filter(file -> isDamaged(verdict(file))).findFirst().get();
    }

    @Test
    void isTheSameEveryTime() throws IOException {
        Path again = home.resolve("again");
        assertEquals(0, Program.in(home).run("demo", again).exit());
        for (Path file : Demo.files()) {
            Path other = again.resolve(Demo.folder().relativize(file));
            assertEquals(-1, Files.mismatch(file, other), file::toString);
        }
        try (var files = Files.walk(again)) {
            assertEquals(Demo.files().size(), files.filter(Files::isRegularFile).count());
        }
    }

    @Test
    void oneCopyAloneIsDamaged() {
        var outcomes = new TreeMap<String, Integer>();
        VERDICTS.values()
                .forEach(verdict ->
                        outcomes.merge(verdict.get("outcome").asText(), 1, Integer::sum));
        assertEquals(Map.of("damaged", 1, "ok", VERDICTS.size() - 1), outcomes);
        assertTrue(damaged().getFileName().toString().endsWith(".b.ksave"));
        assertEquals(3, exit);
    }

    @ParameterizedTest
    @MethodSource("wholeFiles")
    void writesBackTheSameBytes(Path file) {
        assertTrue(verdict(file).get("exact").asBoolean(), verdict(file)::toString);
    }

    @Test
    void damageIsNamedWithItsBlockAndChecksums() throws IOException {
        JsonNode finding = verdict(damaged()).get("findings").get(0);
        byte[] bytes = Files.readAllBytes(damaged());
        long offset = finding.get("offset").asLong();
        var block =
                Regions.of(bytes).blocks().stream()
                        .filter(any -> any.offset() == offset)
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no block there: " + finding));
        assertEquals(block.bytes().length, finding.get("length").asLong());
        assertEquals("error", finding.get("severity").asText());
        assertFalse(finding.get("recorded").isNull(), finding::toString);
        assertFalse(finding.get("computed").isNull(), finding::toString);
        assertNotEquals(finding.get("recorded"), finding.get("computed"));
    }

    @Test
    void recordsOfOtherBlocksAreShown() {
        var ended = Program.in(home).run("show", "--json", "--count", "65536", damaged());
        assertEquals(3, ended.exit(), ended::toString);
        assertTrue(ended.lines().size() > 100, ended::toString);
        long read = verdict(damaged()).get("records").asLong();
        assertTrue(read > 100, verdict(damaged())::toString);
    }

    @ParameterizedTest
    @MethodSource("files")
    void infoSaysWhatItIs(Path file) {
        var ended = Program.in(home).run("info", "--json", file);
        JsonNode info = JsonLines.only(ended);
        assertFalse(info.get("format").isNull(), ended::toString);
        assertTrue(info.get("records").asLong() > 0, ended::toString);
        assertEquals(verdict(file).get("format"), info.get("format"));
    }

    @ParameterizedTest
    @MethodSource("wholeFiles")
    void showListsRecords(Path file) {
        var ended = Program.in(home).run("show", file);
        assertEquals(0, ended.exit(), ended::toString);
        assertTrue(ended.lines().size() > 2, ended::toString);
    }

    @Test
    void slotsNamesTheCopyThatLoads() {
        var ended = Program.in(home).run("slots", Demo.folder());
        assertEquals(0, ended.exit(), ended::toString);
        assertTrue(ended.out().contains("damaged"), ended::toString);
        assertTrue(ended.out().contains("loads"), ended::toString);
    }
}
