package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.CountingItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PathResolverTest {
    private static final RecordId MERCHANT = new RecordId(0, 0);

    private static DetachedRecord record(String subject, Value properties) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", "C"),
                new RecordContent(
                        List.of(
                                Section.of("PROP", properties),
                                Section.of("TAGS", SetValue.of(PrimitiveType.INT32, numbers())))));
    }

    private static List<Value> numbers() {
        return List.of(IntegerValue.int32(5), IntegerValue.int32(6));
    }

    private static StructValue merchant() {
        return StructValue.builder("Merchant")
                .add("Gold", IntegerValue.int32(3))
                .add("Twice", BoolValue.TRUE)
                .add("Twice", BoolValue.FALSE)
                .add("Items", ListValue.of(PrimitiveType.INT32, numbers()))
                .add(
                        "Prices",
                        MapValue.of(
                                PrimitiveType.TEXT,
                                PrimitiveType.INT32,
                                List.of(
                                        new MapValue.Entry(
                                                TextValue.of("a b"), IntegerValue.int32(1)),
                                        new MapValue.Entry(
                                                TextValue.of("a b"), IntegerValue.int32(2)))))
                .add(
                        "Big",
                        new MapValue(
                                new MapType(PrimitiveType.INT64, PrimitiveType.INT64),
                                new CountingItems(10_000, 333)))
                .build();
    }

    private static EditedSave open() {
        StructValue header = StructValue.builder("").add("title", TextValue.of("t")).build();
        StructValue other = StructValue.builder("").add("Gold", BoolValue.TRUE).build();
        return EditedSave.opened(
                new MemoryOrigin(header)
                        .with("WRLD", "Harbour", record("Merchant", merchant()))
                        .with("WRLD", "Forest", record("Wolf", other), record("Wolf", other))
                        .with("GLOB", "", record("Guard", other))
                        .open());
    }

    private static Location resolve(EditedSave save, String text) throws SaveException {
        return new PathResolver(save, Progress.NONE).resolve(text);
    }

    private static DetachedRecord single(String subject, Value value) {
        return new DetachedRecord(
                new RecordHead(subject, "property", "Int"),
                new RecordContent(List.of(Section.of("PROP", value))));
    }

    @ParameterizedTest
    @CsvSource({
        "Money, root/Money/PROP",
        "root/Money, root/Money/PROP",
        "root/Money/PROP, root/Money/PROP",
        "Place, root/Place",
        "Merchant, root/Merchant",
        "root, root",
        "header, header"
    })
    void goesOnFromARecordToItsOnlyValue(String text, String path) throws SaveException {
        StructValue header = StructValue.builder("").add("title", TextValue.of("t")).build();
        EditedSave save =
                EditedSave.opened(
                        new MemoryOrigin(header)
                                .with(
                                        "root",
                                        "",
                                        single("Money", IntegerValue.int32(7)),
                                        single("Place", merchant()),
                                        record("Merchant", IntegerValue.int32(7)))
                                .open());
        Location location = new PathResolver(save, Progress.NONE).resolveValue(text);
        assertEquals(path, location.path().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WRLD@Harbour/Merchant/PROP/Gold",
                "WRLD@Harbour/Merchant/PROP/Twice#1",
                "WRLD@Harbour/Merchant/PROP/Items[1]",
                "WRLD@Harbour/Merchant/PROP/Prices[=\"a b\"]",
                "WRLD@Harbour/Merchant/PROP/Prices[=\"a b\"#1]",
                "WRLD@Harbour/Merchant/PROP/Prices{1}",
                "WRLD@Harbour/Merchant/PROP/Big[=8888]",
                "WRLD@Harbour/Merchant/TAGS{1}",
                "WRLD@Forest/Wolf#1/PROP/Gold",
                "WRLD@Forest/Wolf#1",
                "header/title",
                "header"
            })
    void leadsFromFullPathsToPlacesAndBack(String text) throws SaveException {
        EditedSave save = open();
        Location location = resolve(save, text);
        assertEquals(text, location.path().toString());
        var target = new Target(location.record(), location.item());
        assertEquals(text, new PathResolver(save, Progress.NONE).path(target).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "Merchant/Gold, WRLD@Harbour/Merchant/PROP/Gold",
        "WRLD/Merchant/Gold, WRLD@Harbour/Merchant/PROP/Gold",
        "Merchant/PROP/Big[=0x22B8], WRLD@Harbour/Merchant/PROP/Big[=8888]",
        "Guard, GLOB/Guard",
        "Wolf#1/Gold, WRLD@Forest/Wolf#1/PROP/Gold",
        "Merchant/TAGS, WRLD@Harbour/Merchant/TAGS"
    })
    void fillsInWhatAShortPathLeavesOut(String typed, String full) throws SaveException {
        assertEquals(full, resolve(open(), typed).path().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "Nobody, path.noRecord, Nobody",
        "GLOB/Nobody/PROP, path.noRecord, Nobody",
        "WRLD, path.ambiguous,",
        "Merchant/Silver, path.noValue, Silver",
        "Merchant/PROP/Items[2], path.noValue, [2]",
        "Merchant/PROP/Gold/x, path.noValue, x",
        "header/none, path.noValue, none",
        "WRLD@Desert/Wolf, path.noChunk, WRLD"
    })
    void saysWhichPartIsMissing(String text, String code, String part) {
        EditedSave save = open();
        var refused = assertThrows(EditRefusedException.class, () -> resolve(save, text));
        assertEquals(code, refused.finding().code().id());
        assertEquals(part, refused.finding().details().get("part"));
    }

    @Test
    void leadsToChunksButNotToTheirValue() throws SaveException {
        Location location = resolve(open(), "GLOB");
        assertNull(location.record());
        assertEquals(2, location.chunk());
        assertThrows(EditRefusedException.class, location::target);
    }

    @Test
    void followsItemsThatEditsMoved() throws SaveException {
        var editor = new Editor(EditChecks.of(TypeCatalog.EMPTY));
        var items = new Target(MERCHANT, ItemPath.of(0, 3));
        EditedSave save =
                editor.stage(
                        open(),
                        new Edit.Insert(
                                items, Edit.Insert.FIRST, -1, null, Slot.of(IntegerValue.int32(9))),
                        new Edit.SetKey(
                                new Target(MERCHANT, ItemPath.of(0, 0)),
                                NameValue.of("Coins"),
                                null));
        assertEquals(
                new Target(MERCHANT, ItemPath.of(0, 3, -1)),
                resolve(save, "Merchant/Items[0]").target());
        assertEquals(
                new Target(MERCHANT, ItemPath.of(0, 3, 0)),
                resolve(save, "Merchant/Items[1]").target());
        assertEquals(
                "WRLD@Harbour/Merchant/PROP/Coins",
                new PathResolver(save, Progress.NONE)
                        .path(new Target(MERCHANT, ItemPath.of(0, 0)))
                        .toString());
    }
}
