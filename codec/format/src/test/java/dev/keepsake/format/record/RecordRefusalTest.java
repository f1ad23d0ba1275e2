package dev.keepsake.format.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.ShapePool;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.NewerVersionException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What is refused, and where the finding points.
final class RecordRefusalTest {
    private static final OpaqueValue KEPT =
            new OpaqueValue(Bytes.EMPTY, "", OpaqueValue.Reason.UNREADABLE);
    private static final OpaqueValue UNKNOWN =
            new OpaqueValue(Bytes.EMPTY, "", OpaqueValue.Reason.UNKNOWN_SECTION);

    @Nested
    final class Reading {
        private final Shape empty = shape(new StructType("Class", List.of()));

        private static Shape shape(StructType type) {
            try {
                return Shape.of(type, Limits.DEFAULT);
            } catch (SaveException impossible) {
                throw new AssertionError(impossible);
            }
        }

        private SaveException refusal(String hex, Shape own) {
            Bytes body = Bytes.wrap(HexFormat.of().parseHex(hex.replace(" ", "")));
            return assertThrows(
                    SaveException.class,
                    () -> RecordReader.read(body, own, Shapes.NONE, 10, Limits.DEFAULT));
        }

        /// PROP 50524f50, XFRM 5846524d, VALU 56414c55, TAGS 54414753, ABCD 41424344.
        @ParameterizedTest
        @CsvSource({
            "'', keepsake.truncated, 10, 0",
            "01, keepsake.truncated, 11, 0",
            "8000, keepsake.varint, 10, 2",
            "00 00, keepsake.unused, 11, 1",
            "01 1f424344 00 00, keepsake.section.id, 11, 4",
            "01 4142437f 00 00, keepsake.section.id, 11, 4",
            "02 41424344 00 00 41424344 00 00, keepsake.section.twice, 17, 4",
            "01 41424344 02 00, keepsake.section.flags, 11, 5",
            "01 41424344 01 00, keepsake.section.newer, 11, 5",
            "01 54414753 01 00, keepsake.section.flags, 11, 5",
            "01 41424344 00 01, keepsake.truncated, 17, 0",
            "01 5846524d 00 01 00, keepsake.truncated, 17, 1",
            "01 54414753 00 02 00 00, keepsake.unused, 18, 1",
            "01 54414753 00 02 01 01, keepsake.truncated, 19, 0",
            "01 50524f50 00 01 01, keepsake.mark, 17, 1",
            "01 56414c55 00 02 01 02, keepsake.mark, 18, 1",
            "01 56414c55 00 01 17, keepsake.type, 17, 1",
            "01 56414c55 00 02 28 00, keepsake.type, 17, 2",
            "01 56414c55 00 02 18 00, keepsake.type, 17, 1",
            "01 56414c55 00 04 21 00 00 00, keepsake.type, 17, 1",
            "01 56414c55 00 11 27 00000000000000000000000000000000, keepsake.shape, 18, 16",
            "01 56414c55 00 05 23 01 02 01 02, keepsake.mark, 21, 1",
            "01 56414c55 00 0a 10 05 0000000000000000, keepsake.number, 18, 1",
            "01 56414c55 00 04 16 00 05 00, keepsake.number, 19, 1",
            "01 56414c55 00 08 13 0161 8080808008, keepsake.number, 20, 5",
            "01 56414c55 00 03 13 00 01, keepsake.number, 19, 1",
            "01 56414c55 00 03 26 01 02, keepsake.mark, 19, 1"
        })
        void pointsAtTheBytes(String hex, String code, long offset, long length) {
            Finding finding = refusal(hex, empty).finding();
            assertEquals(code, finding.code().id());
            assertEquals(new Span(offset, length), finding.span());
        }

        @Test
        void callsAnUnknownSectionThatMattersNewer() {
            assertEquals(
                    NewerVersionException.class, refusal("0141424344 01 00", empty).getClass());
        }

