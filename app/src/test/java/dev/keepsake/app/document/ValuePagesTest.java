package dev.keepsake.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.ValueNode.Page;
import dev.keepsake.app.document.ValueNode.Row;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ValuePagesTest {
    @TempDir private java.nio.file.Path folder;
    private final ValuePages pages = new ValuePages(new ValueText(Messages.of(Locale.ENGLISH)));
    private SaveDocument document;

    @BeforeEach
    void openSave() throws SaveException {
        document = FakeSaves.open(folder).document();
    }

    private List<ValueNode> record(int number) throws SaveException {
        var id = new RecordId(1, number);
        return pages.record(
                id,
                RecordPaths.of(document, id),
                document.record(id).content(),
                Reading.ofOpened(Progress.NONE));
    }

    private List<ValueNode> below(ValueNode node) throws SaveException {
        return pages.children(node, Reading.ofOpened(Progress.NONE));
    }

    private Row named(List<ValueNode> rows, String label) {
        return (Row)
                rows.stream()
                        .filter(row -> row instanceof Row named && named.label().equals(label))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void aRecordOfOneSectionShowsItsContent() throws SaveException {
        assertEquals("500", named(record(0), "Gold").summary());
    }

    private List<ValueNode> only(Value value) throws SaveException {
        return pages.record(
                new RecordId(0, 0),
                Path.ofChunk("root", "").record("Loot_3_DC5D36B94877F1C2C2E461AA3B2B98A5", 0),
                RecordContent.of(Section.of("PROP", value)),
                Reading.ofOpened(Progress.NONE));
    }

    @Test
    void theOnlySectionOfARecordStandsUnderTheRecordsName() throws SaveException {
        assertEquals("7", named(only(IntegerValue.int32(7)), "Loot").summary());
        Value list = ListValue.of(PrimitiveType.INT32, List.of(IntegerValue.int32(7)));
        assertEquals("7", ((Row) below(named(only(list), "Loot")).get(0)).summary());
    }

    @Test
    void fieldsShowWhatWasTypedAsTheirName() throws SaveException {
        String digits = "_DC5D36B94877F1C2C2E461AA3B2B98A5";
        List<ValueNode> rows =
                only(
                        StructValue.builder("")
                                .add("Health_4" + digits, IntegerValue.int32(1))
                                .add("Ammo_5" + digits, IntegerValue.int32(2))
                                .add("Ammo_6" + digits, IntegerValue.int32(3))
                                .build());
        assertEquals(
                List.of("Health", "Ammo_5" + digits, "Ammo_6" + digits),
                rows.stream().map(row -> ((Row) row).label()).toList());
        assertTrue(((Row) rows.get(0)).path().toString().endsWith("/PROP/Health_4" + digits));
    }

    @Test
    void entriesWhoseKeysHaveNoTextHaveTheirPositionAsAddress() throws SaveException {
        Value key = StructValue.builder("").add("A", IntegerValue.int32(7)).build();
        Value map =
                MapValue.of(
                        key.type(),
                        PrimitiveType.INT32,
                        List.of(
                                new MapValue.Entry(key, IntegerValue.int32(1)),
                                new MapValue.Entry(key, IntegerValue.int32(2))));
        Row second = (Row) below(named(only(map), "Loot")).get(1);
        assertEquals("(7) #1", second.label());
        assertTrue(second.path().toString().endsWith("/PROP[1]"), second.path()::toString);
    }

    @Test
    void idsOfPartsOfAnEngineStandUnderTheirNames() throws SaveException {
        Value map =
                MapValue.of(
                        PrimitiveType.UUID,
                        PrimitiveType.INT32,
                        List.of(
                                new MapValue.Entry(
                                        new UuidValue(0xE4B068EDF49442E9L, 0xA231DA0B2E46BB41L),
                                        IntegerValue.int32(40)),
                                new MapValue.Entry(new UuidValue(1, 2), IntegerValue.int32(3))));
        List<ValueNode> entries = below(named(only(map), "Loot"));
        assertEquals("40", named(entries, "EditorObjectVersion").summary());
        assertEquals("3", named(entries, "00000000-0000-0001-0000-000000000002").summary());
    }

    @Test
    void aRecordOfSeveralSectionsShowsThem() throws SaveException {
        List<ValueNode> rows = record(3);
        assertEquals(3, rows.size());
        assertTrue(named(rows, "QXYZ").isKeptAsRead());
    }

    @Test
    void aListOver1000ItemsStandsInPages() throws SaveException {
        List<ValueNode> stock = below(named(record(0), "Stock"));
        assertEquals(5, stock.size());
        Page last = assertInstanceOf(Page.class, stock.get(4));
        assertEquals(4_000, last.from());
        List<ValueNode> items = below(last);
        assertEquals(200, items.size());
        Row item = assertInstanceOf(Row.class, items.get(199));
        assertEquals("WRLD@\"/Maps/Harbour\"/Merchant/PROP/Stock[4199]", item.path().toString());
    }

    @Test
    void aStructOver1000FieldsStandsInPages() throws SaveException {
        List<ValueNode> fields = record(1);
        assertEquals(3, fields.size());
        Row field = assertInstanceOf(Row.class, below(fields.get(2)).get(999));
        assertEquals("Field2999", field.label());
        assertEquals(List.of(0L, 2_999L), field.itemPath().ids());
    }

    @Test
    void aMillionItemsAreReadOnePageAtATime() throws SaveException {
        List<ValueNode> heights = below(named(record(2), "Heights"));
        assertEquals(1_000, heights.size());
        List<ValueNode> page = below(heights.get(500));
        assertEquals(1_000, page.size());
        assertEquals("250000000000", ((Row) page.get(0)).summary());
    }

    @Test
    void equalKeysOfAMapAreNumbered() throws SaveException {
        List<ValueNode> routes = below(named(record(0), "Routes"));
        assertEquals(3, routes.size());
        assertEquals("Harbour #1", ((Row) routes.get(2)).label());
        assertTrue(((Row) routes.get(2)).path().toString().endsWith("/PROP/Routes[=Harbour#1]"));
        assertEquals(5L, ((Row) routes.get(2)).itemPath().last());
    }

    @Test
    void equalNamesOfFieldsAreNumbered() throws SaveException {
        List<ValueNode> fields = below(named(record(3), "PROP"));
        assertEquals("Twice", ((Row) fields.get(0)).label());
        assertEquals("Twice#1", ((Row) fields.get(1)).label());
    }

    @Test
    void packedElementsAreRows() throws SaveException {
        Row flags = named(below(named(record(3), "PROP")), "Flags");
        assertEquals(5, below(flags).size());
        assertEquals("0", ((Row) below(below(flags).get(4)).get(0)).summary());
    }

    @Test
    void headerFieldsHavePathsIntoTheHeader() throws SaveException {
        Row title =
                named(pages.header(document.header(), Reading.ofOpened(Progress.NONE)), "title");
        assertEquals("header/title", title.path().toString());
        assertEquals(RecordId.HEADER, title.record());
    }

    @Test
    void theTrailToAValueLeadsThroughItsPage() throws SaveException {
        Path target = named(record(0), "Stock").path().then(new Step.Item(4_100));
        List<ValueTrail.Stop> trail =
                ValueTrail.find(record(0), target, pages, Reading.ofOpened(Progress.NONE));
        assertEquals(3, trail.size());
        assertEquals(4, trail.get(1).index());
        assertEquals(100, trail.get(2).index());
    }

    @Test
    void theTrailToAFieldOfALaterPageIsFound() throws SaveException, PathSyntaxException {
        Path target = Path.parse("WRLD@\"/Maps/Harbour\"/Wide/PROP/Field2500");
        List<ValueTrail.Stop> trail =
                ValueTrail.find(record(1), target, pages, Reading.ofOpened(Progress.NONE));
        assertEquals(List.of(2, 500), trail.stream().map(ValueTrail.Stop::index).toList());
    }

    @Test
    void theTrailEndsWhereThePathLeadsNoFurther() throws SaveException, PathSyntaxException {
        Path target = Path.parse("WRLD@\"/Maps/Harbour\"/Merchant/PROP/Stock[9999]");
        List<ValueTrail.Stop> trail =
                ValueTrail.find(record(0), target, pages, Reading.ofOpened(Progress.NONE));
        assertEquals(1, trail.size());
    }
}
