package dev.keepsake.format.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Shape;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is one below, at and one above each limit, written and read.
final class RecordLimitsTest {
    private static final Limits GENEROUS = Limits.DEFAULT.withDepth(300);

    private static Value lists(int depth) {
        Value value = BoolValue.TRUE;
        for (int i = 0; i < depth; i++) {
            value = ListValue.of(PrimitiveType.ANY, List.of(value));
        }
        return value;
    }

    private static Value objects(int depth) {
        Value value = BoolValue.TRUE;
        for (int i = 0; i < depth; i++) {
            value = new ObjectValue("o", StructValue.builder("O").add("f", value).build());
        }
        return value;
    }

    private static Value texts(int depth) {
        Value value = TextValue.of("end");
        for (int i = 0; i < depth; i++) {
            value = new LocalizedTextValue("none", StructValue.builder("").add("p", value).build());
        }
        return value;
    }

    private static void requireLimit(Value value, boolean within, String limit)
            throws SaveException {
        Section section = Section.of("VALU", value);
        if (within) {
            assertEquals(value, EncodedRecord.of(section).read().sections().get(0).content());
            return;
        }
        SaveException refused =
                assertThrows(EditRefusedException.class, () -> EncodedRecord.of(section));
        assertEquals(limit, refused.finding().details().get("limit"));
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65})
    void containersStandInOneAnotherUpToTheLimit(int depth) throws SaveException {
        requireLimit(lists(depth), depth <= 64, "depth");
        requireLimit(objects(depth), depth <= 64, "depth");
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33})
    void textsStandInOneAnotherUpToTheLimit(int depth) throws SaveException {
        requireLimit(texts(depth), depth <= 32, "textDepth");
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65})
    void readsNoDeeperThanTheLimit(int depth) throws SaveException {
        DetachedRecord record = EncodedRecord.record(Section.of("VALU", lists(depth)));
        EncodedRecord encoded = EncodedRecord.of(record, GENEROUS);
        if (depth <= 64) {
            assertEquals(record.content(), encoded.read());
        } else {
            SaveException refused = assertThrows(RefusedSaveException.class, encoded::read);
            assertEquals("depth", refused.finding().details().get("limit"));
        }
    }

    /// On a small stack, so that recursion past the limit would be seen.
    @ParameterizedTest
    @ValueSource(ints = {64, 65, 300})
    void survivesDeepNestingOnASmallStack(int depth) throws Exception {
        EncodedRecord lists = encodedDeep(lists(depth));
        EncodedRecord objects = encodedDeep(objects(depth));
        var failure = new AtomicReference<Throwable>();
        Thread small =
                new Thread(
                        null,
                        () -> {
                            readOrRefuse(lists, depth);
                            readOrRefuse(objects, depth);
                            writeOrRefuse(lists(depth), depth);
                            writeOrRefuse(objects(depth), depth);
                        },
                        "small",
                        512 << 10);
        small.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
        small.start();
        small.join();
        assertNull(failure.get());
    }

    /// Encodes what no limit allows, on a stack that is large enough for it.
    private static EncodedRecord encodedDeep(Value value) throws Exception {
        DetachedRecord record = EncodedRecord.record(Section.of("VALU", value));
        var work = new FutureTask<>(() -> EncodedRecord.of(record, GENEROUS));
        new Thread(null, work, "large", 64 << 20).start();
        return work.get();
    }

    private static void readOrRefuse(EncodedRecord encoded, int depth) {
        try {
            encoded.read();
            assertTrue(depth <= 64);
        } catch (SaveException refused) {
            assertTrue(depth > 64 && refused instanceof RefusedSaveException);
        }
    }

    private static void writeOrRefuse(Value value, int depth) {
        try {
            EncodedRecord.of(Section.of("VALU", value));
            assertTrue(depth <= 64);
        } catch (SaveException refused) {
            assertTrue(depth > 64 && refused instanceof EditRefusedException);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1})
    void textsAreAsLongAsTheLimit(int over) throws SaveException {
        int length = Limits.DEFAULT.stringBytes() + over;
        Value text = new TextValue(Bytes.wrap(new byte[length]));
        Section section = Section.of("VALU", text);
        if (over <= 0) {
            assertEquals(text, EncodedRecord.of(section).read().sections().get(0).content());
        } else {
            SaveException refused =
                    assertThrows(EditRefusedException.class, () -> EncodedRecord.of(section));
            assertEquals(KeepsakeCode.LONG_TEXT, refused.finding().code());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1})
    void recordsAreAsBigAsTheLimit(int over) throws SaveException {
        Limits limits = small(1_000);
        Value bytes = new BytesValue(Bytes.wrap(new byte[1_000 + over - 11]));
        DetachedRecord record = EncodedRecord.record(Section.of("VALU", bytes));
        EncodedRecord encoded = EncodedRecord.of(record);
        assertEquals(1_000 + over, encoded.body().length());
        if (over <= 0) {
            assertEquals(record.content(), encoded.read(limits));
            assertEquals(encoded, EncodedRecord.of(record, limits));
        } else {
            assertThrows(RefusedSaveException.class, () -> encoded.read(limits));
            SaveException refused =
                    assertThrows(
                            EditRefusedException.class, () -> EncodedRecord.of(record, limits));
            assertEquals(KeepsakeCode.BIG_RECORD, refused.finding().code());
        }
    }

    private static Limits small(int recordBytes) {
        Limits all = Limits.DEFAULT;
        return new Limits(
                all.storedBytes(),
                all.decodedBytes(),
                recordBytes,
                all.depth(),
                all.foreignDepth(),
                all.textDepth(),
                all.stringBytes(),
                all.records(),
                all.chunks(),
                all.fields(),
                all.findingsPerCode(),
                all.pageBytes());
    }

    @ParameterizedTest
    @ValueSource(ints = {524_287, 524_288, 524_289})
    void valuesOutsideListsAreBounded(int count) throws SaveException {
        StructValue.Builder outer = StructValue.builder("Class");
        int left = count - 17;
        for (int i = 0; i < 17; i++) {
            int part = i == 16 ? left : Math.min(left, 31_000);
            outer.add("", PrimitiveType.ANY, struct(part), Encoding.DEFAULT);
            left -= part;
        }
        requireLimit(outer.build(), count <= 524_288, "values");
    }

    private static StructValue struct(int count) {
        return new StructValue(
                new StructType("Wide", fields(count)),
                InlineItems.of(Collections.nCopies(count, BoolValue.TRUE)));
    }

    private static List<StructType.Field> fields(int count) {
        return Collections.nCopies(count, new StructType.Field("", PrimitiveType.BOOL));
    }

    /// A chain of 20 structs is 20 values in one byte, and one more as an item of a list.
    @ParameterizedTest
    @ValueSource(ints = {40_330, 40_331, 40_332})
    void valuesArePaidForByBytes(int count) throws SaveException {
        Value chain = BoolValue.TRUE;
        for (int i = 0; i < 20; i++) {
            chain = StructValue.builder("").add("", chain).build();
        }
        ListValue chains = ListValue.of(chain.type(), Collections.nCopies(count, chain));
        Section section = Section.of("PROP", StructValue.builder("Class").add("", chains).build());
        EncodedRecord byHand = ofOneList(chains.type(), count);
        if (count <= 40_331) {
            EncodedRecord encoded = EncodedRecord.of(section);
            assertEquals(byHand.body(), encoded.body());
            assertEquals(1, encoded.read().sections().size());
        } else {
            for (SaveException refused :
                    List.of(
                            assertThrows(
                                    EditRefusedException.class, () -> EncodedRecord.of(section)),
                            assertThrows(RefusedSaveException.class, byHand::read))) {
                assertEquals("valuesPerByte", refused.finding().details().get("limit"));
            }
        }
    }

    /// A record whose only property is a list of items of one byte, each 1.
    private static EncodedRecord ofOneList(ListType type, int count) throws SaveException {
        StructType own = new StructType("Class", List.of(new StructType.Field("", type)));
        Output out = new Output();
        out.writeVarint(1);
        out.writeBytes(Bytes.ofText("PROP"));
        out.writeU8(0);
        int start = out.length();
        out.writeVarint(count);
        for (int i = 0; i < count; i++) {
            out.writeU8(1);
        }
        out.insertVarint(start, out.length() - start);
        return new EncodedRecord(out.bytes(), Shape.of(own, Limits.DEFAULT), Map.of());
    }

    /// 496,018 values stand outside: 18 fields, 16 structs of 31,000 in them.
    @ParameterizedTest
    @ValueSource(ints = {28_269, 28_270, 28_271})
    void whatOneItemHoldsCountsWithWhatStandsOutsideButNotForTheNext(int count)
            throws SaveException {
        StructValue.Builder outer = StructValue.builder("Class");
        for (int i = 0; i < 16; i++) {
            outer.add("", PrimitiveType.ANY, struct(31_000), Encoding.DEFAULT);
        }
        Value item = struct(count);
        outer.add("list", ListValue.of(PrimitiveType.ANY, List.of(item, item)));
        outer.add(
                "map",
                MapValue.of(
                        PrimitiveType.ANY,
                        PrimitiveType.ANY,
                        List.of(new MapValue.Entry(item, item))));
        requireLimit(outer.build(), count <= 28_270, "values");
    }

    @ParameterizedTest
    @ValueSource(ints = {24_287, 24_288, 24_289})
    void sectionsShareOneCountAndAnEmptyOptionalCountsOne(int count) throws SaveException {
        StructValue.Builder outer = StructValue.builder("Class");
        for (int i = 0; i < 16; i++) {
            outer.add("", PrimitiveType.ANY, struct(31_249), Encoding.DEFAULT);
        }
        Section first = Section.of("PROP", outer.build());
        StructValue.Builder inner = StructValue.builder("Inner");
        for (int i = 0; i < count / 2; i++) {
            inner.add("", OptionalValue.of(PrimitiveType.BOOL, null));
        }
        if (count % 2 == 1) {
            inner.add("", BoolValue.TRUE);
        }
        Section second = Section.of("VALU", inner.build());
        if (count <= 24_288) {
            assertEquals(2, EncodedRecord.of(first, second).read().sections().size());
        } else {
            assertThrows(EditRefusedException.class, () -> EncodedRecord.of(first, second));
        }
    }

    /// The type of a value counts from 1; the element of a packed list does not count.
    @ParameterizedTest
    @ValueSource(ints = {63, 64})
    void typesOfValuesNestUpToTheLimit(int lists) throws SaveException {
        String type = "22".repeat(lists) + "2305";
        String hex = "0156414c5500%02x%s00".formatted(lists + 3, type);
        EncodedRecord record = EncodedRecord.of().withBody(HexFormat.of().parseHex(hex));
        if (lists == 63) {
            assertEquals(1, record.read().sections().size());
        } else {
            SaveException refused = assertThrows(RefusedSaveException.class, record::read);
            assertEquals("typeDepth", refused.finding().details().get("limit"));
        }
    }

    @Test
    void manySmallValuesInAListAreNoMoreThanTheirBytes() throws SaveException {
        Value list =
                ListValue.of(PrimitiveType.BOOL, Collections.nCopies(2_000_000, BoolValue.TRUE));
        EncodedRecord encoded = EncodedRecord.of(Section.of("VALU", list));
        ListValue read = (ListValue) encoded.read().sections().get(0).content();
        assertEquals(new ListType(PrimitiveType.BOOL), read.type());
        assertEquals(2_000_000, read.items().size());
    }
}
