package dev.keepsake.json.type;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.value.Bytes;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class TypeFileTest {
    private static final String EVERYTHING =
            """
            {
              "keepsakeTypes": 1,
              "dataVersion": 12,
              "structs": {
                "Item": {
                  "description": "What lies in a chest.",
                  "fields": {
                    "Id": "Name",
                    "Weight": {
                      "type": "Float",
                      "range": [ 0, 99.5 ],
                      "unit": "kg",
                      "standard": "1.0",
                      "description": "Of one."
                    },
                    "Parts": {
                      "type": "List<Struct Item>",
                      "listKey": "Id"
                    }
                  },
                  "aliases": {
                    "Mass": "Weight"
                  }
                }
              },
              "enums": {
                "EColour": {
                  "Red": 0,
                  "Green": -1
                }
              },
              "aliases": {
                "OldItem": "Item"
              },
              "paths": {
                "root/Chests/PROP[*]": "Map<Enum EColour, Struct Item>"
              }
            }
            """;

    private static TypeCatalog everything() throws PathSyntaxException {
        var item = new NamedStructType("Item");
        var weight =
                new FieldDescription(
                        "Weight",
                        PrimitiveType.FLOAT,
                        new Range(BigDecimal.ZERO, new BigDecimal("99.5")),
                        "kg",
                        "",
                        "1.0",
                        "Of one.");
        var parts = new FieldDescription("Parts", new ListType(item), null, "", "Id", null, "");
        var struct =
                new StructDescription(
                        "Item",
                        "What lies in a chest.",
                        List.of(FieldDescription.of("Id", PrimitiveType.NAME), weight, parts),
                        Map.of("Mass", "Weight"));
        var colour =
                new EnumDescription(
                        "EColour", List.of(new Constant("Red", 0), new Constant("Green", -1)));
        return new TypeCatalog(
                Map.of("Item", struct),
                Map.of("EColour", colour),
                Map.of("OldItem", "Item"),
                Map.of(
                        PathPattern.parse("root/Chests/PROP[*]"),
                        new MapType(new EnumType("EColour"), item)),
                12L);
    }

    private static TypeCatalog read(String text) throws TypeFileException {
        return TypeFile.read(Bytes.ofText(text), "types.json");
    }

    @Test
    void readsAllThatAFileCanSay() throws TypeFileException, PathSyntaxException {
        assertEquals(everything(), read(EVERYTHING));
        assertEquals(everything(), read("\uFEFF" + EVERYTHING));
        assertEquals(TypeCatalog.EMPTY, read("{\"keepsakeTypes\":1}"));
    }

    @Test
    void writesAllThatACatalogKnows() throws PathSyntaxException {
        assertEquals(EVERYTHING, TypeFile.write(everything()));
        assertEquals("{\n  \"keepsakeTypes\": 1\n}\n", TypeFile.write(TypeCatalog.EMPTY));
    }

    @Property
    void readsBackWhatItWrites(@ForAll long seed) throws TypeFileException {
        TypeCatalog catalog = new RandomCatalogs(seed).catalog();
        String text = TypeFile.write(catalog);
        assertEquals(catalog, read(text));
        assertEquals(text, new String(text.getBytes(UTF_8), UTF_8));
        assertEquals(text, TypeFile.write(read(text)));
    }

    @Test
    void writesNoCatalogThatAFileCannotHold() {
        var twice = new EnumDescription("E", List.of(new Constant("A", 1), new Constant("A", 2)));
        var wrongName = new StructDescription("A", "", List.of());
        for (TypeCatalog catalog :
                List.of(
                        new TypeCatalog(Map.of(), Map.of("E", twice)),
                        new TypeCatalog(Map.of("B", wrongName), Map.of()),
                        new TypeCatalog(Map.of(), Map.of(), Map.of("A", "B"), Map.of(), null))) {
            assertThrows(IllegalArgumentException.class, () -> TypeFile.write(catalog));
        }
    }

    @Test
    void readsTheExamplesOfItsDescription() throws Exception {
        Matcher example =
                Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                        .matcher(Files.readString(Path.of("TYPES.md")));
        int count = 0;
        while (example.find()) {
            TypeCatalog catalog = read(example.group(1));
            assertEquals(catalog, read(TypeFile.write(catalog)));
            count++;
        }
        assertEquals(2, count);
    }
}
