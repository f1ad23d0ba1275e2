package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.stored.FileLimits;
import java.util.Optional;

/// Finds the lines of a key/value file. Decodes none. For one thread and one file.
final class LinesReader {
    private static final int PIECE = 1 << 20;

    private final ByteSource source;
    private final Limits limits;
    private final FindingLog log;
    private final Progress progress;

    LinesReader(ByteSource source, Limits limits, FindingLog log, Progress progress) {
        this.source = source;
        this.limits = limits;
        this.log = log;
        this.progress = progress;
    }

    /// The layout, empty where a limit refuses the file.
    Optional<LinesLayout> read() throws SaveException {
        long most = FileLimits.mostBytes(limits);
        if (source.size() > most) {
            refuse("storedBytes", source.size(), most);
            return Optional.empty();
        }
        boolean marked = hasMarker(source);
        int start = marked ? Math.min(Generation.MARKER.length() + 1, size()) : 0;
        var lines = new RecordSpans(start);
        var traits = new Traits();
        for (long at = start; at < size(); at += PIECE) {
            progress.check(at, size());
            Bytes piece = source.read(at, (int) Math.min(PIECE, size() - at));
            if (!readPiece(piece, (int) at, lines, traits)) {
                return Optional.empty();
            }
        }
        return Optional.of(layout(marked, lines, traits));
    }

    private int size() {
        return (int) source.size();
    }

    /// What the bytes behind the marker hold.
    private static final class Traits {
        private boolean rawReturn;
        private boolean escapedReturn;
        private boolean inEscape;

        void take(byte unit) {
            rawReturn |= unit == '\r';
            escapedReturn |= inEscape && unit == 'r';
            inEscape = unit == '\\' && !inEscape;
        }
    }

    /// True where the first line is the marker.
    static boolean hasMarker(ByteSource source) throws SaveException {
        int length = Generation.MARKER.length();
        int shown = (int) Math.min(source.size(), length + 1L);
        Bytes first = source.read(0, shown);
        return shown >= length
                && first.slice(0, length).equals(Generation.MARKER)
                && (shown == length || first.at(length) == '\n');
    }

    private boolean readPiece(Bytes piece, int start, RecordSpans lines, Traits traits)
            throws SaveException {
        for (int i = 0; i < piece.length(); i++) {
            byte unit = piece.at(i);
            traits.take(unit);
            boolean end = unit == '\n' || start + i + 1 == size();
            if (end && !addLine(lines, start + i + 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean addLine(RecordSpans lines, int end) throws SaveException {
        long length = end - (long) lines.end();
        if (length > limits.recordBytes()) {
            refuse("recordBytes", length, limits.recordBytes());
            return false;
        }
        if (lines.count() >= limits.records()) {
            refuse("records", lines.count() + 1L, limits.records());
            return false;
        }
        lines.add(end);
        return true;
    }

    private void refuse(String limit, long found, long allowed) throws SaveException {
        log.add(FileLimits.finding(limit, found, allowed));
    }

    /// The strict generation never writes a carriage return as it is, the one before never as an
    /// escape; where neither stands there is no difference between the two.
    private LinesLayout layout(boolean marked, RecordSpans lines, Traits traits)
            throws SaveException {
        Generation generation = Generation.RAW;
        if (marked) {
            generation =
                    traits.rawReturn && !traits.escapedReturn
                            ? Generation.ESCAPED
                            : Generation.STRICT;
        }
        boolean terminated = size() == 0 || source.read(size() - 1L, 1).at(0) == '\n';
        return new LinesLayout(generation, lines, terminated, size());
    }
}
