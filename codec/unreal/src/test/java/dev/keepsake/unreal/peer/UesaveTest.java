package dev.keepsake.unreal.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.Fixtures;
import dev.keepsake.unreal.value.Forms;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Saves that games wrote hold what uesave 0.7.0 says of them: every leaf of its JSON.
final class UesaveTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ENDING = ".uesave-0.7.0.json.gz";

    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    @Test
    void everyLeafIsTheSame() throws Exception {
        int files = 0;
        int compared = 0;
        int all = 0;
        for (String file : Fixtures.expectedWith(ENDING)) {
            JsonNode json = JSON.readTree(Fixtures.expected(file + ENDING));
            int leaves = leaves(json.get("header")) + leaves(json.get("root"));
            leaves += leaves(json.get("extra"));
            int same = compare(file, json);
            assertEquals(leaves, same, file);
            files++;
            compared += same;
            all += leaves;
        }
        System.out.printf(
                "%d of %d leaves of %d saves are as uesave 0.7.0 says%n", compared, all, files);
        assertEquals(22, files);
    }

    private static int leaves(JsonNode node) {
        if (node.isValueNode()) {
            return 1;
        }
        int sum = 0;
        for (JsonNode inner : node) {
            sum += leaves(inner);
        }
        return sum;
    }

    private static int compare(String file, JsonNode json) throws Exception {
        OpenedSave save = OpenedSave.of(file);
        JsonNode schemas = json.get("schemas").get("schemas");
        var walk = new UesaveWalk(save.forms(), schemas);
        int header = compareHeader(file, save, json.get("header"));
        assertEquals(json.get("root").get("save_game_type").asText(), save.text("className"), file);
        JsonNode properties = json.get("root").get("properties");
        assertEquals(properties.size(), save.count(), file);
        int i = 0;
        for (Map.Entry<String, JsonNode> entry : properties.properties()) {
            compareProperty(
                    save, i++, new UesaveWalk.Entry(entry.getKey(), entry.getValue()), walk);
        }
        walk.bytes(file, tail(save), json.get("extra"));
        var all = new TreeSet<String>();
        schemas.fieldNames().forEachRemaining(all::add);
        assertEquals(all, walk.seenSchemas, file);
        return header + 1 + walk.leaves;
    }

    private static Bytes tail(OpenedSave save) throws Exception {
        for (Chunk chunk : save.document().chunks()) {
            if (chunk.id().equals("TAIL")) {
                return chunk.bytes();
            }
        }
        return Bytes.wrap(new byte[4]);
    }

    /// A list of texts is raw bytes to that tool where it does not know their old form.
    private static void compareProperty(
            OpenedSave save, int index, UesaveWalk.Entry json, UesaveWalk walk) throws Exception {
        Section section = save.section(index);
        Value value = section.content();
        String name = save.record(index).head().subject();
        boolean raw =
                value instanceof ListValue list
                        && list.type().item() == PrimitiveType.LOCALIZED_TEXT;
        if (raw) {
            Bytes whole =
                    save.document()
                            .origin()
                            .locate(save.record(index).id(), ItemPath.ROOT)
                            .orElseThrow()
                            .bytes();
            int size = json.node().size();
            assertEquals(json.key(), name + "_0");
            walk.bytes(name, whole.slice(whole.length() - size, size), json.node());
            walk.seenSchemas.add(name);
        } else {
            var field = new StructType.Field(name, Forms.declared(value));
            walk.property("", field, value, section.encoding(), json);
        }
    }

    /// How many leaves were compared: all.
    private static int compareHeader(String file, OpenedSave save, JsonNode header) {
        var found = JSON.createObjectNode();
        found.put("magic", 0x5341_5647);
        found.put("save_game_version", save.number("saveGameVersion"));
        var packages = found.putObject("package_version");
        packages.put("ue4", save.number("packageVersion"));
        save.document()
                .header()
                .find("packageVersion5")
                .ifPresentOrElse(
                        number -> packages.put("ue5", ((IntegerValue) number).bits()),
                        () -> packages.putNull("ue5"));
        found.put("engine_version_major", save.number("engineMajor"));
        found.put("engine_version_minor", save.number("engineMinor"));
        found.put("engine_version_patch", save.number("enginePatch"));
        found.put("engine_version_build", save.number("changelist"));
        found.put("engine_version", save.text("branch"));
        save.document()
                .header()
                .find("customVersions")
                .ifPresentOrElse(
                        versions -> {
                            var both = found.putArray("custom_version");
                            both.add(save.number("customVersionForm"));
                            var list = both.addArray();
                            InlineItems items = (InlineItems) ((MapValue) versions).items();
                            for (int i = 0; i < items.count(); i += 2) {
                                list.addObject()
                                        .put("id", ((UuidValue) items.value(i)).uuid().toString())
                                        .put("value", ((IntegerValue) items.value(i + 1)).bits());
                            }
                        },
                        () -> found.putNull("custom_version"));
        assertEquals(header.toString(), found.toString(), file);
        return leaves(header);
    }
}
