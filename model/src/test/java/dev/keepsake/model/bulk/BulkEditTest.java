package dev.keepsake.model.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Hit;
import dev.keepsake.model.query.Query;
import dev.keepsake.model.query.Search;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.text.ValueSummary;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BulkEditTest {
    private static final FieldDescription LEVEL =
            new FieldDescription(
                    "Level",
                    PrimitiveType.INT32,
                    new Range(BigDecimal.ZERO, BigDecimal.TEN),
                    "",
                    "",
                    null,
                    "");
    private static final TypeCatalog TYPES =
            new TypeCatalog(
                    Map.of("Guard", new StructDescription("Guard", "", List.of(LEVEL))), Map.of());
    private static final Editor EDITOR = new Editor(EditChecks.of(TYPES));

    private static EditedSave open() {
        return EditedSave.opened(
                new MemoryOrigin(StructValue.builder("").add("title", TextValue.of("x")).build())
                        .with("GLOB", "", guard("A", 4, 1), guard("B", 9, 2), guard("C", 7, 3))
                        .open());
    }

    private static DetachedRecord guard(String subject, int level, int base) {
        StructValue content =
                StructValue.builder("Guard")
                        .add("Level", IntegerValue.int32(level))
                        .add("Title", TextValue.of("Guard of Harbour"))
                        .add("Speed", FloatValue.of(base == 2 ? Float.NaN : base))
                        .add("Bag", ListValue.of(PrimitiveType.INT32, numbers(base, 3)))
                        .add(
                                "Price",
                                MapValue.of(
                                        PrimitiveType.NAME,
                                        PrimitiveType.INT32,
                                        List.of(entry("sword", base), entry("rope", 10 * base))))
                        .add(
                                "Kept",
                                new OpaqueValue(
                                        Bytes.ofText("?"), "T", OpaqueValue.Reason.UNKNOWN_TYPE))
                        .build();
        return new DetachedRecord(
                new RecordHead(subject, "entity", "Guard"),
                RecordContent.of(Section.of("PROP", content)));
    }

    private static MapValue.Entry entry(String key, int value) {
        return new MapValue.Entry(NameValue.of(key), IntegerValue.int32(value));
    }

    private static List<Value> numbers(long from, int count) {
        return LongStream.range(from, from + count)
                .<Value>mapToObj(number -> IntegerValue.int32((int) number))
                .toList();
    }

    private static BulkEffects effects(EditedSave save, String query, String operation)
            throws SaveException {
        var selection = new BulkEdit.Selection(Query.parse(query), Operation.parse(operation));
        return BulkEdit.effects(save, selection, EDITOR, Progress.NONE);
    }

    private static String text(BulkEffects effects) {
        return effects.effects().stream()
                .map(effect ->
                        shown(effect.old())
                                + ">"
                                + shown(effect.now())
                                + (effect.finding() == null
                                        ? ""
                                        : " " + effect.finding().code().id()))
                .collect(Collectors.joining(", "));
    }

    private static String shown(@Nullable Value value) {
        return value == null ? "-" : Literals.print(value).orElseThrow();
    }

    private static String values(EditedSave save, String query) throws SaveException {
        var found = new ArrayList<String>();
        Search.run(
                save.document(),
                Query.parse(query),
                hit ->
                        found.add(
                                hit instanceof Hit.OfValue value
                                        ? ValueSummary.of(value.value())
                                        : hit.path().toString()),
                Progress.NONE);
        return String.join(" ", found);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    path = Level     | 5          | 4>5, 9>5, 7>5
                    path = Level     | *2         | 4>8, 9>- edit.range, 7>- edit.range
                    path = Level     | 9          | 4>9, 9>-, 7>9
                    path = Level     | many       | 4>- literal.unreadable, 9>- literal.unreadable, 7>- literal.unreadable
                    path = Speed     | +1         | 1>2, NaN>- bulk.notFinite, 3>4
                    path = Title and subject = A | replace "Harbour" with "Port" | Guard of Harbour>Guard of Port
                    path = Title and subject = A | replace /(\\w+) of (\\w+)/ with "$2 $1" | Guard of Harbour>Harbour Guard
                    path = Title and subject = A | replace /(\\w+)/ with "$2" | Guard of Harbour>- bulk.noGroup
                    path = Level and subject = A | replace "4" with "5" | 4>- bulk.notAText
                    path = Kept and subject = A | 0a0b       | 3f>0a0b
                    path = Bag and subject = A | 3          | -> - literal.composite
                    path = Bag[1]    | remove     | 2>-, 3>-, 4>-
                    path = Price[=sword] | *10    | 1>10, 2>20, 3>30
                    subject = A      | remove     | ->-
                    subject = A      | 5          | ->- bulk.aRecord
                    path = header    | remove     | ->- bulk.theHeader
                    """)
    void saysWhatItDoesToEachPlace(String query, String operation, String expected)
            throws SaveException {
        try (EditedSave save = open()) {
            assertEquals(expected.replace("> -", ">-"), text(effects(save, query, operation)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    path = Price[=sword] | remove | path = Price[*]        | 10 20 30
                    path = Bag[*] and value in 2..3 | remove | path = Bag[*] | 1 4 4 5
                    path = Bag[0]        | *100   | path = Bag[*]          | 100 2 3 200 3 4 300 4 5
                    subject = B          | remove | chunk = GLOB           | GLOB/A GLOB/C
                    path = Bag or path = Bag[*] | remove | path = Bag      |
                    """)
    void stagesAsOneEntry(String query, String operation, String after, String expected)
            throws SaveException {
        try (EditedSave save = open();
                EditedSave staged =
                        EDITOR.stage(
                                save, effects(save, query, operation).edits(), Progress.NONE)) {
            assertEquals(
                    List.of(expected == null ? "" : expected, 1),
                    List.of(values(staged, after), staged.staged().entries().size()));
        }
    }

    @Test
    void meansTheRightPlacesWhereEditsAreStaged() throws SaveException {
        try (EditedSave opened = open();
                EditedSave first = removed(opened, "A/Bag[0]");
                EditedSave second = removed(first, "A/Price{0}");
                EditedSave staged =
                        EDITOR.stage(
                                second,
                                effects(
                                                second,
                                                "subject = A and (path = Bag[1] or path = Price[*])",
                                                "+100")
                                        .edits(),
                                Progress.NONE)) {
            assertEquals(
                    "2 103 110",
                    values(staged, "subject = A and (path = Bag[*] or path = Price[*])"));
        }
    }

    private static EditedSave removed(EditedSave save, String path) throws SaveException {
        var resolver = new PathResolver(save, Progress.NONE);
        return EDITOR.stage(save, new Edit.Remove(resolver.resolve(path).target()));
    }

    @Test
    void aBulkChangeIsTakenBackWhole() throws SaveException {
        try (EditedSave save = open();
                EditedSave staged =
                        EDITOR.stage(
                                save,
                                effects(save, "path = Bag[*]", "remove").edits(),
                                Progress.NONE);
                EditedSave back = EDITOR.revertAll(staged, Progress.NONE)) {
            assertEquals("1 2 3 2 3 4 3 4 5", values(back, "path = Bag[*]"));
        }
    }

    /// As many places as a designer changes at once; the figure is for people, the bound is the
    /// test's own time limit.
    @Test
    void scalesAHundredThousandValues() throws SaveException {
        var records = new DetachedRecord[1_000];
        for (int i = 0; i < records.length; i++) {
            records[i] = gold("m" + i);
        }
        long start = System.nanoTime();
        try (EditedSave save =
                        EditedSave.opened(
                                new MemoryOrigin(StructValue.builder("").build())
                                        .with("GLOB", "", records)
                                        .open());
                EditedSave staged = scaled(save)) {
            long millis = (System.nanoTime() - start) / 1_000_000;
            System.out.println("100,000 values scaled and staged in " + millis + " ms");
            assertEquals("198", values(staged, "subject = m7 and path = Gold[99]"));
        }
    }

    private static EditedSave scaled(EditedSave save) throws SaveException {
        BulkEffects effects = effects(save, "path = Gold[*]", "*2");
        assertEquals(
                Map.of(
                        Effect.Kind.CHANGED, 99_000L,
                        Effect.Kind.SAME, 1_000L,
                        Effect.Kind.REMOVED, 0L,
                        Effect.Kind.REFUSED, 0L),
                effects.counts());
        return EDITOR.stage(save, effects.edits(), Progress.NONE);
    }

    private static DetachedRecord gold(String subject) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", "M"),
                RecordContent.of(
                        Section.of(
                                "PROP",
                                StructValue.builder("M")
                                        .add(
                                                "Gold",
                                                ListValue.of(PrimitiveType.INT32, numbers(0, 100)))
                                        .build())));
    }

    @Test
    void refusesMorePlacesThanFit() {
        try (EditedSave save =
                EditedSave.opened(
                        new MemoryOrigin(StructValue.builder("").build())
                                .with(
                                        "GLOB",
                                        "",
                                        new DetachedRecord(
                                                new RecordHead("a", "entity", "M"),
                                                RecordContent.of(
                                                        Section.of(
                                                                "PROP",
                                                                ListValue.of(
                                                                        PrimitiveType.INT32,
                                                                        numbers(
                                                                                0,
                                                                                BulkEdit.MOST_PLACES
                                                                                        + 1))))))
                                .open())) {
            assertEquals(
                    BulkCode.TOO_MANY,
                    assertThrows(SaveException.class, () -> effects(save, "path = a[*]", "+1"))
                            .finding()
                            .code());
        }
    }
}
