package dev.keepsake.model.check.expect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.check.SaveCheck;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class ExpectCheckTest {
    private static final SaveDocument SAVE =
            new MemoryOrigin(StructValue.builder("").add("title", TextValue.of("one")).build())
                    .with("C", "k", guard("a", 5), guard("b", 50))
                    .open();

    private static DetachedRecord guard(String subject, int health) {
        StructValue item = StructValue.builder("Item").add("n", IntegerValue.int32(health)).build();
        StructValue properties =
                StructValue.builder("Guard")
                        .add("Health", FloatValue.of(health))
                        .add("Name", TextValue.of("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"))
                        .add("Mood", EnumValue.of("EMood", "EMood::Calm"))
                        .add("Items", ListValue.of(item.type(), List.of(item, item)))
                        .add(
                                "Map",
                                MapValue.of(
                                        PrimitiveType.NAME,
                                        PrimitiveType.INT32,
                                        List.of(
                                                new MapValue.Entry(
                                                        NameValue.of("x"), IntegerValue.int32(1)))))
                        .add(
                                "Packed",
                                new PackedValue(
                                        new PackedType(PrimitiveType.UINT8),
                                        Bytes.wrap(new byte[] {1, 2, 3})))
                        .build();
        return new DetachedRecord(
                new RecordHead(subject, "entity", "Guard"),
                RecordContent.of(Section.of("P", properties)));
    }

    private static Selection at(String path) {
        try {
            return path.contains("*")
                    ? new Selection.Like(PathPattern.parse(path))
                    : new Selection.At(Path.parse(path));
        } catch (PathSyntaxException fault) {
            throw new IllegalArgumentException(fault);
        }
    }

    private static Selection health() {
        return new Selection.OfClass("Guard", "P", List.of(Step.Name.of("Health")), false);
    }

    private static Demand within(int least, int greatest) {
        return new Demand.Within(
                new Range(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest)));
    }

    private static Demand one(String... texts) {
        return new Demand.OneOf(List.of(texts));
    }

    private static Demand matches(String pattern) {
        return new Demand.Matches(Pattern.compile(pattern));
    }

    private static Findings run(Selection place, Demand demand, boolean optional)
            throws SaveException {
        var own = new Expectation("e", place, demand, Severity.ERROR, "", optional);
        var check = new ExpectCheck(List.of(own), Progress.NONE);
        return new SaveCheck(List.of(check), TypeCatalog.EMPTY, 100)
                .run(SAVE, Findings.NONE, Progress.NONE)
                .findings();
    }

    private static List<String> found(Selection place, Demand demand) throws SaveException {
        return run(place, demand, false).kept().stream()
                .map(finding -> finding.code().id() + " " + finding.path())
                .toList();
    }

    @Test
    void comparesValues() throws SaveException {
        assertEquals(List.of(), found(at("C@k/a/P/Health"), one("5")));
        assertEquals(List.of(), found(at("C@k/a/P/Health"), one("7", "5.0")));
        assertEquals(
                List.of("expect.equals C@k/a/P/Health"), found(at("C@k/a/P/Health"), one("6")));
        assertEquals(List.of(), found(at("C@k/a/P/Mood"), one("Calm")));
        assertEquals(List.of(), found(at("header/title"), one("one")));
        assertEquals(List.of("expect.equals header/title"), found(at("header/title"), one("two")));
        assertEquals(List.of(), found(at("C@k/a/P/Map[=x]"), one("1")));
        assertEquals(List.of(), found(at("C@k/a/P/Packed[2]"), one("3")));
        assertEquals(List.of("expect.exists null"), found(at("C@k/a/P/Packed[3]"), one("3")));
    }

    @Test
    void holdsEveryPlaceOfAClassAndOfAPatternAgainstTheDemand() throws SaveException {
        assertEquals(List.of(), found(health(), within(5, 50)));
        assertEquals(List.of("expect.within C@k/b/P/Health"), found(health(), within(0, 49)));
        assertEquals(
                List.of("expect.within C@k/b/P/Items[0]/n", "expect.within C@k/b/P/Items[1]/n"),
                found(at("C@k/b/P/Items[*]/n"), within(0, 5)));
        assertEquals(
                List.of("expect.equals C@k/a/P/Packed[0]", "expect.equals C@k/a/P/Packed[2]"),
                found(at("C@k/a/P/Packed[*]"), one("2")));
    }

    @Test
    void tellsWhatIsThere() throws SaveException {
        assertEquals(List.of(), found(at("C@k/a"), new Demand.Exists()));
        assertEquals(List.of("expect.absent C@k/a"), found(at("C@k/a"), new Demand.Absent()));
        assertEquals(List.of("expect.absent C@k"), found(at("C@k"), new Demand.Absent()));
        assertEquals(List.of("expect.exists null"), found(at("C@k/z"), new Demand.Exists()));
        assertEquals(List.of(), found(at("C@k/z"), new Demand.Absent()));
        assertEquals(List.of("expect.exists null"), found(at("C@k/a/P/Zzz"), one("1")));
        assertEquals(List.of(), run(at("C@k/a/P/Zzz"), one("1"), true).kept());
    }

    @Test
    void counts() throws SaveException {
        var guards = new Selection.OfClass("Guard", "", List.of(), false);
        assertEquals(List.of(), found(guards, new Demand.Count(2, 2)));
        assertEquals(List.of("expect.count null"), found(guards, new Demand.Count(3, 9)));
        assertEquals(List.of("expect.count C@k"), found(at("C@k"), new Demand.Count(0, 1)));
        assertEquals(List.of(), found(at("C@k/a/P/Items"), new Demand.Count(2, 2)));
        assertEquals(List.of(), found(at("C@k/a/P/Map"), new Demand.Count(1, 1)));
        assertEquals(
                List.of("expect.count null"),
                found(at("C@k/a/P/Items[*]"), new Demand.Count(0, 1)));
        assertEquals(
                List.of("expect.count null"),
                found(new Selection.OfClass("Dog", "", List.of(), false), new Demand.Count(1, 1)));
    }

    @Test
    void matchesTextInBoundedTime() throws SaveException {
        assertEquals(List.of(), found(at("C@k/a/P/Name"), matches("a+b")));
        assertEquals(
                List.of("expect.matches C@k/a/P/Name"), found(at("C@k/a/P/Name"), matches("b")));
        assertEquals(
                List.of("expect.tooLong C@k/a/P/Name"),
                found(at("C@k/a/P/Name"), matches("(a|aa)+\\1{9}c")));
    }

    @Test
    void anErrorMakesTheSaveDiffer() throws SaveException {
        Findings findings = run(at("C@k/z"), new Demand.Exists(), false);
        assertEquals(Outcome.DIFFERS, findings.outcome());
        Finding finding = findings.kept().getFirst();
        assertEquals("e", finding.details().get("expectation"));
    }

    @Test
    void refusesADemandOnAValueOfARecord() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Expectation("e", at("C@k/a"), one("1"), Severity.NOTE, "", false));
    }
}
