package dev.keepsake.model.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LiteralsTest {
    private static final EnumType MOOD = new EnumType("EMood");
    private static final TypeCatalog MOODS =
            new TypeCatalog(
                    Map.of(),
                    Map.of(
                            "EMood",
                            new EnumDescription(
                                    "EMood",
                                    List.of(
                                            new Constant("EMood::Friendly", 0),
                                            new Constant("EMood::Hostile", 3)))));

    private static Value parse(String text, PrimitiveType type) throws EditRefusedException {
        return Literals.parse(text, type, Literals.Context.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "INT8 | -128 | -128",
                "UINT8 | 0xFF | 255",
                "INT32 | -0x10 | -16",
                "INT32 | +7 | 7",
                "UINT64 | 18446744073709551615 | 18446744073709551615",
                "UINT64 | 0xffffffffffffffff | 18446744073709551615",
                "INT64 | -9223372036854775808 | -9223372036854775808",
                "FLOAT | 1e-3 | 0.001",
                "FLOAT | 16.0 | 16",
                "FLOAT | -0.0 | -0.0",
                "FLOAT | 0 | 0",
                "FLOAT | 12345678 | 12345678",
                "FLOAT | NaN | NaN",
                "FLOAT | NaN(0x7fc00001) | NaN(0x7fc00001)",
                "FLOAT | NaN(0xffc00000) | NaN(0xffc00000)",
                "FLOAT | -Infinity | -Infinity",
                "DOUBLE | 0.1 | 0.1",
                "DOUBLE | 1E30 | 1e30",
                "DOUBLE | -1.5e-300 | -1.5e-300",
                "DOUBLE | NaN(0x7ff8000000000001) | NaN(0x7ff8000000000001)",
                "BOOL | true | true",
                "TEXT | two words | two words",
                "TEXT | `\"\"` | `\"\"`",
                "TEXT | \"a\\nb\" | \"a\\nb\"",
                "TEXT | \"@file\" | \"@file\"",
                "TEXT | \" x\" | \" x\"",
                "TEXT | \"\\xff\" | \"\\xff\"",
                "TEXT | \"\\ud800\" | \"\\xed\\xa0\\x80\"",
                "TEXT | C:\\dir | \"C:\\\\dir\"",
                "NAME | Gold | Gold",
                "UUID | 123E4567E89B12D3A456426614174000 | 123e4567-e89b-12d3-a456-426614174000",
                "DATE_TIME | 2024-05-01T12:34:56.1234567 | 2024-05-01T12:34:56.123456700",
                "DATE_TIME | 2024-05-01T12:34:56Z | 2024-05-01T12:34:56",
                "DATE_TIME | 2024-05-01 12:34 | 2024-05-01T12:34",
                "DATE_TIME | count(9223372036854775807) | +29228-09-14T02:48:05.477580700",
                "DURATION | PT90M | PT1H30M",
                "DURATION | count(15000000) | PT1.5S",
                "BYTES | 00fF | 00ff",
                "REFERENCE | Guard | Guard",
                "REFERENCE | Old Town#2 | \"Old Town\"#2",
                "REFERENCE | a#b | \"a#b\"",
                "REFERENCE | `\"\"` | `\"\"`",
                "ASSET | /Game/Maps/Town.Town:Level.Actor | /Game/Maps/Town.Town:Level.Actor",
                "ASSET | \"a:b\":\" c\" | \"a:b\":\" c\"",
            })
    void readsByTypeAndPrintsOneText(PrimitiveType type, String typed, String printed)
            throws EditRefusedException {
        Value value = parse(typed, type);
        assertEquals(Optional.of(printed), Literals.print(value));
        assertEquals(value, parse(printed, type));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "INT8 | 128 | literal.range",
                "UINT8 | -1 | literal.range",
                "UINT64 | 18446744073709551616 | literal.range",
                "INT32 | 1.5 | literal.unreadable",
                "INT32 | `` | literal.unreadable",
                "INT32 | 1_000 | literal.unreadable",
                "FLOAT | 1e39 | literal.range",
                "DOUBLE | 1e309 | literal.range",
                "FLOAT | 1f | literal.unreadable",
                "FLOAT | 0x1p3 | literal.unreadable",
                "FLOAT | NaN(0x7f800000) | literal.unreadable",
                "FLOAT | NaN(0x7ff8000000000001) | literal.unreadable",
                "DOUBLE | NaN(0x7fc00001) | literal.unreadable",
                "BOOL | True | literal.unreadable",
                "TEXT | \"a\"b | literal.unreadable",
                "TEXT | \"a | path.unfinished",
                "TEXT | \"\\q\" | path.escape",
                "UUID | 123e4567 | literal.unreadable",
                "DATE_TIME | yesterday | literal.unreadable",
                "DATE_TIME | 2024-05-01T12:34:56.123456789 | literal.scale",
                "DATE_TIME | +999999999-01-01T00:00:00 | literal.scale",
                "DATE_TIME | count(9223372036854775808) | literal.range",
                "DURATION | 5 minutes | literal.unreadable",
                "BYTES | 0f0 | literal.unreadable",
                "BYTES | 0g | literal.unreadable",
                "REFERENCE | \"a\"b | literal.unreadable",
                "REFERENCE | a#4294967296 | literal.range",
                "ASSET | \"a\"b | literal.unreadable",
                "OBJECT | x | literal.composite",
                "ANY | x | literal.composite",
            })
    void refusesWhatSpellsNoValue(PrimitiveType type, String text, String code) {
        var refused = assertThrows(EditRefusedException.class, () -> parse(text, type));
        assertEquals(code, refused.finding().code().id());
        assertEquals(Outcome.WRONG_USE, refused.outcome());
    }

    @ParameterizedTest
    @CsvSource({
        "EMood::Friendly, EMood::Friendly",
        "Friendly, EMood::Friendly",
        "Hostile, EMood::Hostile",
        "3, EMood::Hostile"
    })
    void findsConstantsByFullNameShortNameAndNumber(String text, String constant)
            throws EditRefusedException {
        assertEquals(
                EnumValue.of("EMood", constant),
                Literals.parse(text, MOOD, new Literals.Context(null, MOODS)));
    }

    @Test
    void refusesAConstantTheEnumerationLacksAndSaysWhichItHas() {
        var context = new Literals.Context(null, MOODS);
        for (String text : List.of("Bored", "EOther::Friendly", "7")) {
            var refused =
                    assertThrows(
                            EditRefusedException.class, () -> Literals.parse(text, MOOD, context));
            assertEquals(LiteralCode.CONSTANT, refused.finding().code());
            assertEquals("Friendly, Hostile", refused.finding().details().get("known"));
        }
    }

    @Test
    void takesAnyConstantOfAnUnknownEnumeration() throws EditRefusedException {
        assertEquals(
                EnumValue.of("EOther", "A"),
                Literals.parse("A", new EnumType("EOther"), Literals.Context.NONE));
    }

    @Test
    void keepsTheScaleOfTheTimeThatStandsThere() throws EditRefusedException {
        for (TimeScale scale : TimeScale.values()) {
            var context = new Literals.Context(new DateTimeValue(1, scale), TypeCatalog.EMPTY);
            assertEquals(
                    Optional.of("1970-01-01T00:01"),
                    Literals.print(Literals.parse("1970-01-01T00:01", PrimitiveType.ANY, context)));
            assertEquals(
                    scale,
                    ((DateTimeValue) Literals.parse("count(5)", PrimitiveType.DATE_TIME, context))
                            .scale());
        }
    }

    @Test
    void readsKeptBytesAsTheyAreDeclared() throws EditRefusedException {
        var old = new OpaqueValue(Bytes.EMPTY, "Thing", OpaqueValue.Reason.UNREADABLE);
        assertEquals(
                new OpaqueValue(
                        Bytes.copyOf(new byte[] {1}), "Thing", OpaqueValue.Reason.UNREADABLE),
                Literals.parse(
                        "01", PrimitiveType.ANY, new Literals.Context(old, TypeCatalog.EMPTY)));
    }

    @Test
    void hasNoTextForComposites() {
        assertEquals(Optional.empty(), Literals.print(ListValue.of(PrimitiveType.BOOL, List.of())));
        assertThrows(
                EditRefusedException.class,
                () ->
                        Literals.parse(
                                "[]", new ListType(PrimitiveType.BOOL), Literals.Context.NONE));
    }

    @Property
    void readsBackEveryFloat(@ForAll int bits) throws EditRefusedException {
        assertReadsBack(new FloatValue(bits));
    }

    @Property
    void readsBackEveryDouble(@ForAll long bits) throws EditRefusedException {
        assertReadsBack(new DoubleValue(bits));
    }

    @Property
    void readsBackEveryInteger(@ForAll long bits) throws EditRefusedException {
        assertReadsBack(new IntegerValue(bits, PrimitiveType.UINT64));
        assertReadsBack(new IntegerValue(bits, PrimitiveType.INT64));
        assertReadsBack(new IntegerValue(bits & 0xFFFFFFFFL, PrimitiveType.UINT32));
        assertReadsBack(new IntegerValue((byte) bits, PrimitiveType.INT8));
    }

    @Property
    void readsBackEveryTime(@ForAll long count, @ForAll TimeScale scale)
            throws EditRefusedException {
        assertReadsBack(new DateTimeValue(count, scale));
        assertReadsBack(new DurationValue(count, scale));
    }

    @Property
    void readsBackAnyBytesAsTextNameConstantAndAddress(@ForAll byte[] content, @ForAll byte[] part)
            throws EditRefusedException {
        Bytes bytes = Bytes.copyOf(content);
        assertReadsBack(new TextValue(bytes));
        assertReadsBack(new NameValue(bytes));
        assertReadsBack(new BytesValue(bytes));
        assertReadsBack(new AssetValue(bytes, Bytes.copyOf(part)));
        assertReadsBack(new ReferenceValue(bytes.asName(), part.length));
    }

    @Property
    void readsBackAnyText(@ForAll String text, @ForAll String part) throws EditRefusedException {
        assertReadsBack(TextValue.of(text));
        assertReadsBack(new AssetValue(Bytes.ofText(text), Bytes.ofText(part)));
        assertReadsBack(new ReferenceValue(text, part.length()));
    }

    private static void assertReadsBack(Value value) throws EditRefusedException {
        String text = Literals.print(value).orElseThrow();
        var beside = new Literals.Context(value, TypeCatalog.EMPTY);
        assertEquals(value, Literals.parse(text, value.type(), beside), text);
    }
}
