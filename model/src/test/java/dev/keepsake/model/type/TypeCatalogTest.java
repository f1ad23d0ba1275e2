package dev.keepsake.model.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Two catalogs as one: the first where it knows, else the second.
final class TypeCatalogTest {
    private static final FieldDescription GOLD = FieldDescription.of("Gold", PrimitiveType.INT32);
    private static final FieldDescription GOLD_TOO =
            FieldDescription.of("Gold", PrimitiveType.INT64);
    private static final FieldDescription NAME = FieldDescription.of("Name", PrimitiveType.TEXT);

    private static StructDescription struct(
            String name, String description, FieldDescription... fields) {
        return new StructDescription(name, description, List.of(fields));
    }

    private static TypeCatalog structs(StructDescription... structs) {
        var byName = new HashMap<String, StructDescription>();
        for (StructDescription struct : structs) {
            byName.put(struct.name(), struct);
        }
        return new TypeCatalog(byName, Map.of());
    }

    private static TypeCatalog constant(String type, String constant) {
        var known = new EnumDescription(type, List.of(new Constant(constant, 1)));
        return new TypeCatalog(Map.of(), Map.of(type, known));
    }

    @Test
    void takesAFieldFromTheFirstThatKnowsIt() {
        TypeCatalog both =
                structs(struct("S", "", GOLD)).orElse(structs(struct("S", "", NAME, GOLD_TOO)));
        assertEquals(Optional.of(GOLD), both.field("S", "Gold"));
        assertEquals(Optional.of(NAME), both.field("S", "Name"));
        assertEquals(List.of(GOLD, NAME), both.structs().get("S").fields());
        assertEquals(Optional.empty(), both.field("S", "Other"));
        assertEquals(Optional.empty(), both.field("T", "Gold"));
    }

    @Test
    void takesADescriptionFromTheFirstThatHasOne() {
        TypeCatalog silent = structs(struct("S", ""));
        TypeCatalog first = structs(struct("S", "first"));
        TypeCatalog second = structs(struct("S", "second"));
        assertEquals("first", first.orElse(second).structs().get("S").description());
        assertEquals("second", silent.orElse(second).structs().get("S").description());
    }

    @Test
    void keepsTypesThatOneOfBothKnows() {
        TypeCatalog one = structs(struct("S", "", GOLD));
        TypeCatalog other = structs(struct("T", "", NAME));
        assertEquals(one.orElse(other), other.orElse(one));
        assertEquals(2, one.orElse(other).structs().size());
        assertEquals(one, one.orElse(TypeCatalog.EMPTY));
        assertEquals(one, TypeCatalog.EMPTY.orElse(one));
    }

    @Test
    void takesAnEnumerationWholeFromTheFirst() {
        TypeCatalog both = constant("E", "A").orElse(constant("E", "B"));
        assertEquals(Map.of("E", constant("E", "A").enums().get("E")), both.enums());
        assertEquals(2, constant("E", "A").orElse(constant("F", "B")).enums().size());
    }

    @Test
    void findsTypesAndFieldsByTheirAliases() {
        var item = new StructDescription("Item", "", List.of(GOLD), Map.of("Money", "Gold"));
        var colour = new EnumDescription("Colour", List.of(new Constant("Red", 1)));
        var catalog =
                new TypeCatalog(
                        Map.of("Item", item),
                        Map.of("Colour", colour),
                        Map.of("OldItem", "Item", "OldColour", "Colour"),
                        Map.of(),
                        null);
        assertEquals(Optional.of(GOLD), catalog.field("OldItem", "Money"));
        assertEquals(Optional.of(item), catalog.findStruct("Item"));
        assertEquals(Optional.of(colour), catalog.findEnum("OldColour"));
        assertEquals(Optional.empty(), catalog.findEnum("OldItem"));
        assertEquals(Optional.empty(), catalog.field("OldItem", "Other"));
    }

    @Test
    void knowsWhatStandsInPlaces() throws PathSyntaxException {
        var pattern = PathPattern.parse("root/Chests/PROP[*]");
        var catalog =
                new TypeCatalog(
                        Map.of(), Map.of(), Map.of(), Map.of(pattern, PrimitiveType.UUID), 3L);
        assertEquals(
                Optional.of(PrimitiveType.UUID),
                catalog.typeAt(Path.parse("root/Chests#1/PROP[=a]")));
        assertEquals(Optional.empty(), catalog.typeAt(Path.parse("root/Chests/PROP")));
        assertEquals(catalog, TypeCatalog.EMPTY.orElse(catalog));
        assertEquals(catalog, catalog.orElse(TypeCatalog.EMPTY));
    }
}
