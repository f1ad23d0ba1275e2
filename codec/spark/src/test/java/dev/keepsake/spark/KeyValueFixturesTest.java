package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.TextValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class KeyValueFixturesTest {
    /// What each file is: file, generation, findings as code@offset+length. Files that are not here
    /// are of generation 2 and have none.
    private static final String EXPECTED =
            """
            kv-gen0-raw/01_basic 0
            kv-gen0-raw/02_newlines_tabs_backslash 0 return@6+1 separator@48+5
            kv-gen0-raw/03_prepared_quotes 0
            kv-gen0-raw/04_transaction 0
            kv-gen1-escaped/02_newlines_tabs_backslash 1 return@20+1
            kv/20_legacy_raw_no_marker 0
            kv/21_legacy_raw_multiline_broken 0 separator@10+40
            kv/22_legacy_crlf 0 return@9+1 return@19+1
            kv/23_v2_crlf_marker 0 marker@0+14 return@24+1
            kv/30_v2_no_separator 2 separator@24+13
            kv/31_v2_truncated_last_line 2 unterminated@31+0
            kv/32_v2_bad_escape 2 escape@23+2
            kv/33_v2_trailing_backslash 2 backslash@23+1
            kv/34_v2_duplicate_key 2 duplicate@24+9
            kv/35_v2_blank_line 2 blank@14+0
            kv/37_zero_bytes 0
            kv/38_marker_only_no_newline 2 unterminated@13+0
            kv/39_utf8_bom 0 bom@0+3 separator@0+16
            """;

    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    private static List<String> files() {
        return Fixtures.files(".db");
    }

    private static SaveDocument open(String file) throws Exception {
        return Saves.open(Saves.STORE, Bytes.wrap(Fixtures.read(file)));
    }

    @Test
    void everyFileIsWrittenByteForByte() throws Exception {
        int same = 0;
        for (String file : files()) {
            Bytes bytes = Bytes.wrap(Fixtures.read(file));
            SaveDocument document = open(file);
            assertEquals(bytes, Saves.write(Saves.STORE, document), file);
            assertEquals(bytes, Saves.copied(Saves.STORE, document), file);
            assertTrue(Saves.check(document, FindingLog.tolerant(9)).exact(), file);
            same++;
        }
        System.out.printf("%d of %d key/value files byte-identical%n", same, files().size());
        assertEquals(29, same);
    }

    @Test
    void everyFileHasItsGenerationAndFindings() throws Exception {
        var expected = new TreeMap<String, String>();
        files().forEach(file -> expected.put(file, "2"));
        for (String line : EXPECTED.lines().toList()) {
            String[] parts = line.split(" ", 2);
            expected.put(parts[0] + ".db", parts[1]);
        }
        var found = new TreeMap<String, String>();
        for (String file : files()) {
            Bytes bytes = Bytes.wrap(Fixtures.read(file));
            assertEquals(Outcome.LOADED, Saves.inspect(Saves.STORE, bytes).outcome(), file);
            String findings =
                    Saves.findings(Saves.STORE, bytes).stream()
                            .map(finding ->
                                    " "
                                            + finding.code().id().replace("spark.kv.", "")
                                            + "@"
                                            + finding.span().offset()
                                            + "+"
                                            + finding.span().length())
                            .collect(Collectors.joining());
            found.put(file, open(file).format().version() + findings);
        }
        assertEquals(expected, found);
    }

    @Test
    void everyFileHoldsWhatItsGenerationReads() throws Exception {
        for (String file : files()) {
            SaveDocument document = open(file);
            JsonNode expected = Fixtures.expected(file);
            String reader = reader(document.format().version(), expected);
            assertEquals(pairs(expected.get(reader)), entries(document), file + " " + reader);
        }
    }

    /// The independent reader of the file's generation; the lenient one where the strict one
    /// refused.
    private static String reader(String version, JsonNode expected) {
        boolean strict = version.equals("2") && !expected.get("gen2Strict").isNull();
        if (version.equals("0")) {
            return "gen0Lenient";
        }
        return strict ? "gen2Strict" : "gen1Lenient";
    }

    /// The last value of a key counts, where its first one stands.
    private static Map<String, String> pairs(JsonNode node) {
        var pairs = new LinkedHashMap<String, String>();
        node.forEach(pair -> pairs.put(pair.get(0).asText(), pair.get(1).asText()));
        return pairs;
    }

    private static Map<String, String> entries(SaveDocument document) throws Exception {
        var entries = new LinkedHashMap<String, String>();
        var order = new ArrayList<String>();
        for (int i = 0; i < document.chunk(0).size(); i++) {
            var record = document.chunk(0).record(i);
            if (record.content().sections().get(0).content() instanceof TextValue value) {
                entries.put(record.head().subject(), value.bytes().asName());
                order.add(record.head().subject());
            }
        }
        assertEquals(order.stream().distinct().toList(), List.copyOf(entries.keySet()));
        return entries;
    }
}
