package dev.keepsake.app.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class CsvWriterTest {
    @Test
    void quotesWhatWouldBreakALine() throws IOException {
        var text = new StringWriter();
        new CsvWriter(text).line("a,b", "say \"hi\"", "two\nlines", "plain", 0.5, 18L, "");
        assertEquals(
                "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",plain,0.5,18,\r\n", text.toString());
    }
}
