package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keepsake.format.Diagnosis;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class SparkFixturesTest {
    /// What each save is: file, outcome, every error and warning as code@offset+length. Files that
    /// are not here are whole and have none.
    private static final String EXPECTED =
            """
            v1/07_entity_name_65535 ok name.long@100+65535
            v1/12_malformed_property_values ok value.nonfinite@123+3 value.nonfinite@142+3 value.unreadable@151+5 value.unreadable@162+0 value.unreadable@176+1 value.unreadable@183+5 value.unreadable@217+4 value.unreadable@272+3 value.unreadable@292+10 value.unreadable@315+2
            v1/20_nonfinite_metadata_and_transform ok metadata.nonfinite@55+3 metadata.nonfinite@59+3 value.nonfinite@174+3 value.nonfinite@183+4 value.nonfinite@221+3
            v1/21_future_version_2_v1_layout ok metadata.layout@12+73
            v1/22_future_version_99 damaged version.damaged@4+4
            v1/23_version_0 ok version.zero@4+4
            v1/30_truncated_in_custom_state damaged truncated@2485+1
            v1/31_truncated_mid_entity damaged truncated@1155+2
            v1/32_missing_custom_state_count ok custom.missing@2310+0
            v1/33_trailing_garbage ok trailing@2314+7
            v1/34_truncated_header_7_bytes damaged truncated@7+0
            v1/35_bad_magic unknown magic@0+4
            v1/36_duplicate_component_property_customkey ok property.duplicate@91+8 component.duplicate@99+27 custom.duplicate@140+11
            v1/37_entity_count_1000001 damaged count@47+4 truncated@51+0
            v1/38_metadata_size_overclaim damaged metadata.length@8+4 truncated@47+0
            v1/39_metadata_over_64KiB ok metadata.large@12+70024
            v3/34_trailing_bytes ok trailing@2491+4
            v3/35_truncated_custom_state_count damaged truncated@2487+2
            v4/12_malformed_property_values ok value.nonfinite@146+3 value.nonfinite@165+3 value.unreadable@174+5 value.unreadable@185+0 value.unreadable@199+1 value.unreadable@206+5 property.missing@127+84 value.unreadable@240+4 property.missing@211+45 value.unreadable@295+3 value.unreadable@315+10 value.unreadable@338+2 property.missing@256+84
            v4/30_crc_mismatch_one_bit damaged checksum@0+2495
            v4/31_version_field_damaged_to_3 damaged version.damaged@4+4
            v4/32_version_field_damaged_to_5 damaged version.damaged@4+4
            v4/33_truncated damaged truncated@2449+6 checksum@0+2455 parent.missing@640+1
            v4/34_trailing_bytes ok trailing@2495+4
            v4/40_future_v5_sealed newer version.newer@4+4
            v4/41_explicit_namecomponent ok component.name@60+26
            v4/42_duplicate_component_type ok property.missing@60+13 component.duplicate@73+13 property.missing@73+13
            v4/43_parent_self_reference ok property.missing@60+24 parent.self@83+1
            v4/44_parent_malformed_plus ok property.missing@60+25 parent.malformed@83+2
            v4/45_parent_cycle_of_two ok property.missing@60+24 property.missing@89+24 parent.cycle@83+1
            v4/46_metadata_too_short ok metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1 metadata.missing@28+1
            v4/47_metadata_extra_token ok metadata.extra@50+7
            v4/48_metadata_crlf ok metadata.return@12+3 metadata.return@16+2 metadata.return@19+2 metadata.return@22+1
            v4/49_metadata_overflow_float ok metadata.number@32+4 metadata.number@37+4
            """;

    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    private static List<String> files() {
        return Fixtures.files(".spark_save");
    }

    private static Bytes read(String file) {
        return Bytes.wrap(Fixtures.read(file));
    }

    private static Map<String, String> expected() {
        var all = new TreeMap<String, String>();
        for (String line : EXPECTED.lines().toList()) {
            String[] parts = line.split(" ", 2);
            all.put(parts[0] + ".spark_save", parts[1]);
        }
        return all;
    }

    @Test
    void everyReadableSaveIsWrittenByteForByte() throws Exception {
        var readable = new TreeSet<String>();
        var same = new TreeSet<String>();
        for (String file : files()) {
            Bytes save = read(file);
            Diagnosis diagnosis = Saves.inspect(save);
            if (diagnosis.outcome() == Outcome.LOADED) {
                readable.add(file);
                boolean opened = Saves.write(Saves.open(save)).equals(save);
                boolean exact = Saves.check(diagnosis.document(), FindingLog.tolerant(9)).exact();
                boolean copied = isCopiedAlike(diagnosis.document(), save);
                if (opened && exact && copied) {
                    same.add(file);
                }
            }
        }
        System.out.printf("%d of %d Spark saves byte-identical%n", same.size(), readable.size());
        assertEquals(readable, same);
        assertEquals(50, readable.size());
    }

    /// A new save never lacks the count of custom entries, and has no version 0.
    private static boolean isCopiedAlike(SaveDocument document, Bytes save) throws Exception {
        boolean possible =
                !document.format().version().equals("0")
                        && document.findings().kept().stream()
                                .noneMatch(f -> f.code().id().equals("spark.custom.missing"));
        return !possible || Saves.copied(Saves.SPARK, document).equals(save);
    }

    @Test
    void everySaveHasItsOutcomeAndFindings() throws Exception {
        var expected = new ArrayList<String>();
        var found = new ArrayList<String>();
        for (String file : files()) {
            Diagnosis diagnosis = Saves.inspect(read(file));
            String findings =
                    Saves.findings(Saves.SPARK, read(file)).stream()
                            .filter(finding -> finding.severity() != Severity.NOTE)
                            .map(SparkFixturesTest::text)
                            .collect(Collectors.joining(" "));
            found.add((file + " " + diagnosis.outcome().word() + " " + findings).strip());
            expected.add(file + " " + expected().getOrDefault(file, "ok"));
        }
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    private static String text(Finding finding) {
        String code = finding.code().id().replaceFirst("spark\\.", "");
        return code + "@" + finding.span().offset() + "+" + finding.span().length();
    }

    @Test
    void everySaveHoldsWhatAnIndependentReaderSays() throws Exception {
        int compared = 0;
        for (String file : files()) {
            JsonNode expected = Fixtures.expected(file);
            SaveDocument document = Saves.inspect(read(file)).document();
            if (expected != null && document != null) {
                assertHolds(file, expected, document);
                compared++;
            }
        }
        System.out.printf("%d Spark saves hold what was expected%n", compared);
        assertEquals(42, compared);
    }

    private static void assertHolds(String file, JsonNode expected, SaveDocument document)
            throws Exception {
        Bytes metadata =
                Saves.write(document)
                        .slice(12, Bytes.ofName(expected.get("metadataText").asText()).length());
        assertEquals(expected.get("metadataText").asText(), metadata.asName(), file);
        assertEquals(entities(expected), entities(document), file);
        assertEquals(pairs(expected.get("customState")), custom(document), file);
        long tail = 0;
        for (Chunk chunk : document.chunks()) {
            tail += chunk.id().equals("TAIL") ? chunk.bytes().length() : 0;
        }
        boolean sameVersion = document.format().version().equals(expected.get("version").asText());
        assertEquals(sameVersion ? expected.get("trailingBytes").asLong() : 0, tail, file);
    }

    private static List<List<String>> pairs(JsonNode node) {
        var pairs = new ArrayList<List<String>>();
        node.forEach(pair -> pairs.add(List.of(pair.get(0).asText(), pair.get(1).asText())));
        return pairs;
    }

    private static List<String> entities(JsonNode expected) {
        var all = new ArrayList<String>();
        for (JsonNode entity : expected.get("entities")) {
            all.add("entity " + entity.get("name").asText());
            for (JsonNode component : entity.get("components")) {
                all.add("component " + component.get("type").asText());
                pairs(component.get("properties")).forEach(pair -> all.add(pair.toString()));
            }
        }
        return all;
    }

    private static List<String> entities(SaveDocument document) throws Exception {
        var all = new ArrayList<String>();
        for (int i = 0; i < document.chunk(0).size(); i++) {
            var record = document.chunk(0).record(i);
            all.add("entity " + record.head().subject());
            StructValue components = (StructValue) record.content().sections().get(0).content();
            for (int j = 0; j < components.items().count(); j++) {
                StructValue component = (StructValue) components.value(j);
                assertEquals(components.name(j), component.type().name());
                all.add("component " + components.name(j));
                for (int k = 0; k < component.items().count(); k++) {
                    Bytes text =
                            document.origin()
                                    .locate(record.id(), ItemPath.of(0, j, k))
                                    .orElseThrow()
                                    .bytes();
                    all.add(List.of(component.name(k), text.asName()).toString());
                }
            }
        }
        return all;
    }

    private static List<List<String>> custom(SaveDocument document) throws Exception {
        var all = new ArrayList<List<String>>();
        Chunk chunk = document.chunk(1);
        for (int i = 0; i < chunk.size(); i++) {
            var record = chunk.record(i);
            var value = (TextValue) record.content().sections().get(0).content();
            all.add(List.of(record.head().subject(), value.bytes().asName()));
        }
        return all;
    }

    @Test
    void tenThousandParentsAreReferences() throws Exception {
        SaveDocument document = Saves.open(read("v4/08_10k_entities.spark_save"));
        var kinds = new HashMap<String, Integer>();
        for (int i = 0; i < document.chunk(0).size(); i++) {
            var record = document.record(new RecordId(0, i));
            StructValue components = (StructValue) record.content().sections().get(0).content();
            StructValue transform = (StructValue) components.value(0);
            var parent = transform.find("parent").orElseThrow();
            kinds.merge(parent.getClass().getSimpleName(), 1, Integer::sum);
        }
        assertEquals(Map.of("ReferenceValue", 10_000), kinds);
    }
}
