package dev.keepsake.format.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.KeptAsRead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.ContentComparison;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Containers too big to hold at once.
final class PagedRecordTest {
    private static final Value LONG_TEXT = TextValue.of("x".repeat(100));

    private static ListValue numbers(int count) {
        var values = new ArrayList<Value>();
        for (int i = 0; i < count; i++) {
            values.add(IntegerValue.int64(i));
        }
        return ListValue.of(PrimitiveType.INT64, values);
    }

    private static ContainerValue readBack(Value value) throws SaveException {
        EncodedRecord encoded = EncodedRecord.of(Section.of("VALU", value));
        RecordContent read = encoded.read();
        assertEquals(
                encoded, EncodedRecord.of(new DetachedRecord(EncodedRecord.record().head(), read)));
        return (ContainerValue) read.sections().get(0).content();
    }

    private static PagedItems paged(Items items) {
        return assertInstanceOf(PagedItems.class, items);
    }

    @ParameterizedTest
    @ValueSource(ints = {131_071, 131_072, 131_073})
    void pagesWhatIsOverAMebibyte(int count) throws SaveException {
        ListValue written = numbers(count);
        ContainerValue read = readBack(written);
        assertEquals(count > 131_072, read.items() instanceof PagedItems);
        assertTrue(ContentComparison.same(written, read, true));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 130_999, 131_072, 131_073, 131_999, 132_000, 150_000, 199_999})
    void givesAPageFromAnywhere(int from) throws SaveException {
        PagedItems items = paged(readBack(numbers(200_000)).items());
        InlineItems page = items.page(from, 1_000);
        assertEquals(Math.min(1_000, 200_000 - from), page.count());
        for (int i = 0; i < page.count(); i++) {
            assertEquals(IntegerValue.int64(from + i), page.value(i));
        }
    }

    @Test
    void givesAnEmptyPageAtTheEndAndNoneBehind() throws SaveException {
        PagedItems items = paged(readBack(numbers(200_000)).items());
        assertEquals(0, items.page(200_000, 5).count());
        assertThrows(IndexOutOfBoundsException.class, () -> items.page(200_001, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> items.page(-1, 5));
    }

    @Test
    void givesNoMoreThanAMebibyteAPage() throws SaveException {
        ListValue texts = ListValue.of(PrimitiveType.TEXT, Collections.nCopies(40_000, LONG_TEXT));
        PagedItems items = paged(readBack(texts).items());
        int count = items.page(0, 65_536).count();
        assertTrue(count > 10_000 && count < 10_500, () -> "" + count);
    }

    @Test
    void pagesMapsByKeysAndValues() throws SaveException {
        var entries = new ArrayList<MapValue.Entry>();
        for (int i = 0; i < 100_000; i++) {
            entries.add(new MapValue.Entry(IntegerValue.int32(i), IntegerValue.int64(-i)));
        }
        MapValue map = MapValue.of(PrimitiveType.INT32, PrimitiveType.INT64, entries);
        PagedItems items = paged(readBack(map).items());
        assertEquals(200_000, items.size());
        InlineItems page = items.page(150_001, 2);
        assertEquals(IntegerValue.int64(-75_000), page.value(0));
        assertEquals(IntegerValue.int32(75_001), page.value(1));
    }

    @Test
    void pagesInPages() throws SaveException {
        ListValue inner = numbers(150_000);
        ListValue outer = ListValue.of(inner.type(), List.of(inner, numbers(3), inner));
        PagedItems items = paged(readBack(outer).items());
        assertEquals(3, items.size());
        InlineItems last = items.page(2, 10);
        assertEquals(1, last.count());
        assertTrue(ContentComparison.same(inner, last.value(0), true));
        assertEquals(numbers(3), items.page(1, 1).value(0));
    }

    /// A chain of structs is 8 values in one byte.
    @Test
    void holdsNoMoreValuesThanTheBytesCanAfford() throws SaveException {
        Value chain = BoolValue.TRUE;
        for (int i = 0; i < 7; i++) {
            chain = StructValue.builder("").add("", chain).build();
        }
        ListValue chains = ListValue.of(chain.type(), Collections.nCopies(100_000, chain));
        PagedItems items = paged(readBack(chains).items());
        assertEquals(chain, items.page(99_999, 1).value(0));
        assertTrue(items.page(0, 65_536).count() < 40_000);
    }

    @Test
    void pagesEverSoonerWhereMuchIsHeldAlready() throws SaveException {
        ListValue list =
                ListValue.of(PrimitiveType.BOOL, Collections.nCopies(60_000, BoolValue.TRUE));
        ListValue lists = ListValue.of(PrimitiveType.ANY, Collections.nCopies(20, list));
        ContainerValue read = readBack(StructValue.builder("").add("a", lists).build());
        assertTrue(ContentComparison.same(lists, ((StructValue) read).value(0), true));

        StructValue.Builder fields = StructValue.builder("");
        for (int i = 0; i < 60; i++) {
            fields.add("list", list);
        }
        StructValue struct = (StructValue) readBack(fields.build());
        assertInstanceOf(InlineItems.class, ((ListValue) struct.value(0)).items());
        assertInstanceOf(PagedItems.class, ((ListValue) struct.value(59)).items());
        assertTrue(ContentComparison.same(fields.build(), struct, true));
    }

    @Test
    void findsDamageFarInside() throws SaveException {
        StructType type =
                new StructType("", List.of(new StructType.Field("on", PrimitiveType.BOOL)));
        Value on = new StructValue(type, InlineItems.of(BoolValue.TRUE));
        Type listType = new ListType(type);
        ListValue list =
                new ListValue(
                        (ListType) listType, InlineItems.of(Collections.nCopies(1_500_000, on)));
        EncodedRecord encoded = EncodedRecord.of(Section.of("VALU", list));
        byte[] body = encoded.body().toArray();
        body[body.length - 10] = 2;
        SaveException failure = assertThrows(SaveException.class, encoded.withBody(body)::read);
        assertEquals(new Span(EncodedRecord.BASE + body.length - 10, 1), failure.finding().span());
        String path =
                String.valueOf(
                        failure.at(
                                        dev.keepsake.model.path.Path.ofChunk("WRLD", "")
                                                .record("subject", 0))
                                .finding()
                                .path());
        assertNotNull(path);
        assertTrue(path.contains("1499990"), path);
    }

    @Test
    void countsWhatIsKeptAsReadOverPages() throws SaveException {
        Value kept = new OpaqueValue(Bytes.wrap(new byte[20]), "", OpaqueValue.Reason.UNKNOWN_TYPE);
        ListValue list = ListValue.of(PrimitiveType.OPAQUE, Collections.nCopies(100_000, kept));
        Value unknown = new OpaqueValue(Bytes.EMPTY, "", OpaqueValue.Reason.UNKNOWN_SECTION);
        RecordContent read =
                EncodedRecord.of(Section.of("VALU", list), Section.of("ABCD", unknown)).read();
        assertEquals(100_001, KeptAsRead.count(read, Progress.NONE));
    }
}
