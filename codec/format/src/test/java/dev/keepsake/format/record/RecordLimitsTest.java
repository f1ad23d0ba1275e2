package dev.keepsake.format.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.value.KeepsakeCode;
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
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is one below, at and one above each limit, written and read.
final class RecordLimitsTest {
    private static final Limits GENEROUS = Limits.DEFAULT.withDepth(1_000);

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

    /// Nested as deep as a stack could never hold: on a small one, so that recursion would be seen.
    @ParameterizedTest
    @ValueSource(ints = {64, 65, 900})
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
