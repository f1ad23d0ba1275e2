package dev.keepsake.model.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.check.rule.Bounds;
import dev.keepsake.model.check.rule.StandardChecks;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Each fault gives its finding, and no other.
final class SaveCheckTest {
    private static final Bounds BOUNDS = new Bounds(10, 100, 1_000);
    private static final Range PERCENT = new Range(BigDecimal.ZERO, BigDecimal.valueOf(100));
    private static final TypeCatalog BUILD =
            new TypeCatalog(
                    Map.of(
                            "Guard",
                            new StructDescription(
                                    "Guard",
                                    "",
                                    List.of(
                                            field("Health", PrimitiveType.FLOAT, PERCENT, "", "5"),
                                            field(
                                                    "Skills",
                                                    new PackedType(PrimitiveType.INT32),
                                                    PERCENT,
                                                    "",
                                                    ""),
                                            field(
                                                    "Items",
                                                    new ListType(new NamedStructType("Item")),
                                                    null,
                                                    "Good",
                                                    ""),
                                            field("Mood", new EnumType("EMood"), null, "", ""))),
                            "Item",
                            new StructDescription(
                                    "Item",
                                    "",
                                    List.of(field("Good", PrimitiveType.NAME, null, "", "")))),
                    Map.of("EMood", new EnumDescription("EMood", List.of(new Constant("Calm", 0)))),
                    Map.of(),
                    Map.of(),
                    3L);

    private static FieldDescription field(
            String name,
            dev.keepsake.model.type.Type type,
            @org.jspecify.annotations.Nullable Range range,
            String listKey,
            String standard) {
        return new FieldDescription(name, type, range, "", listKey, standard, "");
    }