        @Test
        void missesThePropertiesOfAShapeWithFields() {
            Shape own =
                    shape(
                            new StructType(
                                    "Class",
                                    List.of(new StructType.Field("a", PrimitiveType.BOOL))));
            Finding finding = refusal("00", own).finding();
            assertEquals(KeepsakeCode.PROPERTIES_MISSING, finding.code());
        }

        @Test
        void namesThePathOfTheValue() {
            Shape own =
                    shape(
                            new StructType(
                                    "Class",
                                    List.of(
                                            new StructType.Field("a", PrimitiveType.INT8),
                                            new StructType.Field(
                                                    "a",
                                                    new MapType(
                                                            PrimitiveType.INT8,
                                                            new ListType(PrimitiveType.BOOL))))));
            Path record = Path.ofChunk("WRLD", "Harbour").record("crane", 2);
            SaveException failure =
                    refusal("01 50524f50 00 08 07 02 05 00 06 02 01 02", own).at(record);
            assertEquals(
                    record.section("PROP")
                            .then(new Step.Name("a", 1))
                            .then(new Step.Member(1))
                            .then(new Step.Item(1)),
                    failure.finding().path());
        }

        @Test
        void refusesAStructOfAnotherName() throws SaveException {
            StructType struct = new StructType("B", List.of());
            Shape shape = shape(struct);
            Output out = new Output();
            out.writeVarint(1);
            out.writeBytes(Bytes.ofText("PROP"));
            out.writeU8(0);
            out.writeVarint(17);
            out.writeI64(shape.hash().low());
            out.writeI64(shape.hash().high());
            out.writeU8(0);
            Shapes shapes = hash -> shape;
            for (String name : List.of("B", "")) {
                Shape own = named(name);
                assertNotNull(RecordReader.read(out.bytes(), own, shapes, 0, Limits.DEFAULT));
            }
            Finding finding =
                    assertThrows(
                                    SaveException.class,
                                    () ->
                                            RecordReader.read(
                                                    out.bytes(),
                                                    named("A"),
                                                    shapes,
                                                    0,
                                                    Limits.DEFAULT))
                            .finding();
            assertEquals(KeepsakeCode.STRUCT_NAME, finding.code());
            assertEquals(new Span(7, 16), finding.span());
        }

        private static Shape named(String name) {
            return shape(
                    new StructType(
                            "Class",
                            List.of(new StructType.Field("s", new NamedStructType(name)))));
        }
    }

    @Nested
    final class Writing {
        static Stream<Arguments> refused() {
            Value text = TextValue.of("x");
            return Stream.of(
                    Arguments.of(Section.of("VAL", text), KeepsakeCode.UNFIT_SECTION),
                    Arguments.of(Section.of("VALÜ", text), KeepsakeCode.UNFIT_SECTION),
                    Arguments.of(Section.of("ABCD", text), KeepsakeCode.UNFIT_CONTENT),
                    Arguments.of(Section.of("ABCD", KEPT), KeepsakeCode.UNFIT_CONTENT),
                    Arguments.of(Section.of("PROP", UNKNOWN), KeepsakeCode.UNFIT_CONTENT),
                    Arguments.of(Section.of("XFRM", UNKNOWN), KeepsakeCode.UNFIT_OPAQUE),
                    Arguments.of(Section.of("TAGS", text), KeepsakeCode.UNFIT_VALUE),
                    Arguments.of(
                            Section.of("XFRM", StructValue.builder("Transform").build()),
                            KeepsakeCode.UNFIT_VALUE),
                    Arguments.of(
                            Section.of("PROP", StructValue.builder("Other").build()),
                            KeepsakeCode.UNFIT_CLASS),
                    Arguments.of(
                            Section.of("PROP", field(PrimitiveType.INT8, KEPT)),
                            KeepsakeCode.UNFIT_OPAQUE),
                    Arguments.of(
                            Section.of(
                                    "VALU",
                                    ListValue.of(PrimitiveType.INT8, List.of(BoolValue.TRUE))),
                            KeepsakeCode.UNFIT_VALUE),
                    Arguments.of(
                            Section.of("VALU", new ReferenceValue("a", -1)),
                            KeepsakeCode.UNFIT_VALUE),
                    Arguments.of(
                            Section.of("VALU", new ReferenceValue("", 1)),
                            KeepsakeCode.UNFIT_VALUE),
                    Arguments.of(
                            Section.of("VALU", new ReferenceValue("\uD800", 0)),
                            KeepsakeCode.UNFIT_NAME),
                    Arguments.of(
                            Section.of(
                                    "VALU",
                                    new LocalizedTextValue(
                                            "base", StructValue.builder("named").build())),
                            KeepsakeCode.UNFIT_VALUE),
                    Arguments.of(
                            Section.of(
                                    "VALU",
                                    new LocalizedTextValue(
                                            "base",
                                            StructValue.builder("")
                                                    .add(
                                                            "a",
                                                            PrimitiveType.ANY,
                                                            text,
                                                            Encoding.DEFAULT)
                                                    .build())),
                            KeepsakeCode.UNFIT_VALUE),
                    Arguments.of(
                            Section.of(
                                    "PROP",
                                    field(
                                            new NamedStructType("A"),
                                            StructValue.builder("B").build())),
                            KeepsakeCode.UNFIT_VALUE));
        }

