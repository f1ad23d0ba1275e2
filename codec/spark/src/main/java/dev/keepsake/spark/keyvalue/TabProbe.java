package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Looks whether every line of a file has a tab, up to the first that has none. For one thread.
final class TabProbe {
    private static final int PIECE = 64 << 10;

    private boolean tab;
    private boolean begun;

    private TabProbe() {}

    /// True where every line has a tab; also where there is no line.
    static boolean everyLine(ByteSource source) throws SaveException {
        var probe = new TabProbe();
        for (long at = 0; at < source.size(); at += PIECE) {
            if (!probe.take(source.read(at, (int) Math.min(PIECE, source.size() - at)))) {
                return false;
            }
        }
        return probe.tab || !probe.begun;
    }

    private boolean take(Bytes piece) {
        for (int i = 0; i < piece.length(); i++) {
            byte unit = piece.at(i);
            if (unit == '\n' && !tab) {
                return false;
            }
            tab = unit != '\n' && (tab || unit == '\t');
            begun = unit != '\n';
        }
        return true;
    }
}
