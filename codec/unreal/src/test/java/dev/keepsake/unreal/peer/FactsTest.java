package dev.keepsake.unreal.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.Fixtures;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TagReader;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.wire.Input;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Saves that games wrote hold what an independent reader found in them.
final class FactsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /// How many root properties the reader lists at most.
    private static final int MOST_LISTED = 60;

    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    /// All but those in Oodle, which cannot be opened.
    static List<String> files() {
        return Fixtures.isPresent()
                ? Fixtures.expectedWith(".facts.json").stream()
                        .filter(file -> !file.contains("PlM"))
                        .toList()
                : List.of();
    }

    private static JsonNode facts(String file) throws Exception {
        return JSON.readTree(Fixtures.expected(file + ".facts.json"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void theHeaderIsAsFound(String file) throws Exception {
        JsonNode facts = facts(file);
        OpenedSave save = OpenedSave.of(file);
        assertEquals(facts.get("fileBytes").asLong(), Fixtures.read(file).length());
        assertEquals(facts.get("gvasBytes").asLong(), save.content().length());
        String wrapper = facts.get("wrapper").asText().toLowerCase(Locale.ROOT);
        assertEquals(wrapper.replace("plain", ""), optionalText(save, "wrapper"));
        assertEquals(facts.get("saveGameVersion").asLong(), save.number("saveGameVersion"));
        assertEquals(facts.get("packageUE4").asLong(), save.number("packageVersion"));
        assertEquals(facts.get("packageUE5").asText("0"), optionalNumber(save, "packageVersion5"));
        assertEquals(facts.get("engine").asText(), engine(save));
        assertEquals(facts.get("branch").asText(), save.text("branch"));
        assertEquals(
                facts.get("customVersionFormat").asText("0"),
                optionalNumber(save, "customVersionForm"));
        assertEquals(
                facts.get("customVersions").asLong(),
                save.document()
                        .header()
                        .find("customVersions")
                        .map(map -> ((MapValue) map).entryCount())
                        .orElse(0L));
        assertEquals(facts.get("saveGameClass").asText(), save.text("className"));
        assertEquals(
                facts.get("classControlByte").asText("0"), optionalNumber(save, "classControl"));
        assertEquals(
                facts.get("gameHeaderBytes").asInt(),
                save.document()
                        .header()
                        .find("classHeader")
                        .map(bytes -> ((BytesValue) bytes).bytes().length())
                        .orElse(0));
    }

    private static String engine(OpenedSave save) {
        return "%d.%d.%d-%d"
                .formatted(
                        save.number("engineMajor"),
                        save.number("engineMinor"),
                        save.number("enginePatch"),
                        save.number("changelist"));
    }

    private static String optionalNumber(OpenedSave save, String field) {
        return save.document()
                .header()
                .find(field)
                .map(number -> ((IntegerValue) number).text())
                .orElse("0");
    }

    private static String optionalText(OpenedSave save, String field) {
        return save.document()
                .header()
                .find(field)
                .map(text -> ((TextValue) text).text())
                .orElse("");
    }

    @ParameterizedTest
    @MethodSource("files")
    void theSaveHasThePropertiesFound(String file) throws Exception {
        JsonNode facts = facts(file);
        OpenedSave save = OpenedSave.of(file);
        assertEquals(facts.get("rootProperties").asInt(), save.count());
        var expected = new ArrayList<String>();
        facts.get("root").forEach(property -> expected.add(property.toString()));
        var found = new ArrayList<String>();
        for (int i = 0; i < Math.min(MOST_LISTED, save.count()); i++) {
            Tag tag = save.tag(i);
            found.add(
                    JSON.createArrayNode()
                            .add(tag.name())
                            .add(text(tag.type(), save.forms().layout().completeTypes()))
                            .add(tag.index())
                            .add(bodySize(save, i))
                            .toString());
        }
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    /// The size in the tag of a property, by its bytes.
    private static int bodySize(OpenedSave save, int index) throws Exception {
        SaveRecord record = save.record(index);
        ValueLocation found =
                save.document().origin().locate(record.id(), ItemPath.ROOT).orElseThrow();
        Span span = found.decoded() == null ? found.region() : found.decoded();
        Bytes whole = save.content().slice((int) span.offset(), (int) span.length());
        var in = new Input(MemorySource.of("property", whole));
        TagReader.Read read = new TagReader(in, save.forms().layout()).read();
        assertEquals(record.size().orElseThrow(), in.position() + (long) read.size());
        return read.size();
    }

    private static String text(TypeName type, boolean complete) {
        if (type.name().equals("ByteProperty") && type.parts().isEmpty() && !complete) {
            return "ByteProperty<None>";
        }
        return type.parts().isEmpty()
                ? type.name()
                : type.parts().stream()
                        .map(part -> part.parts().isEmpty() ? part.name() : text(part, true))
                        .collect(Collectors.joining(",", type.name() + "<", ">"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatStandsBehindThemIsAsFound(String file) throws Exception {
        JsonNode facts = facts(file);
        OpenedSave save = OpenedSave.of(file);
        Bytes tail = Bytes.wrap(new byte[4]);
        for (Chunk chunk : save.document().chunks()) {
            tail = chunk.id().equals("TAIL") ? chunk.bytes() : tail;
        }
        String hex = HexFormat.of().formatHex(tail.toArray());
        assertEquals(facts.get("tailBytes").asInt(), tail.length());
        assertTrue(hex.startsWith(facts.get("tailHex").asText()), hex);
        assertEquals(0, facts.get("unread").asInt());
    }

    @ParameterizedTest
    @MethodSource("files")
    void countsOfTypesStructsAndTextsAreAsFound(String file) throws Exception {
        JsonNode facts = facts(file);
        FactsCount count = count(file);
        assertEquals(numbers(facts.get("counts")), count.counts);
        assertEquals(numbers(facts.get("structs")), count.structs);
    }

    private static FactsCount count(String file) throws Exception {
        OpenedSave save = OpenedSave.of(file);
        var count = new FactsCount(save.forms());
        for (int i = 0; i < save.count(); i++) {
            Section section = save.section(i);
            Value value = section.content();
            var field =
                    new StructType.Field(save.record(i).head().subject(), Forms.declared(value));
            count.property("", field, value, section.encoding());
        }
        return count;
    }

    private static Map<String, Long> numbers(JsonNode node) {
        var all = new TreeMap<String, Long>();
        node.properties().forEach(entry -> all.put(entry.getKey(), entry.getValue().asLong()));
        return all;
    }

    @ParameterizedTest
    @MethodSource("files")
    void typesThatASaveDoesNotNameAreThoseFound(String file) throws Exception {
        JsonNode hints = facts(file).get("inferredHints");
        var expected = new TreeMap<String, TreeSet<String>>();
        hints.properties()
                .forEach(entry -> {
                    var words = new TreeSet<String>();
                    words.add(entry.getValue().get(0).asText());
                    expected.put(entry.getKey(), words);
                });
        assertEquals(expected, count(file).taken);
    }
}
