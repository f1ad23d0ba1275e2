package dev.keepsake.app.chart;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.io.Writer;

/// Writes a table as RFC 4180 has it: fields apart by commas, in quotes where they must be, lines
/// that end in CR LF.
public final class CsvWriter {
    private final Writer out;

    /// Writes to this; nothing is closed.
    public CsvWriter(Writer out) {
        this.out = out;
    }

    /// What a table holds.
    @FunctionalInterface
    public interface Table {
        /// Writes a line of names, then the lines.
        ///
        /// @throws IOException where the writer fails
        /// @throws SaveException where the save does not read, or the caller stops it
        void write(CsvWriter to, Progress progress) throws IOException, SaveException;
    }

    /// Writes a line. Numbers are as Java prints them: with a point, without anything between their
    /// thousands.
    ///
    /// @throws IOException where the writer fails
    public void line(Object... fields) throws IOException {
        for (int i = 0; i < fields.length; i++) {
            if (i > 0) {
                out.write(',');
            }
            out.write(field(String.valueOf(fields[i])));
        }
        out.write("\r\n");
    }

    private static String field(String text) {
        boolean plain =
                text.indexOf(',') < 0
                        && text.indexOf('"') < 0
                        && text.indexOf('\n') < 0
                        && text.indexOf('\r') < 0;
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
