package dev.keepsake.unreal.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.Fixtures;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.value.TagOf;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Saves that games wrote hold what two more tools say of one each; and what Oodle packs reads.
final class OtherPeersTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    @Test
    void gvas2jsonSaysTheSameOfAGuid() throws Exception {
        JsonNode json = JSON.readTree(Fixtures.expected("ue423_guid.gvas2json.json"));
        OpenedSave save = OpenedSave.of("ue423_guid.bin");
        JsonNode header = json.get("header");
        JsonNode engine = header.get("engine_version");
        assertEquals("Version" + save.number("saveGameVersion"), header.get("type").asText());
        assertEquals(header.get("package_file_version").asLong(), save.number("packageVersion"));
        assertEquals(engine.get("major").asLong(), save.number("engineMajor"));
        assertEquals(engine.get("minor").asLong(), save.number("engineMinor"));
        assertEquals(engine.get("patch").asLong(), save.number("enginePatch"));
        assertEquals(engine.get("change_list").asLong(), save.number("changelist"));
        assertEquals(engine.get("branch").asText(), save.text("branch"));
        assertEquals(
                header.get("custom_version_format").asLong(), save.number("customVersionForm"));
        var expected = new TreeMap<String, Long>();
        header.get("custom_versions")
                .properties()
                .forEach(entry -> expected.put(entry.getKey(), entry.getValue().asLong()));
        var found = new TreeMap<String, Long>();
        InlineItems versions = (InlineItems) ((MapValue) save.field("customVersions")).items();
        for (int i = 0; i < versions.count(); i += 2) {
            long version = ((IntegerValue) versions.value(i + 1)).bits();
            found.put(storedOrder(versions.value(i)), version);
        }
        assertEquals(expected, found);
        assertEquals(header.get("save_game_class_name").asText(), save.text("className"));
        assertEquals(1, json.get("properties").size());
        JsonNode thing = json.get("properties").get("Thing");
        Tag tag = save.tag(0);
        assertEquals("Thing", tag.name());
        assertEquals(thing.get("type").asText(), tag.type().name());
        assertEquals(thing.get("type_name").asText(), tag.type().partName());
        assertEquals(thing.get("Guid").asText(), storedOrder(save.section(0).content()));
    }

    /// That tool prints the bytes of a GUID in the order of the save.
    private static String storedOrder(Value guid) {
        UUID uuid = ((UuidValue) guid).uuid();
        var out = new Output();
        out.writeI32((int) (uuid.getMostSignificantBits() >> 32));
        out.writeI32((int) uuid.getMostSignificantBits());
        out.writeI32((int) (uuid.getLeastSignificantBits() >> 32));
        out.writeI32((int) uuid.getLeastSignificantBits());
        ByteBuffer stored = out.bytes().asBuffer();
        return new UUID(stored.getLong(), stored.getLong()).toString().toUpperCase(Locale.ROOT);
    }

    @Test
    void anotherToolSaysTheSameOfAnAutomaticSave() throws Exception {
        JsonNode json = JSON.readTree(Fixtures.expected("ue427_crab_auto.peer-partial.json"));
        OpenedSave save = OpenedSave.of("ue427_crab_auto.sav");
        StructValue struct = (StructValue) Saves.value(save.document(), "AutoSave");
        assertEquals(json.get("subtype").asText(), struct.type().name());
        int compared = fields(save, struct, json.get("value"));
        int all = values(json.get("value"));
        System.out.printf("%d of %d values are as another tool says%n", compared, all);
        assertEquals(all, compared);
    }

    /// Elements of arrays and properties that are no containers themselves.
    private static int values(JsonNode node) {
        int sum = 0;
        for (JsonNode each : node) {
            JsonNode value = each.isObject() ? each.get("value") : each;
            boolean holds = value != null && value.isArray();
            sum += value == null ? 0 : holds ? values(value) : 1;
        }
        return sum;
    }

    /// That tool ends each list with a property of its own.
    private static int fields(OpenedSave save, StructValue struct, JsonNode json) {
        int end = json.size() - 1;
        boolean ended = json.get(end).get("type").asText().equals("NoneProperty");
        assertEquals(ended ? end : json.size(), struct.items().count());
        int compared = 0;
        for (int i = 0; i < struct.items().count(); i++) {
            StructType.Field field = struct.type().fields().get(i);
            Encoding encoding = struct.items().encoding(i);
            Value value = struct.value(i);
            Tag tag = TagOf.property(field.name(), field.type(), value, encoding, save.forms());
            JsonNode property = json.get(i);
            assertEquals(property.get("name").asText(), tag.name());
            assertEquals(property.get("type").asText(), tag.type().name());
            if (property.has("subtype")) {
                String part = tag.type().partName();
                assertEquals(property.get("subtype").asText(), part.isEmpty() ? "None" : part);
            }
            if (property.has("enum")) {
                assertEquals(property.get("enum").asText(), tag.type().partName());
            }
            compared += value(save, value, property);
        }
        return compared;
    }

    private static int value(OpenedSave save, Value value, JsonNode property) {
        JsonNode json = property.get("value");
        return switch (value) {
            case StructValue struct -> fields(save, struct, json);
            case ListValue list -> items(save, list, property);
            default -> {
                plain(value, json);
                if (property.has("unknown")) {
                    int length = 5 + json.asText().length();
                    // The size of the body: its low byte.
                    assertEquals(
                            property.get("unknown").asText(),
                            HexFormat.of().toHexDigits((byte) length));
                }
                yield 1;
            }
        };
    }

    private static int items(OpenedSave save, ListValue list, JsonNode property) {
        JsonNode json = property.get("value");
        InlineItems items = (InlineItems) list.items();
        assertEquals(json.size(), items.count());
        if (property.has("generic_type")) {
            String struct = TagOf.struct(list.type().item(), save.forms());
            assertEquals(property.get("generic_type").asText(), struct);
        }
        int compared = 0;
        for (int i = 0; i < items.count(); i++) {
            if (items.value(i) instanceof StructValue struct) {
                compared += fields(save, struct, json.get(i));
            } else {
                plain(items.value(i), json.get(i));
                compared++;
            }
        }
        return compared;
    }

    private static void plain(Value value, JsonNode json) {
        switch (value) {
            case BoolValue truth -> assertEquals(json.booleanValue(), truth.value());
            case IntegerValue number -> assertEquals(json.bigIntegerValue(), number.number());
            case FloatValue number ->
                    assertEquals(FloatValue.of((float) json.doubleValue()), number);
            case EnumValue constant -> assertEquals(json.textValue(), constant.text());
            case NameValue name -> assertEquals(json.textValue(), name.text());
            case TextValue text -> assertEquals(json.textValue(), text.text());
            case AssetValue asset -> assertEquals(json.textValue(), asset.text());
            default -> throw new AssertionError("nothing to compare " + value + " with");
        }
    }

    @Test
    void whatOodlePacksReadsAndIsWrittenBack() throws Exception {
        Bytes content = Bytes.wrap(Fixtures.expected("palworld_level_PlM1.decompressed.gvas.gz"));
        Verdict verdict = Saves.verify(content);
        assertEquals(Outcome.LOADED, verdict.outcome());
        assertEquals(true, verdict.exact());
        assertEquals(0, verdict.keptAsRead());
        assertFalse(verdict.records() == 0);
    }
}
