package dev.keepsake.app.copy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CopyTextTest {
    private static StructValue item(String name, int count) {
        return StructValue.builder("Item")
                .add("Name", TextValue.of(name))
                .add("Count", IntegerValue.int32(count))
                .build();
    }

    private static final Value LIST =
            ListValue.of(
                    item("a", 1).type(),
                    List.of(item("Rope, \"long\"", 2), item("Lamp\nof brass", -1)));

    @Test
    void aPlainValueIsItsLiteral() throws SaveException {
        assertEquals("120", CopyText.value(IntegerValue.int32(120), Progress.NONE));
        assertEquals("1.5", CopyText.value(DoubleValue.of(1.5), Progress.NONE));
    }

    @Test
    void aListOfStructsIsATable() throws SaveException {
        assertEquals(
                "Name,Count\r\n\"Rope, \"\"long\"\"\",2\r\n\"Lamp\nof brass\",-1\r\n",
                CopyText.csv(LIST, Progress.NONE));
    }

    @Test
    void aStructIsARowForEachField() throws SaveException {
        assertEquals("Name,x\r\nCount,3\r\n", CopyText.csv(item("x", 3), Progress.NONE));
    }

    @Test
    void jsonHoldsNamesAndEscapes() throws SaveException {
        assertEquals(
                """
                {
                  "Name": "a\\"\\\\\\n\\ud800",
                  "Count": 3
                }\
                """,
                CopyText.json(item("a\"\\\n\ud800", 3), Progress.NONE));
    }

    @Test
    void numbersThatJsonDoesNotHaveAreTexts() throws SaveException {
        assertEquals("\"NaN\"", CopyText.json(DoubleValue.of(Double.NaN), Progress.NONE));
    }

    @Test
    void aMapIsPairsSinceKeysMayStandTwice() throws SaveException {
        var map =
                MapValue.of(
                        PrimitiveType.INT32,
                        PrimitiveType.INT32,
                        List.of(
                                new MapValue.Entry(IntegerValue.int32(1), IntegerValue.int32(2)),
                                new MapValue.Entry(IntegerValue.int32(1), IntegerValue.int32(3))));
        assertEquals(
                "[\n  {\"key\": 1, \"value\": 2},\n  {\"key\": 1, \"value\": 3}\n]",
                CopyText.json(map, Progress.NONE));
        assertEquals("1,2\r\n1,3\r\n", CopyText.csv(map, Progress.NONE));
    }

    @Test
    void anEmptyListIsEmpty() throws SaveException {
        Value empty = ListValue.of(PrimitiveType.INT32, List.of());
        assertEquals("[]", CopyText.json(empty, Progress.NONE));
        assertEquals("", CopyText.csv(empty, Progress.NONE));
    }
}
