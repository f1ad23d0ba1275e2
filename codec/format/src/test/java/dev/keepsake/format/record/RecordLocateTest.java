package dev.keepsake.format.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.format.Limits;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.RandomRecords;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/// Where values stand in the bytes of a record.
final class RecordLocateTest {
    private static Optional<Span> locate(EncodedRecord encoded, ItemPath path)
            throws SaveException {
        return RecordReader.locate(
                encoded.body(),
                encoded.own(),
                encoded.finder(),
                EncodedRecord.BASE,
                Limits.DEFAULT,
                path);
    }

    /// The bytes at a path, in hexadecimal.
    private static String bytes(EncodedRecord encoded, long... ids) throws SaveException {
        Span span = locate(encoded, ItemPath.of(ids)).orElseThrow();
        return encoded.body()
                .slice((int) (span.offset() - EncodedRecord.BASE), (int) span.length())
                .toString();
    }

    @Test
    void findsValuesInEveryContainer() throws SaveException {
        StructValue properties =
                StructValue.builder("Class")
                        .add("flag", BoolValue.TRUE)
                        .add(
                                "list",
                                ListValue.of(
                                        PrimitiveType.TEXT,
                                        List.of(TextValue.of("a"), TextValue.of("bc"))))
                        .add(
                                "map",
                                MapValue.of(
                                        PrimitiveType.NAME,
                                        PrimitiveType.INT32,
                                        List.of(
                                                new MapValue.Entry(
                                                        NameValue.of("k"),
                                                        IntegerValue.int32(0x11223344)))))
                        .add(
                                "packed",
                                new PackedValue(
                                        new PackedType(PrimitiveType.INT16),
                                        Bytes.wrap(new byte[] {1, 2, 3, 4, 5, 6})))
                        .add("maybe", OptionalValue.of(PrimitiveType.TEXT, TextValue.of("z")))
                        .add("none", OptionalValue.of(PrimitiveType.TEXT, null))
                        .add(
                                "object",
                                new ObjectValue(
                                        "o",
                                        StructValue.builder("O")
                                                .add("f", TextValue.of("q"))
                                                .build()))
                        .add("text", LocalizedTextValue.base("n", "k", "s"))
                        .build();
        EncodedRecord encoded =
                EncodedRecord.of(
                        Section.of(
                                "ABCD",
                                new OpaqueValue(
                                        Bytes.ofText("raw"),
                                        "",
                                        OpaqueValue.Reason.UNKNOWN_SECTION)),
                        Section.of("PROP", properties));
        assertEquals("726177", bytes(encoded, 0));
        assertEquals("01", bytes(encoded, 1, 0));
        assertEquals("020161026263", bytes(encoded, 1, 1));
        assertEquals("026263", bytes(encoded, 1, 1, 1));
        assertEquals("016b", bytes(encoded, 1, 2, 0));
        assertEquals("44332211", bytes(encoded, 1, 2, 1));
        assertEquals("0304", bytes(encoded, 1, 3, 1));
        assertEquals("017a", bytes(encoded, 1, 4, 0));
        assertEquals("00", bytes(encoded, 1, 5));
        assertEquals("0171", bytes(encoded, 1, 6, 0));
        assertEquals("0c0173", bytes(encoded, 1, 7, 2));
        assertEquals(
                Optional.of(new Span(EncodedRecord.BASE, encoded.body().length())),
                locate(encoded, ItemPath.ROOT));
        for (long[] nowhere :
                new long[][] {
                    {2}, {-1}, {0, 0}, {1, 8}, {1, -1}, {1, 0, 0}, {1, 1, 2}, {1, 2, 2}, {1, 3, 3},
                    {1, 5, 0}, {1, 4, 1}, {1, 6, 1}, {1, 7, 3}
                }) {
            assertEquals(Optional.empty(), locate(encoded, ItemPath.of(nowhere)));
        }
    }

    /// What stands inside lies inside, one behind the other.
    @Property(tries = 300)
    void placesValuesInOrderInsideTheirContainer(@ForAll long seed) throws SaveException {
        DetachedRecord record = new RandomRecords(new Random(seed), 4).record();
        EncodedRecord encoded = EncodedRecord.of(record);
        List<Section> sections = record.content().sections();
        Span whole = locate(encoded, ItemPath.ROOT).orElseThrow();
        long from = whole.offset();
        for (int i = 0; i < sections.size(); i++) {
            ItemPath path = ItemPath.of(i);
            Span span = assertInside(encoded, path, from, whole);
            assertItemsInside(encoded, sections.get(i).content(), path, span);
            from = span.end();
        }
    }

    private static void assertItemsInside(
            EncodedRecord encoded, Value value, ItemPath path, Span whole) throws SaveException {
        if (value instanceof ContainerValue container) {
            Items items = container.items();
            long from = whole.offset();
            for (int i = 0; i < items.size(); i++) {
                Span span = assertInside(encoded, path.then(i), from, whole);
                assertItemsInside(
                        encoded,
                        ((dev.keepsake.model.value.InlineItems) items).value(i),
                        path.then(i),
                        span);
                from = span.end();
            }
        }
    }

    private static Span assertInside(EncodedRecord encoded, ItemPath path, long from, Span whole)
            throws SaveException {
        Span span = locate(encoded, path).orElseThrow();
        assertEquals(
                true,
                span.offset() >= from && span.end() <= whole.end(),
                () -> path + ": " + span + " from " + from + " in " + whole);
        return span;
    }
}
