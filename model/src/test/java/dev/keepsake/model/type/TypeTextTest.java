package dev.keepsake.model.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TypeTextTest {
    @Test
    void printsEveryKindOfType() {
        var price =
                new StructType(
                        "Price",
                        List.of(
                                new StructType.Field("Gold", PrimitiveType.INT32),
                                new StructType.Field("a:b", new NamedStructType(""))));
        assertEquals("LocalizedText", TypeText.print(PrimitiveType.LOCALIZED_TEXT));
        assertEquals("Int32[]", TypeText.print(new PackedType(PrimitiveType.INT32)));
        assertEquals("Enum EColour", TypeText.print(new EnumType("EColour")));
        assertEquals("Enum", TypeText.print(new EnumType("")));
        assertEquals("Struct", TypeText.print(new NamedStructType("")));
        assertEquals("Struct \"/Script/A\"", TypeText.print(new NamedStructType("/Script/A")));
        assertEquals("Struct Price {Gold: Int32, \"a:b\": Struct}", TypeText.print(price));
        assertEquals("Struct {}", TypeText.print(new StructType("", List.of())));
        assertEquals(
                "Map<Name, Set<Optional<Text>>>",
                TypeText.print(
                        new MapType(
                                PrimitiveType.NAME,
                                new SetType(new OptionalType(PrimitiveType.TEXT)))));
    }

    @Test
    void showsStructsWithoutTheirFields() {
        var fields = List.of(new StructType.Field("Gold", PrimitiveType.INT32));
        assertEquals(
                "List<Struct Price>", new ListType(new StructType("Price", fields)).displayName());
        assertEquals("Struct {Gold}", new StructType("", fields).displayName());
    }

    @Test
    void passesOverSpacesAndCase() throws TypeSyntaxException {
        assertEquals(
                new MapType(new EnumType("EColour"), new PackedType(PrimitiveType.UINT8)),
                TypeText.parse("  map < enum EColour,uint8 [ ] > "));
        assertEquals(Optional.of(PrimitiveType.INT64), TypeText.findPrimitive("int64"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; 1; Int32 | Text | Enum … | Struct … | List<…> | Map<…, …>",
                "Integer; 1; Int32 | Text | Enum … | Struct … | List<…> | Map<…, …>",
                "List<Vector>; 6; Int32 | Text | Enum … | Struct … | List<…> | Map<…, …>",
                "List; 5; <",
                "List<Int32; 11; >",
                "Map<Int32>; 10; ','",
                "Text[]; 1; List<Text>",
                "Int32[3]; 7; ]",
                "Int32 Int64; 7; …",
                "Struct A {x Int32}; 13; :",
                "Struct A {x: Int32; 19; }",
                "Struct {:: Int32}; 9; name",
                "Struct \"A; 10; '\"name\"'",
            })
    void saysWhereATextIsNoType(String text, int column, String expected) {
        var fault = assertThrows(TypeSyntaxException.class, () -> TypeText.parse(text));
        assertEquals(
                List.of(text, column, expected),
                List.of(fault.text(), fault.column(), fault.expected()));
    }

    @Test
    void readsTypesAsDeepAsValuesMayBe() throws TypeSyntaxException {
        int most = TypeParser.MOST_DEPTH - 1;
        String deepest = "List<".repeat(most) + "Text" + ">".repeat(most);
        assertEquals(deepest, TypeText.print(TypeText.parse(deepest)));
        assertThrows(TypeSyntaxException.class, () -> TypeText.parse("List<" + deepest + ">"));
        assertThrows(TypeSyntaxException.class, () -> TypeText.parse("List<".repeat(1_000_000)));
    }

    @Property
    void readsBackEveryTypeItPrints(@ForAll("types") Type type) throws TypeSyntaxException {
        String text = TypeText.print(type);
        assertEquals(type, TypeText.parse(text));
        assertFalse(text.chars().anyMatch(Character::isISOControl));
    }

    @Provide
    Arbitrary<Type> types() {
        Arbitrary<String> names =
                Arbitraries.oneOf(
                        Arbitraries.strings().withChars("ab:. /\"\\<>{},#\n").ofMaxLength(5),
                        Arbitraries.strings().all().ofMaxLength(4),
                        Arbitraries.bytes()
                                .array(byte[].class)
                                .ofMaxSize(4)
                                .map(bytes -> Bytes.copyOf(bytes).asName()));
        return types(names, 3);
    }

    private static Arbitrary<Type> types(Arbitrary<String> names, int depth) {
        List<PrimitiveType> wide =
                Arrays.stream(PrimitiveType.values()).filter(type -> type.width() > 0).toList();
        Arbitrary<Type> flat =
                Arbitraries.oneOf(
                        Arbitraries.of(PrimitiveType.values()),
                        Arbitraries.of(wide).map(PackedType::new),
                        names.map(EnumType::new),
                        names.map(NamedStructType::new));
        if (depth == 0) {
            return flat;
        }
        Arbitrary<Type> inner = types(names, depth - 1);
        Arbitrary<StructType.Field> fields =
                Combinators.combine(names, inner).as(StructType.Field::new);
        return Arbitraries.oneOf(
                flat,
                inner.map(ListType::new),
                inner.map(SetType::new),
                inner.map(OptionalType::new),
                Combinators.combine(inner, inner).as(MapType::new),
                Combinators.combine(names, fields.list().ofMaxSize(3)).as(StructType::new));
    }
}
