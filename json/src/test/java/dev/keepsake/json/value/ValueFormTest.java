package dev.keepsake.json.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContentComparison;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.RandomValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class ValueFormTest {
    private static final int VALUES = 20_000;
    private static final int MUTATIONS = 20_000;
    private static final StructType PRICE =
            new StructType(
                    "Price",
                    List.of(
                            new StructType.Field("Gold", PrimitiveType.INT32),
                            new StructType.Field("Gold", PrimitiveType.INT64),
                            new StructType.Field("$a#b", PrimitiveType.NAME)));

    static Stream<Arguments> forms() {
        StructValue price =
                new StructValue(
                        PRICE,
                        InlineItems.of(
                                IntegerValue.int32(5),
                                IntegerValue.int64((1L << 53) + 1),
                                NameValue.of("x")));
        return Stream.of(
                form(PrimitiveType.ANY, BoolValue.TRUE, "true"),
                form(PrimitiveType.ANY, TextValue.of("\"Hi\" 🚢"), "'\\'Hi\\' 🚢'"),
                form(PrimitiveType.INT32, IntegerValue.int32(-7), "-7"),
                form(PrimitiveType.ANY, IntegerValue.int32(7), "{'$type':'Int32','$value':7}"),
                form(
                        PrimitiveType.UINT64,
                        new IntegerValue(-1, PrimitiveType.UINT64),
                        "'18446744073709551615'"),
                form(PrimitiveType.INT64, IntegerValue.int64(1L << 53), "9007199254740992"),
                form(PrimitiveType.FLOAT, FloatValue.of(0.1f), "0.1"),
                form(PrimitiveType.FLOAT, FloatValue.of(-0f), "'-0.0'"),
                form(PrimitiveType.FLOAT, new FloatValue(0x7fc00001), "'NaN(0x7fc00001)'"),
                form(
                        PrimitiveType.DOUBLE,
                        DoubleValue.of(Double.MAX_VALUE),
                        "1.7976931348623157e308"),
                form(PrimitiveType.DOUBLE, DoubleValue.of(-1 / 0d), "'-Infinity'"),
                form(
                        PrimitiveType.NAME,
                        new NameValue(Bytes.copyOf(new byte[] {'c', (byte) 0xE9})),
                        "{'$quoted':'\\'c\\\\xe9\\''}"),
                form(new EnumType("E"), EnumValue.of("E", "E::A"), "'E::A'"),
                form(
                        PrimitiveType.ANY,
                        EnumValue.of("E", "E::A"),
                        "{'$type':'Enum E','$value':'E::A'}"),
                form(
                        PrimitiveType.UUID,
                        UuidValue.of(new UUID(1, 2)),
                        "'00000000-0000-0001-0000-000000000002'"),
                form(
                        PrimitiveType.DATE_TIME,
                        new DateTimeValue(1_500, TimeScale.MILLISECONDS),
                        "'1970-01-01T00:00:01.500 milliseconds'"),
                form(
                        PrimitiveType.DURATION,
                        new DurationValue(-90, TimeScale.SECONDS),
                        "'PT-1M-30S seconds'"),
                form(PrimitiveType.BYTES, new BytesValue(Bytes.ofText("abc")), "'YWJj'"),
                form(PrimitiveType.REFERENCE, ReferenceValue.NONE, "''"),
                form(
                        PrimitiveType.REFERENCE,
                        new ReferenceValue("a", 2),
                        "{'$subject':'a','$ordinal':2}"),
                form(PrimitiveType.ASSET, AssetValue.of("/Game/A"), "'/Game/A'"),
                form(
                        PrimitiveType.ANY,
                        new AssetValue(Bytes.ofText("/A"), Bytes.ofText("b")),
                        "{'$asset':'/A','$part':'b'}"),
                form(PRICE, price, "{'Gold':5,'Gold#1':'9007199254740993','\\'$a#b\\'':'x'}"),
                form(
                        new NamedStructType("Price"),
                        price,
                        "{'$fields':[['Gold','Int32',5],['Gold','Int64','9007199254740993'],"
                                + "['$a#b','Name','x']]}"),
                form(
                        PrimitiveType.ANY,
                        StructValue.builder("Box").build(),
                        "{'$struct':'Box','$fields':[]}"),
                form(
                        PrimitiveType.ANY,
                        ListValue.of(PrimitiveType.ANY, List.of(BoolValue.FALSE)),
                        "{'$type':'List<Any>','$value':[false]}"),
                form(
                        new PackedType(PrimitiveType.INT16),
                        new PackedValue(
                                new PackedType(PrimitiveType.INT16),
                                Bytes.copyOf(new byte[] {1, 0, -1, -1})),
                        "[1,-1]"),
                form(
                        MapValue.of(PrimitiveType.TEXT, PrimitiveType.BOOL, List.of()).type(),
                        MapValue.of(
                                PrimitiveType.TEXT,
                                PrimitiveType.BOOL,
                                List.of(
                                        new MapValue.Entry(TextValue.of("a"), BoolValue.TRUE),
                                        new MapValue.Entry(TextValue.of("a"), BoolValue.FALSE))),
                        "[['a',true],['a',false]]"),
                form(
                        OptionalValue.of(PrimitiveType.BOOL, null).type(),
                        OptionalValue.of(PrimitiveType.BOOL, BoolValue.TRUE),
                        "[true]"),
                form(
                        PrimitiveType.OBJECT,
                        new ObjectValue(
                                "o", StructValue.builder("C").add("f", BoolValue.TRUE).build()),
                        "{'$object':'o','$struct':'C','$fields':[['f','Bool',true]]}"),
                form(
                        PrimitiveType.LOCALIZED_TEXT,
                        LocalizedTextValue.base("n", "k", "s"),
                        "{'$form':'base','$fields':[['namespace','Text','n'],['key','Text','k'],"
                                + "['source','Text','s']]}"),
                form(
                        PrimitiveType.INT32,
                        new OpaqueValue(
                                Bytes.ofText("abc"), "Thing", OpaqueValue.Reason.UNKNOWN_TYPE),
                        "{'$opaque':'YWJj','$declared':'Thing','$reason':'unknownType'}"));
    }

    private static Arguments form(Type declared, Value value, String json) {
        return Arguments.of(declared, value, json.replace('\'', '"'));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void writesAndReadsTheDocumentedForm(Type declared, Value value, String json)
            throws JsonImportException {
        assertEquals(json, ValueJson.write(declared, value));
        assertEquals(new Spelled(value, Encoding.DEFAULT), ValueJson.read(declared, json));
    }

    @Test
    void carriesEverySettingOfASpelling() throws JsonImportException {
        Encoding encoding =
                Encoding.text("raw", "\"1.50\"")
                        .with("n", new Encoding.Setting.Count(Long.MIN_VALUE))
                        .with("n", new Encoding.Setting.Raw(Bytes.ofText("abc")));
        String json = ValueJson.write(PrimitiveType.BOOL, BoolValue.TRUE, encoding);
        assertEquals(
                "{'$encoding':[['raw','\\'\\\\\\'1.50\\\\\\'\\''],['n',{'$count':'-9223372036854775808'}],"
                                .replace('\'', '"')
                        + "[\"n\",{\"$bytes\":\"YWJj\"}]],\"$value\":true}",
                json);
        assertEquals(
                new Spelled(BoolValue.TRUE, encoding), ValueJson.read(PrimitiveType.BOOL, json));
    }

    @Test
    void anyValueComesBackBitByBitHoweverItIsSpelled() throws JsonImportException, SaveException {
        for (int seed = 0; seed < VALUES; seed++) {
            var random = new Random(seed);
            var values = new RandomValues(random);
            var spellings = new RandomSpellings(random);
            Type declared = values.types().type(4);
            Value value = spellings.spell(values.value(declared, 4));
            Encoding encoding = spellings.encoding();
            String json = ValueJson.write(declared, value, encoding);
            Spelled read = ValueJson.read(declared, json);
            assertTrue(
                    ContentComparison.same(value, read.value(), true)
                            && encoding.equals(read.encoding()),
                    "seed " + seed + ": " + json);
            assertEquals(json, ValueJson.write(declared, read.value(), read.encoding()));
        }
    }

    @Test
    void changedJsonIsReadOrRefusedWithAPlace() {
        int refused = 0;
        for (int seed = 0; seed < MUTATIONS; seed++) {
            var random = new Random(seed);
            var values = new RandomValues(random);
            Type declared = values.types().type(3);
            String json = ValueJson.write(declared, values.value(declared, 3));
            try {
                ValueJson.read(declared, Mutations.of(json, random));
            } catch (JsonImportException wrong) {
                refused++;
                assertEquals("1", wrong.finding().details().get("line"), wrong.getMessage());
                assertTrue(wrong.finding().details().containsKey("column"), wrong.getMessage());
            }
        }
        assertTrue(refused > MUTATIONS / 2, refused + " refused");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Int8 | 128 | json.range | 1",
                "Int32 | 1.5 | json.expected | 1",
                "UInt8 | -1 | json.range | 1",
                "Bool | 0 | json.expected | 1",
                "Float | 1e99 | json.expected | 1",
                "Any | 5 | json.expected | 1",
                "Any | {\"$value\":true,\"$type\":\"Bool\"} | json.mixed | 24",
                "Any | {\"$type\":\"Int33\",\"$value\":1} | json.type | 10",
                "Any | {\"$typ\":\"Int32\"} | json.unknown | 9",
                "Any | {\"$struct\":\"A\"} | json.mixed | 15",
                "Any | {\"$opaque\":\"!\",\"$reason\":\"unreadable\"} | json.expected | 12",
                "List<Bool> | [true,1] | json.expected | 7",
                "Struct {a: Bool} | {\"a\":true,\"a\":true} | json.duplicate | 11",
                "Struct {a: Bool} | {} | json.missing | 2",
                "Struct {a: Bool} | {\"b\":true} | json.unknown | 6",
                "Map<Bool, Bool> | [[true]] | json.expected | 7",
                "Optional<Bool> | [true,true] | json.expected | 7",
                "DateTime | \"2024-05-01T00:00:00\" | json.expected | 1",
                "Text | \"a | json.syntax | 3",
                "Bool | true false | json.expected | 6",
            })
    void saysWhereAndWhatIsWrong(String type, String json, String code, int column)
            throws dev.keepsake.model.type.TypeSyntaxException {
        Type declared = dev.keepsake.model.type.TypeText.parse(type);
        var wrong = assertThrows(JsonImportException.class, () -> ValueJson.read(declared, json));
        assertEquals(code, wrong.finding().code().id(), wrong.getMessage());
        assertEquals(
                Integer.toString(column),
                wrong.finding().details().get("column"),
                wrong.getMessage());
    }

    @Test
    void readsValuesAsDeepAsASaveMayHoldThemAndNoDeeper() throws JsonImportException {
        Value deep = nested(255);
        String json = ValueJson.write(PrimitiveType.ANY, deep);
        assertEquals(deep, ValueJson.read(PrimitiveType.ANY, json).value());
        String deeper = ValueJson.write(PrimitiveType.ANY, nested(256));
        var wrong =
                assertThrows(
                        JsonImportException.class, () -> ValueJson.read(PrimitiveType.ANY, deeper));
        assertEquals(JsonCode.TOO_DEEP, wrong.finding().code());
    }

    private static Value nested(int depth) {
        Value value = BoolValue.TRUE;
        for (int i = 0; i < depth; i++) {
            value = StructValue.builder("S").add("f", value).build();
            StructValue struct = (StructValue) value;
            value =
                    new StructValue(
                            new StructType(
                                    "S", List.of(new StructType.Field("f", PrimitiveType.ANY))),
                            struct.items());
        }
        return value;
    }

    @Test
    void writesPagedItemsPageByPage() throws JsonImportException, SaveException {
        var asked = new ArrayList<Long>();
        PagedItems items =
                new PagedItems() {
                    @Override
                    public long size() {
                        return 2_500;
                    }

                    @Override
                    public InlineItems page(long from, int count) {
                        asked.add(from);
                        int end = (int) Math.min(size(), from + Math.min(count, 999));
                        var page = new ArrayList<Value>();
                        for (int i = (int) from; i < end; i++) {
                            page.add(IntegerValue.int32(i));
                        }
                        return InlineItems.of(page);
                    }
                };
        var list = new ListValue(new ListType(PrimitiveType.INT32), items);
        Spelled read = ValueJson.read(list.type(), ValueJson.write(list.type(), list));
        assertTrue(ContentComparison.same(list, read.value(), true));
        assertEquals(List.of(0L, 999L, 1_998L), asked.subList(0, 3));
    }
}
