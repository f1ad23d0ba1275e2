package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.stored.FileLimits;
import java.util.Locale;
import java.util.Optional;

/// Finds the lines of a key/value file and says what generations mind of them: the parser behind
/// both doors. Stateless.
public final class LinesParser {
    private LinesParser() {}

    /// *Likely* for a name that ends in `.db` where the first line is the marker, or every line has
    /// a tab.
    public static Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        boolean named = source.name().toLowerCase(Locale.ROOT).endsWith(".db");
        boolean small = source.size() <= FileLimits.mostBytes(limits);
        boolean likely =
                named && small && (LinesReader.hasMarker(source) || TabProbe.everyLine(source));
        return likely ? Likelihood.LIKELY : Likelihood.NO;
    }

    /// The file, empty where a limit refuses it.
    public static Optional<SaveOrigin> parse(
            ByteSource source, OpenOptions options, FindingLog log, Progress progress)
            throws SaveException {
        Optional<LinesLayout> layout =
                new LinesReader(source, options.limits(), log, progress).read();
        if (layout.isEmpty()) {
            return Optional.empty();
        }
        var lines = new StoredLines(source, layout.get(), options.limits());
        new LineCheck(lines, log, progress).report();
        return Optional.of(new LinesOrigin(lines, options.types()));
    }
}