        private static StructValue field(dev.keepsake.model.type.Type declared, Value value) {
            return new StructValue(
                    new StructType("Class", List.of(new StructType.Field("f", declared))),
                    InlineItems.of(value));
        }

        @ParameterizedTest
        @MethodSource
        void refused(Section section, KeepsakeCode code) {
            SaveException failure =
                    assertThrows(EditRefusedException.class, () -> EncodedRecord.of(section));
            assertEquals(code, failure.finding().code());
        }

        @Test
        void refusesASectionTwice() {
            Section section = Section.of("VALU", BoolValue.TRUE);
            SaveException failure =
                    assertThrows(
                            EditRefusedException.class, () -> EncodedRecord.of(section, section));
            assertEquals(KeepsakeCode.UNFIT_SECTION, failure.finding().code());
        }

        @Test
        void namesThePathOfTheValue() {
            MapValue map =
                    MapValue.of(
                            PrimitiveType.NAME,
                            PrimitiveType.INT32,
                            List.of(
                                    new MapValue.Entry(NameValue.of("a"), IntegerValue.int32(1)),
                                    new MapValue.Entry(NameValue.of("b"), BoolValue.TRUE)));
            Path record = Path.ofChunk("WRLD", "").record("crane", 0);
            SaveException failure =
                    assertThrows(
                                    EditRefusedException.class,
                                    () -> EncodedRecord.of(Section.of("VALU", map)))
                            .at(record);
            assertEquals(record.section("VALU").then(new Step.Member(1)), failure.finding().path());
        }

        @Test
        void aFailedRecordLeavesThePoolUsable() throws SaveException {
            ShapePool pool = new ShapePool(Limits.DEFAULT);
            RecordWriter writer = new RecordWriter(pool, Limits.DEFAULT);
            Output out = new Output();
            DetachedRecord bad =
                    new DetachedRecord(
                            new RecordHead("s", "entity", "Class"),
                            RecordContent.of(Section.of("PROP", field(PrimitiveType.INT8, KEPT))));
            assertThrows(SaveException.class, () -> writer.write(bad, shape -> {}, out));
            out.truncate(0);
            StructValue good = field(PrimitiveType.BOOL, BoolValue.TRUE);
            DetachedRecord record = EncodedRecord.record(Section.of("PROP", good));
            Shape own = writer.write(record, shape -> {}, out);
            assertEquals(
                    record.content(),
                    RecordReader.read(out.bytes(), own, Shapes.NONE, 0, Limits.DEFAULT));
        }
    }
}
