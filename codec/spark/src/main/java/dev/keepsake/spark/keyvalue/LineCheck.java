package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.finding.KeyValueCode;

/// Says what generations mind of each line, and of the file's beginning and end. For one thread.
final class LineCheck {
    private static final Bytes BYTE_ORDER_MARK =
            Bytes.wrap(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF});
    private static final Bytes RETURNED_MARKER = Bytes.ofText("#!spark-kv-v2\r");

    private final StoredLines file;
    private final FindingLog log;
    private final Pace pace;

    LineCheck(StoredLines file, FindingLog log, Progress progress) {
        this.file = file;
        this.log = log;
        this.pace = new Pace(progress, file.layout().size());
    }

    /// Reports all that is to say.
    void report() throws SaveException {
        LinesLayout layout = file.layout();
        for (int i = 0; i < layout.lines().count(); i++) {
            pace.step(layout.lines().length(i));
            report(i, file.line(i));
        }
        if (!layout.terminated()) {
            add(KeyValueCode.UNTERMINATED, number(layout.lines().count() - 1), layout.size(), 0);
        }
    }

    /// The number of a line as people count them, the marker included.
    private int number(int line) {
        return line + (file.layout().generation().hasMarker() ? 2 : 1);
    }

    private void add(KeyValueCode code, int number, long offset, int length) throws SaveException {
        log.add(finding(code, number, offset, length));
    }

    private static Finding finding(KeyValueCode code, int number, long offset, int length) {
        return code.blame(Finding.at(code, offset, length).with("line", number));
    }

    private void report(int index, Bytes line) throws SaveException {
        long start = file.layout().lines().start(index);
        int number = number(index);
        boolean first = index == 0 && start == 0;
        int mark = first && startsWith(line, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length() : 0;
        if (mark > 0) {
            add(KeyValueCode.BYTE_ORDER_MARK, number, start, mark);
        }
        if (line.isEmpty()) {
            add(KeyValueCode.BLANK, number, start, 0);
        } else if (first && line.slice(mark, line.length() - mark).equals(RETURNED_MARKER)) {
            add(KeyValueCode.MARKER_RETURN, number, start, line.length());
        } else if (Generation.indexOf(line, '\t', 0) < 0) {
            add(KeyValueCode.NO_SEPARATOR, number, start, line.length());
        } else {
            reportEntry(number, start, line);
        }
    }

    private static boolean startsWith(Bytes line, Bytes beginning) {
        return line.length() >= beginning.length()
                && line.slice(0, beginning.length()).equals(beginning);
    }

    private void reportEntry(int number, long start, Bytes line) throws SaveException {
        int tab = Generation.indexOf(line, '\t', 0);
        reportEscapes(number, start, line.slice(0, tab));
        reportEscapes(number, start + tab + 1, line.slice(tab + 1, line.length() - tab - 1));
        if (line.at(line.length() - 1) == '\r') {
            add(KeyValueCode.RETURN, number, start + line.length() - 1, 1);
        }
    }

    private void reportEscapes(int number, long start, Bytes raw) throws SaveException {
        Generation generation = file.layout().generation();
        int at = generation.badEscape(raw, 0);
        while (at >= 0) {
            pace.step(0);
            if (at == raw.length() - 1) {
                add(KeyValueCode.BACKSLASH, number, start + at, 1);
            } else {
                Finding escape = finding(KeyValueCode.ESCAPE, number, start + at, 2);
                log.add(escape.with("escape", raw.slice(at, 2).asText()));
            }
            at = generation.badEscape(raw, at + 1);
        }
    }
}
