package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Files of the Spark engine, whole and broken: the outcome, and each error and warning with its
/// place, as the table beside this class says.
final class SparkFixturesTest {
    private static final Map<String, String> EXPECTED = table();

    private static final Comparator<JsonNode> PLACE =
            Comparator.comparingLong(finding -> finding.get("offset").asLong(-1));

    @TempDir static Path home;
    private static final Map<String, JsonNode> VERDICTS = new TreeMap<>();
    private static String printedOfProblems = "";

    /// Lines of `file | outcome | code@offset code@offset …`.
    private static Map<String, String> table() {
        try (var in = SparkFixturesTest.class.getResourceAsStream("spark-fixtures.txt")) {
            return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split(" \\| ", 2))
                    .collect(
                            Collectors.toMap(
                                    parts -> parts[0].strip(),
                                    parts -> parts[1].replaceAll("\\s+", " ").strip(),
                                    (one, two) -> one + " and " + two,
                                    TreeMap::new));
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    @BeforeAll
    static void verifyAll() throws IOException {
        Path fixtures = Fixtures.require("spark");
        verify(fixtures, ".spark_save", "spark");
        verify(fixtures, ".db", "spark-kv");
        long readable = VERDICTS.values().stream().filter(SparkFixturesTest::isReadable).count();
        long exact = VERDICTS.values().stream().filter(any -> any.get("exact").asBoolean()).count();
        System.out.println(exact + " of " + readable + " byte-identical");
    }

    private static void verify(Path fixtures, String ending, String format) throws IOException {
        var arguments = new ArrayList<>(List.<Object>of("verify", "--exact", "--json"));
        if (ending.equals(".db")) {
            arguments.addAll(List.of("--format", format));
        }
        try (var files = Files.walk(fixtures)) {
            files.filter(file -> file.toString().endsWith(ending)).sorted().forEach(arguments::add);
        }
        var ended = Program.in(home).run(arguments.toArray());
        printedOfProblems += ended.err() + ended.defects();
        for (JsonNode verdict : JsonLines.of(ended)) {
            VERDICTS.put(
                    fixtures.relativize(Path.of(verdict.get("file").asText())).toString(), verdict);
        }
    }

    private static boolean isReadable(JsonNode verdict) {
        return verdict.get("outcome").asText().equals("ok");
    }

    static List<String> expectedFiles() {
        return List.copyOf(EXPECTED.keySet());
    }

    @Test
    void everyFixtureIsInTheTable() {
        assertEquals(EXPECTED.keySet(), VERDICTS.keySet());
    }

    @ParameterizedTest
    @MethodSource("expectedFiles")
    void outcomeAndFindingsAreThoseOfTheTable(String file) {
        assertEquals(EXPECTED.get(file), summary(VERDICTS.get(file)));
    }

    /// What the table holds of a verdict. That a damaged file is not written back byte for byte
    /// goes without saying.
    private static String summary(JsonNode verdict) {
        var findings = new LinkedHashMap<String, List<String>>();
        StreamSupport.stream(verdict.get("findings").spliterator(), false)
                .filter(finding -> !finding.get("severity").asText().equals("note"))
                .filter(finding -> !finding.get("code").asText().equals("verify.notExact"))
                .sorted(PLACE.thenComparing(finding -> finding.get("code").asText()))
                .forEach(finding ->
                        findings.computeIfAbsent(
                                        finding.get("code").asText(), code -> new ArrayList<>())
                                .add(finding.get("offset").asText()));
        String all =
                findings.entrySet().stream()
                        .map(entry -> entry.getKey() + "@" + String.join(",", entry.getValue()))
                        .collect(Collectors.joining(" "));
        return (verdict.get("outcome").asText() + " | " + all).strip();
    }

    @Test
    void everyReadableFixtureIsWrittenBackByteForByte() {
        var inexact =
                VERDICTS.entrySet().stream()
                        .filter(entry -> isReadable(entry.getValue()))
                        .filter(entry -> !entry.getValue().get("exact").asBoolean())
                        .map(Map.Entry::getKey)
                        .toList();
        assertEquals(List.of(), inexact);
    }

    @Test
    void noneEndsInAnExceptionTrace() {
        assertFalse(StackTraces.isIn(printedOfProblems), printedOfProblems);
    }
}
