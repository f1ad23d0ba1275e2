package dev.keepsake.json.expect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.check.expect.Demand;
import dev.keepsake.model.check.expect.Expectation;
import dev.keepsake.model.check.expect.Selection;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExpectFileTest {
    private static List<Expectation> read(String expectations) throws ExpectFileException {
        String text = "{\"keepsakeExpect\": 1,\n\"expectations\": [" + expectations + "]}";
        return ExpectFile.read(Bytes.ofText(text), "e.json");
    }

    @Test
    void readsPlacesAndDemands() throws ExpectFileException, PathSyntaxException {
        assertEquals(
                List.of(
                        new Expectation(
                                "C/r/P/Gold within",
                                new Selection.At(Path.parse("C/r/P/Gold")),
                                new Demand.Within(new Range(BigDecimal.ONE, new BigDecimal("2.5"))),
                                Severity.ERROR,
                                "",
                                false),
                        new Expectation(
                                "mine",
                                new Selection.Like(PathPattern.parse("C/r/P/List[*]/Count")),
                                new Demand.OneOf(List.of("1", "true", "two")),
                                Severity.NOTE,
                                "No.",
                                true),
                        new Expectation(
                                "Guard count",
                                new Selection.OfClass("Guard", "", List.of(), false),
                                new Demand.Count(3, 3),
                                Severity.ERROR,
                                "",
                                false)),
                read(
                        """
                        {"path": "C/r/P/Gold", "within": [1, 2.5]},
                        {"path": "C/r/P/List[*]/Count", "oneOf": [1, true, "two"], "name": "mine",
                         "severity": "note", "message": "No.", "optional": true},
                        {"class": "Guard", "count": 3}
                        """));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"path\": \"C/r/P/x\"} | expectFile.demand",
                "{\"path\": \"C/r/P/x\", \"exists\": true, \"absent\": true} | expectFile.demand",
                "{\"exists\": true} | expectFile.noPlace",
                "{\"path\": \"C/r\", \"equals\": 1} | expectFile.noValue",
                "{\"class\": \"G\", \"within\": [0, 1]} | expectFile.noValue",
                "{\"path\": \"C/\", \"exists\": true} | expectFile.path",
                "{\"class\": \"G\", \"path\": \"P/[\", \"exists\": true} | expectFile.path",
                "{\"path\": \"C/r/P/x\", \"equals\": null} | expectFile.value",
                "{\"path\": \"C/r/P/x\", \"within\": [2, 1]} | expectFile.range",
                "{\"path\": \"C/r/P/x\", \"matches\": \"(\"} | expectFile.pattern",
                "{\"path\": \"C/r/P/x\", \"exists\": false} | expectFile.truth",
                "{\"path\": \"C/r/P/x\", \"exist\": true} | expectFile.unknown",
                "{\"path\": \"C\", \"count\": -1} | expectFile.integer",
                "{\"path\": \"C\", \"count\": 1, \"severity\": \"bad\"} | expectFile.severity",
                "5 | expectFile.object",
                "{\"path\": \"C\", | expectFile.syntax",
            })
    void saysWhatIsWrong(String expectation, String code) {
        var fault = assertThrows(ExpectFileException.class, () -> read(expectation));
        assertEquals(code, fault.finding().code().id());
        assertEquals("2", fault.finding().details().get("line"));
    }

    @Test
    void refusesANewerFileAsNewerAndOthersAsNone() {
        assertEquals(ExpectFileCode.NEWER, code("{\"keepsakeExpect\": 2}"));
        assertEquals(ExpectFileCode.NOT_ONE, code("{\"expectations\": []}"));
        assertEquals(ExpectFileCode.LIST, code("{\"keepsakeExpect\": 1, \"expectations\": {}}"));
    }

    private static Object code(String text) {
        var fault =
                assertThrows(
                        ExpectFileException.class,
                        () -> ExpectFile.read(Bytes.ofText(text), "e.json"));
        return fault.finding().code();
    }

    @Test
    void readsTheExampleOfItsDescription() throws IOException, ExpectFileException {
        String text = Files.readString(java.nio.file.Path.of("EXPECT.md"));
        String example = text.substring(text.indexOf("```json") + 7, text.lastIndexOf("```"));
        assertEquals(8, ExpectFile.read(Bytes.ofText(example), "EXPECT.md").size());
    }
}
