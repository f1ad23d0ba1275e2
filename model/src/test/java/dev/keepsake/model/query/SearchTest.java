package dev.keepsake.model.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.query.Candidate.Scope;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SearchTest {
    private static final Value BIG = new IntegerValue(-1, PrimitiveType.UINT64);

    private static MemoryOrigin origin() {
        return new MemoryOrigin(
                        StructValue.builder("Header").add("title", TextValue.of("Docks")).build())
                .with("GLOB", "", record("Quests", "", quests()))
                .withBytes("RAW ", Bytes.ofText("?"))
                .with(
                        "WRLD",
                        "Harbour",
                        record("Guard_1", "/Game/Guard.Guard", guard(15)),
                        record("Guard_2", "/Game/Guard.Guard", guard(80)),
                        record("Door_1", "Door", door(true)),
                        record("Door_2", "Door", door(false)),
                        record("Door_2", "Door", door(true)));
    }

    private static DetachedRecord record(String subject, String className, StructValue content) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", className),
                RecordContent.of(Section.of("PROP", content)));
    }

    private static StructValue quests() {
        return StructValue.builder("Quests")
                .add("Seed", BIG)
                .add(
                        "When",
                        DateTimeValue.of(Instant.parse("2024-05-01T10:00:00Z"), TimeScale.TICKS))
                .add(
                        "Done",
                        MapValue.of(
                                PrimitiveType.NAME,
                                PrimitiveType.TEXT,
                                List.of(
                                        entry("Intro", "the harbour"),
                                        entry("Intro", "again"),
                                        entry("two words", ""))))
                .build();
    }

    private static MapValue.Entry entry(String key, String value) {
        return new MapValue.Entry(NameValue.of(key), TextValue.of(value));
    }

    private static StructValue guard(int health) {
        return StructValue.builder("Guard")
                .add("Health", IntegerValue.int32(health))
                .add("Aim_44_DC5D36B94877F1C2C2E461AA3B2B98A5", FloatValue.of(0.1f))
                .add("Speed", DoubleValue.of(health == 15 ? Double.NaN : 1e300))
                .add("Post", ReferenceValue.to("Door_1"))
                .add("Mood", EnumValue.of("EMood", "EMood::Calm"))
                .add(
                        "Bag",
                        ListValue.of(
                                PrimitiveType.INT32,
                                List.of(IntegerValue.int32(15), IntegerValue.int32(-3))))
                .build();
    }

    private static StructValue door(boolean locked) {
        return StructValue.builder("Door")
                .add("Locked", BoolValue.of(locked))
                .add(
                        "Old",
                        new OpaqueValue(Bytes.ofText("?"), "T", OpaqueValue.Reason.UNKNOWN_TYPE))
                .build();
    }

    private static List<String> hits(String query) throws SaveException {
        return hits(origin().open(), Query.parse(query));
    }

    private static List<String> hits(SaveDocument document, Query query) throws SaveException {
        var paths = new ArrayList<String>();
        Search.run(document, query, hit -> paths.add(hit.path().toString()), Progress.NONE);
        return paths;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    class = Guard and path = Health and value < 20   | WRLD@Harbour/Guard_1/PROP/Health
                    class = /Game/Guard.Guard                        | WRLD@Harbour/Guard_1 WRLD@Harbour/Guard_2
                    name ~ /^Door_/ and value = true                 | WRLD@Harbour/Door_1/PROP/Locked WRLD@Harbour/Door_2#1/PROP/Locked
                    subject = Door_2                                 | WRLD@Harbour/Door_2 WRLD@Harbour/Door_2#1
                    subject = *_1 and class != Door                  | WRLD@Harbour/Guard_1
                    chunk = GLOB                                     | GLOB/Quests
                    key = H*r and not class = Guard and not class = Door |
                    path = Bag[*] and value = 15.0                   | WRLD@Harbour/Guard_1/PROP/Bag[0] WRLD@Harbour/Guard_2/PROP/Bag[0]
                    path = Guard_2/Bag[1]                            | WRLD@Harbour/Guard_2/PROP/Bag[1]
                    path = /WRLD/*/Locked and value != true          | WRLD@Harbour/Door_2/PROP/Locked
                    path = /WRLD@Nowhere/**                          |
                    path = /WRLD@Harbour/Door_2#1/**                 | WRLD@Harbour/Door_2#1/PROP WRLD@Harbour/Door_2#1/PROP/Locked WRLD@Harbour/Door_2#1/PROP/Old
                    path = Done[=Intro#1]                            | GLOB/Quests/PROP/Done[=Intro#1]
                    path = Done[*] and is empty                      | GLOB/Quests/PROP/Done[="two words"]
                    path = Aim and value = 0.1                       | WRLD@Harbour/Guard_1/PROP/Aim_44_DC5D36B94877F1C2C2E461AA3B2B98A5 WRLD@Harbour/Guard_2/PROP/Aim_44_DC5D36B94877F1C2C2E461AA3B2B98A5
                    value = 18446744073709551615                     | GLOB/Quests/PROP/Seed
                    value > 9223372036854775807 and type = Integer   | GLOB/Quests/PROP/Seed
                    value = 18446744073709551616                     |
                    value >= 1e300 and value < Infinity              | WRLD@Harbour/Guard_2/PROP/Speed
                    is nan                                           | WRLD@Harbour/Guard_1/PROP/Speed
                    value = NaN                                      | WRLD@Harbour/Guard_1/PROP/Speed
                    is kept and name = Door_1                        | WRLD@Harbour/Door_1/PROP/Old
                    refers to Door_1 and name = Guard_1              | WRLD@Harbour/Guard_1/PROP/Post
                    value = Calm and name = Guard_1                  | WRLD@Harbour/Guard_1/PROP/Mood
                    value = EMood::Calm and name = Guard_1           | WRLD@Harbour/Guard_1/PROP/Mood
                    value in 2024-05-01..2024-05-02                  | GLOB/Quests/PROP/When
                    value in 16..100                                 | WRLD@Harbour/Guard_2/PROP/Health
                    value contains HARBOUR                           | GLOB/Quests/PROP/Done[=Intro]
                    path = header/title and value = Docks            | header/title
                    path contains "[0]" and name = Guard_1           | WRLD@Harbour/Guard_1/PROP/Bag[0]
                    type = "List<Int32>" and subject = Guard_1       | WRLD@Harbour/Guard_1/PROP/Bag
                    text contains intro                              | GLOB/Quests/PROP/Done[=Intro] GLOB/Quests/PROP/Done[=Intro#1]
                    text contains guard_1                            | WRLD@Harbour/Guard_1
                    text ~ /^Door$/                                  | WRLD@Harbour/Door_1 WRLD@Harbour/Door_2 WRLD@Harbour/Door_2#1
                    is edited                                        |
                    """)
    void selects(String query, String paths) throws SaveException {
        assertEquals(paths == null ? "" : paths, String.join(" ", hits(query)));
    }

    @Test
    void decodesNoRecordThatCannotBeMeant() throws SaveException {
        MemoryOrigin origin = origin();
        hits(origin.open(), Query.parse("class = Door and path = Locked"));
        hits(origin.open(), Query.parse("chunk = GLOB and value = 3"));
        hits(origin.open(), Query.parse("path = /WRLD@Harbour/Guard_1/Health"));
        hits(origin.open(), Query.parse("class = Guard"));
        assertEquals(3 + 1 + 1, origin.decoded());
    }

    @Test
    void endsWhereTheVisitorHasEnough() throws SaveException {
        var taken = new ArrayList<Path>();
        boolean whole =
                Search.run(
                        origin().open(),
                        Query.parse("path = **"),
                        hit -> {
                            taken.add(hit.path());
                            return taken.size() < 3;
                        },
                        Progress.NONE);
        assertEquals(List.of(false, 3), List.of(whole, taken.size()));
    }

    @Test
    void anExpressionThatTakesForeverStopsWhereTheCallerWishes() {
        SaveDocument document = ofText("a".repeat(60));
        var asked = new AtomicInteger();
        assertThrows(
                CancelledException.class,
                () ->
                        Search.run(
                                document,
                                Query.parse("value ~ /^(a+)+\\1x$/"),
                                hit -> true,
                                (done, total) -> asked.incrementAndGet() < 20));
    }

    @Test
    void anExpressionThatTakesForeverEndsByItself() {
        assertEquals(
                QueryCode.REGEX_TOO_SLOW,
                assertThrows(
                                SaveException.class,
                                () ->
                                        hits(
                                                ofText("a".repeat(60)),
                                                Query.parse("value ~ /^(a+)+\\1x$/")))
                        .finding()
                        .code());
    }

    @Test
    void anExpressionThatGoesTooDeepIsRefused() {
        assertEquals(
                QueryCode.REGEX_TOO_SLOW,
                assertThrows(
                                SaveException.class,
                                () ->
                                        hits(
                                                ofText("ab".repeat(500_000)),
                                                Query.parse("value ~ /^(a|b)*$/")))
                        .finding()
                        .code());
    }

    private static SaveDocument ofText(String text) {
        StructValue content = StructValue.builder("T").add("Text", TextValue.of(text)).build();
        return new MemoryOrigin(StructValue.builder("").build())
                .with("GLOB", "", record("a", "C", content))
                .open();
    }

    /// Passing over chunks, records and values that cannot be meant leaves nothing out.
    @Property(tries = 2_000)
    void findsWhatLookingAtEveryValueFinds(@ForAll long seed) throws SaveException {
        Query query = Query.parse(new RandomQueries(seed).query(3));
        SaveDocument document = QueriedSave.open();
        var all = new ArrayList<String>();
        Search.run(
                document,
                Query.parse("path = **"),
                hit -> {
                    var value = (Hit.OfValue) hit;
                    if (query.selectsValues() && holds(document, query, value)) {
                        all.add(hit.path().toString());
                    }
                    return true;
                },
                Progress.NONE);
        var found = hits(document, query);
        if (query.selectsRecords()) {
            found.removeIf(path -> isRecord(path));
        }
        assertEquals(all, found, query.toString());
    }

    private static boolean isRecord(String path) {
        return path.chars().filter(unit -> unit == '/').count() == 1 && !path.startsWith("header");
    }

    private static boolean holds(SaveDocument document, Query query, Hit.OfValue hit)
            throws SaveException {
        var candidate = new Candidate(Progress.NONE);
        Path path = hit.path();
        if (path.isHeader()) {
            candidate.enterHeader(false);
        } else {
            candidate.enterChunk(Path.ofChunk(path.chunk(), path.key()));
            var record = document.record(hit.record());
            candidate.enterRecord(
                    Path.ofChunk(path.chunk(), path.key())
                            .record(path.record().name(), path.record().ordinal()),
                    record.head(),
                    false);
            candidate.enterSection(path.section());
        }
        path.steps().forEach(candidate::push);
        return query.condition().answer(candidate.at(Scope.VALUE, hit.value())) == Answer.YES;
    }
}
