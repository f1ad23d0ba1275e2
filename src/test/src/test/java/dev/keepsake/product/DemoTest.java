package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        return Demo.damaged();
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
            long types = 1;
            assertEquals(Demo.files().size() + types, files.filter(Files::isRegularFile).count());
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
        List<JsonNode> findings =
                StreamSupport.stream(verdict(damaged()).get("findings").spliterator(), false)
                        .filter(any -> any.get("code").asText().equals("keepsake.block.checksum"))
                        .toList();
        assertEquals(1, findings.size(), findings::toString);
        JsonNode finding = findings.getFirst();
        long offset = finding.get("offset").asLong();
        var block =
                Regions.of(Files.readAllBytes(damaged())).blocks().stream()
                        .filter(any -> any.offset() == offset)
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no block there: " + finding));
        assertEquals(block.bytes().length(), finding.get("length").asLong());
        assertEquals("error", finding.get("severity").asText());
        assertTrue(finding.get("path").asText().startsWith(block.chunk()), finding::toString);
        assertNotEquals(finding.get("recorded"), finding.get("computed"));
    }

    @Test
    void recordsOfOtherBlocksAreShown() {
        var ended = Program.in(home).run("show", "--json", "--count", 65536, damaged());
        assertEquals(3, ended.exit(), ended::toString);
        assertTrue(ended.lines().size() > 100, ended::toString);
        long read = verdict(damaged()).get("records").asLong();
        assertTrue(read > 100, verdict(damaged())::toString);
    }

    @Test
    void infoSaysWhatEachIs() {
        var arguments = new ArrayList<>(List.<Object>of("info", "--json"));
        arguments.addAll(Demo.files());
        var ended = Program.in(home).run(arguments.toArray());
        assertEquals(Demo.files().size(), ended.lines().size());
        for (JsonNode info : JsonLines.of(ended)) {
            Path file = Path.of(info.get("file").asText());
            assertEquals(verdict(file).get("format"), info.get("format"));
            assertTrue(info.get("records").asLong() > 0, info::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"before-the-bridge.a.ksave", "mira.a.ksave", "outpost.spark_save", ".db"})
    void showListsRecords(String file) {
        var ended = Program.in(home).run("show", Demo.file(file));
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