    private static DetachedRecord record(String subject, String className, StructValue content) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", className),
                RecordContent.of(Section.of("PROP", content)));
    }

    private static StructValue one(String name, Value value) {
        return StructValue.builder("Thing").add(name, value).build();
    }

    private static SaveDocument save(DetachedRecord... records) {
        return new MemoryOrigin(StructValue.builder("").build()).with("C", "", records).open();
    }

    private static SaveDocument thing(Value value) {
        return save(record("a", "Thing", one("V", value)), record("b", "", one("V", TRUE)));
    }

    private static final Value TRUE = dev.keepsake.model.value.BoolValue.TRUE;

    private static Findings run(SaveDocument document, TypeCatalog build) throws SaveException {
        return new SaveCheck(StandardChecks.of(BOUNDS, build), build, 5)
                .run(document, Findings.NONE, Progress.NONE)
                .findings();
    }

    /// The findings as `code path details`.
    private static List<String> found(SaveDocument document) throws SaveException {
        return texts(run(document, TypeCatalog.EMPTY));
    }

    private static List<String> against(SaveDocument document) throws SaveException {
        return texts(run(document, BUILD));
    }

    private static List<String> texts(Findings findings) {
        var all = new ArrayList<String>();
        for (Finding finding : findings.kept()) {
            var details = new java.util.TreeMap<>(finding.details());
            all.add(finding.code().id() + " " + finding.path() + " " + details);
        }
        return all;
    }

    @Test
    void findsNothingInAWholeSave() throws SaveException {
        var map =
                MapValue.of(
                        PrimitiveType.NAME,
                        PrimitiveType.ANY,
                        List.of(
                                new MapValue.Entry(NameValue.of("x"), ReferenceValue.to("b")),
                                new MapValue.Entry(NameValue.of("y"), ReferenceValue.NONE)));
        assertEquals(List.of(), found(thing(map)));
        assertEquals(List.of(), found(thing(TextValue.of("two\nlines\tand 💤"))));
        assertEquals(List.of(), found(thing(DoubleValue.of(-0.0))));
    }

    @Test
    void findsReferencesThatLeadNowhere() throws SaveException {
        assertEquals(
                List.of("check.reference C/a/PROP/V {subject=nobody}"),
                found(thing(ReferenceValue.to("nobody"))));
        assertEquals(
                List.of("check.reference C/a/PROP/V {subject=b#1}"),
                found(thing(new ReferenceValue("b", 1))));
        assertEquals(
                List.of("check.reference C/a/PROP/V[0] {subject=\"\\\"\"}"),
                found(thing(OptionalValue.of(PrimitiveType.REFERENCE, ReferenceValue.to("\"")))));
    }

    @Test
    void aReferenceMayMeanAnOwnedObjectThatComesLater() throws SaveException {
        var object = new ObjectValue("ledger", StructValue.builder("Ledger").build());
        SaveDocument document =
                save(
                        record("a", "", one("V", ReferenceValue.to("ledger"))),
                        record("b", "", one("V", object)));
        assertEquals(List.of(), found(document));
    }

    @Test
    void countsReferencesPastThoseItKeeps() throws SaveException {
        var all = new ArrayList<Value>();
        for (int i = 0; i < 12; i++) {
            all.add(ReferenceValue.to("n" + i));
        }
        Findings findings =
                run(thing(ListValue.of(PrimitiveType.REFERENCE, all)), TypeCatalog.EMPTY);
        assertEquals(5, findings.kept().size());
        assertEquals(Map.of("check.reference", 7L), findings.leftOut());
    }

    @Test
    void findsKeysThatStandTwice() throws SaveException {
        var map =
                MapValue.of(
                        PrimitiveType.NAME,
                        PrimitiveType.INT32,
                        List.of(
                                new MapValue.Entry(NameValue.of("x"), IntegerValue.int32(1)),
                                new MapValue.Entry(NameValue.of("y"), IntegerValue.int32(2)),
                                new MapValue.Entry(NameValue.of("x"), IntegerValue.int32(3)),
                                new MapValue.Entry(NameValue.of("x"), IntegerValue.int32(4))));
        assertEquals(
                List.of(
                        "check.keyTwice C/a/PROP/V[=x#1] {key=x}",
                        "check.keyTwice C/a/PROP/V[=x#2] {key=x}"),
                found(thing(map)));
    }

    @Test
    void findsCompositeKeysAndMembersThatStandTwice() throws SaveException {
        Value key = StructValue.builder("P").add("x", IntegerValue.int32(1)).build();
        Value same = StructValue.builder("P").add("x", IntegerValue.int32(1)).build();
        var map =
                MapValue.of(
                        key.type(),
                        PrimitiveType.BOOL,
                        List.of(new MapValue.Entry(key, TRUE), new MapValue.Entry(same, TRUE)));
        assertEquals(List.of("check.keyTwice C/a/PROP/V[1] {}"), found(thing(map)));
        var set =
                SetValue.of(
                        PrimitiveType.INT32, List.of(IntegerValue.int32(4), IntegerValue.int32(4)));
        assertEquals(List.of("check.memberTwice C/a/PROP/V{1} {item=4}"), found(thing(set)));
    }

    @Test
    void findsNumbersThatAreNone() throws SaveException {
        assertEquals(
                List.of("check.notFinite C/a/PROP/V {type=Float, value=NaN}"),
                found(thing(FloatValue.of(Float.NaN))));
        assertEquals(
                List.of("check.notFinite C/a/PROP/V {type=Double, value=-Infinity}"),
                found(thing(DoubleValue.of(Double.NEGATIVE_INFINITY))));
        var packed = new PackedValue(new PackedType(PrimitiveType.FLOAT), floats(1, Float.NaN));
        assertEquals(
                List.of("check.notFinite C/a/PROP/V[1] {type=Float, value=NaN}"),
                found(thing(packed)));
    }

    private static Bytes floats(float... numbers) {
        var buffer = java.nio.ByteBuffer.allocate(4 * numbers.length);
        buffer.order(java.nio.ByteOrder.LITTLE_ENDIAN);
        for (float number : numbers) {
            buffer.putFloat(number);
        }
        return Bytes.wrap(buffer.array());
    }

    @Test
    void findsTextThatCannotBeShown() throws SaveException {
        assertEquals(
                List.of("check.text.surrogate C/a/PROP/V {text=x\uD83D}"),
                found(thing(TextValue.of("x\uD83D"))));
        Bytes latin = Bytes.wrap(new byte[] {'c', 'a', 'f', (byte) 0xE9});
        assertEquals(
                List.of("check.text.encoding C/a/PROP/V {text=caf\uFFFD}"),
                found(thing(new NameValue(latin))));
        assertEquals(
                List.of("check.text.control C/a/PROP/V {character=U+001B, text=\u001b[31m}"),
                found(thing(TextValue.of("\u001b[31m"))));
        assertEquals(
                List.of("check.text.encoding C/\"caf\\xe9\" {text=caf\uFFFD}"),
                found(save(record(latin.asName(), "", one("V", TRUE)))));
    }

    @Test
    void findsWhatIsNearToALimit() throws SaveException {
        assertEquals(List.of(), found(thing(TextValue.of("x".repeat(90)))));
        assertEquals(
                List.of("check.near.text C/a/PROP/V {allowed=100, found=91}"),
                found(thing(TextValue.of("x".repeat(91)))));
        Value deep = TRUE;
        for (int i = 0; i < 8; i++) {
            deep = OptionalValue.of(deep.type(), deep);
        }
        assertEquals(
                List.of(
                        "check.near.depth C/a/PROP/V[0][0][0][0][0][0][0][0]"
                                + " {allowed=10, found=10}"),
                found(thing(deep)));
    }

    private static StructValue.Builder guard() {
        return StructValue.builder("Guard")
                .add("Health", FloatValue.of(50))
                .add("Skills", new PackedValue(new PackedType(PrimitiveType.INT32), Bytes.EMPTY))
                .add("Items", ListValue.of(item("").type(), List.of()))
                .add("Mood", EnumValue.of("EMood", "Calm"));
    }

    private static StructValue item(String good) {
        return StructValue.builder("Item").add("Good", NameValue.of(good)).build();
    }

    private static SaveDocument guarded(StructValue guard) {
        return save(record("g", "Guard", guard));
    }

    @Test
    void findsNothingAgainstTheBuildItWasMadeBy() throws SaveException {
        assertEquals(List.of(), against(guarded(guard().build())));
    }

    @Test
    void findsWhatTheBuildDoesNotHave() throws SaveException {
        assertEquals(
                List.of("check.build.class C/a {name=Thing}"),
                against(
                        save(
                                record("a", "Thing", one("V", TRUE)),
                                record("b", "", guard().build()))));
        assertEquals(
                List.of("check.build.field C/g/PROP {field=Extra, struct=Guard}"),
                against(guarded(guard().add("Extra", TRUE).build())));
        StructValue sword = StructValue.builder("Sword").add("Edge", TRUE).build();
        assertEquals(
                List.of("check.build.struct C/g/PROP/Extra {name=Sword}"),
                against(guarded(guard().add("Extra", sword).build())).stream()
                        .filter(text -> !text.contains("build.field"))
                        .toList());
    }

    @Test
    void saysOnceWhatAllRecordsOfAClassHave() throws SaveException {
        SaveDocument document =
                save(
                        record("g", "Guard", guard().add("Extra", TRUE).build()),
                        record("h", "Guard", guard().add("Extra", TRUE).build()));
        assertEquals(
                List.of("check.build.field C/g/PROP {field=Extra, struct=Guard}"),
                against(document));
    }

    @Test
    void findsFieldsOfAnotherTypeAndMissingOnes() throws SaveException {
        assertEquals(
                List.of(
                        "check.build.type C/g/PROP"
                                + " {described=Float, field=Health, found=Int32, struct=Guard}"),
                against(guarded(guard().build().with("Health", IntegerValue.int32(5)))));
        var without =
                new TypeCatalog(
                        Map.of(
                                "Guard",
                                new StructDescription(
                                        "Guard",
                                        "",
                                        List.of(
                                                FieldDescription.of("Gone", PrimitiveType.BOOL),
                                                FieldDescription.of("V", PrimitiveType.BOOL)))),
                        Map.of());
        SaveDocument document =
                save(record("g", "Guard", StructValue.builder("Guard").add("V", TRUE).build()));
        assertEquals(
                List.of("check.build.missing C/g/PROP {field=Gone, struct=Guard}"),
                texts(run(document, without)));
    }

    @Test
    void findsNumbersOutsideTheirRange() throws SaveException {
        assertEquals(
                List.of(
                        "check.build.range C/g/PROP/Health {field=Health, greatest=100, least=0,"
                                + " type=Float, value=100.5}"),
                against(guarded(guard().build().with("Health", FloatValue.of(100.5f)))));
        Bytes skills = Bytes.wrap(new byte[] {1, 0, 0, 0, -1, -1, -1, -1});
        assertEquals(
                List.of(
                        "check.build.range C/g/PROP/Skills[1] {field=Skills, greatest=100,"
                                + " least=0, type=Int32, value=-1}"),
                against(
                        guarded(
                                guard().build()
                                        .with(
                                                "Skills",
                                                new PackedValue(
                                                        new PackedType(PrimitiveType.INT32),
                                                        skills)))));
    }

    @Test
    void findsUnknownConstantsAndItemsThatStandTwice() throws SaveException {
        assertEquals(
                List.of("check.build.constant C/g/PROP/Mood {type=EMood, value=Angry}"),
                against(guarded(guard().build().with("Mood", EnumValue.of("EMood", "Angry")))));
        Value items =
                ListValue.of(item("").type(), List.of(item("rope"), item("tar"), item("rope")));
        assertEquals(
                List.of("check.itemTwice C/g/PROP/Items[2] {field=Good, key=rope}"),
                against(guarded(guard().build().with("Items", items))));
    }

    @Test
    void comparesTheVersionOfTheGamesData() throws SaveException {
        SaveDocument document =
                new MemoryOrigin(
                                StructValue.builder("")
                                        .add(
                                                "gameDataVersion",
                                                new IntegerValue(4, PrimitiveType.UINT32))
                                        .build())
                        .open();
        assertEquals(
                List.of("check.build.dataVersion header/gameDataVersion {described=3, found=4}"),
                against(document));
    }

    @Test
    void saysOfTheStandardForWhatIsNoNumber() throws SaveException {
        assertEquals(
                List.of("check.notFinite C/g/PROP/Health {standard=5, type=Float, value=NaN}"),
                against(guarded(guard().build().with("Health", FloatValue.of(Float.NaN)))));
    }

    @Test
    void endsWhereTheCallerWishes() {
        SaveDocument document = thing(TRUE);
        var check = new SaveCheck(List.of(), TypeCatalog.EMPTY, 5);
        assertThrows(
                CancelledException.class,
                () -> check.run(document, Findings.NONE, (done, total) -> false));
    }

    @Test
    void decodesEachRecordOnce() throws SaveException {
        var origin =
                new MemoryOrigin(StructValue.builder("").build())
                        .with("C", "", record("a", "", one("V", ReferenceValue.to("a"))));
        run(origin.open(), BUILD);
        assertEquals(1, origin.decoded());
    }

    @Test
    void noneOfItIsAnError() {
        var severities = new HashMap<Severity, Integer>();
        for (CheckCode code : CheckCode.values()) {
            severities.merge(code.severity(), 1, Integer::sum);
        }
        assertEquals(null, severities.get(Severity.ERROR));
    }
}
