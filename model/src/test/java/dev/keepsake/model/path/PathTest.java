package dev.keepsake.model.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Outcome;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PathTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GLOB",
                "WRLD@Harbour",
                "WRLD@Harbour/Merchant",
                "WRLD@Harbour/Merchant#2/PROP",
                "WRLD@\"a/b\"/\"Old Town\"/PROP/Items[3]/Count",
                "root/Quests/value[=Intro][0]",
                "root/Quests/value[=\"two words\"#1]{4}",
                "root/Quests/value[=\"\\\"quoted\\\"\"]",
                "GLOB/\"\"/\"\"/\"\"",
                "GLOB/\"\\xff\\x80\"/PROP",
                "GLOB/\"\\ud800\"/PROP",
                "GLOB/\"\\u202e\"/PROP",
                "GLOB/\"line\\nbreak\\ttab\"/PROP",
                "GLOB/Größe_1-2.3:4/PROP",
                "header",
                "header/slot/title",
                "header/list[2]",
                "GLOB/a/b[9223372036854775807]",
            })
    void printsACanonicalTextAsItWasRead(String text) throws PathSyntaxException {
        assertEquals(text, Path.parse(text).toString());
    }

    @Test
    void readsTheParts() throws PathSyntaxException {
        assertEquals(
                Path.ofChunk("WRLD", "Harbour")
                        .record("Merchant", 2)
                        .section("PROP")
                        .then(Step.Name.of("Items"))
                        .then(new Step.Item(3))
                        .then(new Step.Name("a", 1))
                        .then(new Step.Key("x y", 4))
                        .then(new Step.Member(5)),
                Path.parse("WRLD@Harbour/Merchant#2/PROP/Items[3]/a#1[=\"x y\"#4]{5}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "GLOB/\"a\"/PROP/[3]/b#0 | GLOB/a/PROP[3]/b",
                "GLOB@\"\"/\"\\u0061\\/\" | GLOB/\"a/\"",
                "GLOB/\"\\udc80\" | GLOB/\"\\xed\\xb2\\x80\"",
                "GLOB/a/PROP[007] | GLOB/a/PROP[7]"
            })
    void takesWhatPeopleTypeAndPrintsTheCanonicalText(String typed, String canonical)
            throws PathSyntaxException {
        assertEquals(canonical, Path.parse(typed).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | path.unexpected | 1",
                "GLOB/ | path.unexpected | 6",
                "GLOB//a | path.unexpected | 6",
                "GLOB/a b | path.unexpected | 7",
                "GLOB/\"a | path.unfinished | 8",
                "GLOB/\"a\\q\" | path.escape | 8",
                "GLOB/\"\\x41\" | path.escape | 7",
                "GLOB/\"\\u12\" | path.escape | 7",
                "GLOB/\"\\ | path.escape | 7",
                "GLOB/a/b[ | path.number | 10",
                "GLOB/a/b[1 | path.unfinished | 11",
                "GLOB/a/b[1} | path.unexpected | 11",
                "GLOB/a/b[-1] | path.number | 10",
                "GLOB/a/b[9223372036854775808] | path.number | 10",
                "GLOB/a#2147483648 | path.number | 8",
                "GLOB/a/b[=] | path.unexpected | 11",
                "GLOB/a#1/b#1/c | path.notFull | 1",
                "GLOB[1] | path.notFull | 1",
                "[1] | path.notFull | 1",
                "header@x/a | path.notFull | 1"
            })
    void refusesWhatIsNoPathNamingTheColumn(String text, String code, String column) {
        var fault = assertThrows(PathSyntaxException.class, () -> Path.parse(text));
        assertEquals(text, fault.text());
        var refused = EditRefusedException.of(fault);
        assertEquals(code, refused.finding().code().id());
        assertEquals(column, refused.finding().details().get("column"));
        assertEquals(text, refused.finding().details().get("text"));
        assertEquals(Outcome.WRONG_USE, refused.outcome());
    }

    @Test
    void refusesStepsWithNegativeNumbers() {
        assertThrows(IllegalArgumentException.class, () -> new Step.Item(-1));
        assertThrows(IllegalArgumentException.class, () -> new Step.Member(-1));
        assertThrows(IllegalArgumentException.class, () -> new Step.Key("a", -1));
        assertThrows(IllegalArgumentException.class, () -> new Step.Name("a", -1));
    }

    @Test
    void refusesPartsThatAreNoPath() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Path("GLOB", "", null, "PROP", List.of()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Path(Path.HEADER, "", Step.Name.of("a"), null, List.of()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Path("GLOB", "", null, null, List.of(new Step.Item(0))));
    }

    @Test
    void splitsAnAssignmentOutsideQuotesAndBrackets() {
        assertEquals(3, PathParser.indexOfEquals("a/b=c=d"));
        assertEquals(7, PathParser.indexOfEquals("a[=b=c]=1"));
        assertEquals(7, PathParser.indexOfEquals("\"a=\\\"b\"=1"));
        assertEquals(-1, PathParser.indexOfEquals("a[=b]"));
    }

    @Property
    void readsBackEveryPathItPrints(@ForAll("paths") Path path) throws PathSyntaxException {
        String text = path.toString();
        assertEquals(path, Path.parse(text));
        assertEquals(text, Path.parse(text).toString());
        assertFalse(text.chars().anyMatch(Character::isISOControl));
    }

    @Provide
    Arbitrary<Path> paths() {
        Arbitrary<Path> inRecord =
                Combinators.combine(names(), names(), names(), names(), steps())
                        .as((chunk, key, record, section, steps) ->
                                Path.ofChunk(chunk, key)
                                        .record(record, record.length() % 3)
                                        .section(section)
                                        .then(steps))
                        .filter(path -> !path.isHeader());
        return Arbitraries.oneOf(
                inRecord,
                steps().map(steps -> Path.ofHeader(steps.toArray(Step[]::new))),
                Combinators.combine(names(), names())
                        .as((chunk, key) -> new String[] {chunk, key})
                        .filter(parts -> !parts[0].equals(Path.HEADER))
                        .map(parts -> Path.ofChunk(parts[0], parts[1])));
    }

    private static Arbitrary<String> names() {
        return Arbitraries.oneOf(
                Arbitraries.strings().all().ofMaxLength(8),
                Arbitraries.strings().withChars("a/\"\\#@[]{}=:. \n").ofMaxLength(8),
                Arbitraries.strings().withCharRange('\uD7F0', '\uE010').ofMaxLength(6),
                Arbitraries.strings().withCharRange('\uDC70', '\uDD05').ofMaxLength(6));
    }

    private static Arbitrary<List<Step>> steps() {
        Arbitrary<Integer> numbers = Arbitraries.integers().between(0, Integer.MAX_VALUE);
        Arbitrary<Step> step =
                Arbitraries.oneOf(
                        Combinators.combine(names(), numbers).as(Step.Name::new),
                        Combinators.combine(names(), numbers).as(Step.Key::new),
                        Arbitraries.longs().between(0, Long.MAX_VALUE).map(Step.Item::new),
                        Arbitraries.longs().between(0, Long.MAX_VALUE).map(Step.Member::new));
        return step.list().ofMaxSize(5);
    }
}
