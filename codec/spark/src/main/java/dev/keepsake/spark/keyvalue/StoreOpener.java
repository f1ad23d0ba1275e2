package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.stored.CheckedSource;
import java.util.Locale;
import java.util.Optional;

/// The doors of this package: opens, inspects, writes and makes key/value files. Stateless.
public final class StoreOpener {
    private StoreOpener() {}

    /// *Likely* for a name that ends in `.db` where the first line is the marker, or every line has
    /// a tab.
    public static Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        boolean named = source.name().toLowerCase(Locale.ROOT).endsWith(".db");
        boolean small = source.size() <= Math.min(StoreLayout.SIZE_CAP, limits.storedBytes());
        boolean likely =
                named && small && (LayoutReader.hasMarker(source) || TabProbe.everyLine(source));
        return likely ? Likelihood.LIKELY : Likelihood.NO;
    }

    /// Opens a file, ending at the first error.
    public static SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        FindingLog log = FindingLog.strict(options.limits().findingsPerCode());
        return read(source, options, log, progress)
                .orElseThrow(() -> new IllegalStateException("nothing reads, and no error"));
    }

    /// Opens a file and says all that is wrong with its lines.
    public static Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        FindingLog log = FindingLog.tolerant(options.limits().findingsPerCode());
        SaveDocument document = read(source, options, log, progress).orElse(null);
        return new Diagnosis(document, log.findings());
    }

    private static Optional<SaveDocument> read(
            ByteSource source, OpenOptions options, FindingLog log, Progress progress)
            throws SaveException {
        boolean kept = false;
        try {
            ByteSource checked = CheckedSource.of(source, progress);
            Optional<StoreLayout> layout =
                    new LayoutReader(checked, options.limits(), log, progress).read();
            if (layout.isEmpty()) {
                return Optional.empty();
            }
            var store = new StoredLines(checked, layout.get(), options.limits());
            new LineCheck(store, log).report();
            kept = true;
            var origin = new StoreOrigin(store, options.types());
            return Optional.of(SaveDocument.of(origin, log.findings()));
        } finally {
            if (!kept) {
                source.close();
            }
        }
    }

    /// Writes a document in the generation it has.
    public static void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        requireStore(document);
        new StoreWriter(document, progress).write(sink);
    }

    /// Writes a document in a generation.
    public static void convert(
            SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        requireStore(document);
        var writer = new StoreWriter(document, progress);
        if (document.format().version().equals(version)) {
            writer.write(sink);
        } else {
            writer.convert(Generation.of(version), sink);
        }
    }

    private static void requireStore(SaveDocument document) {
        if (!(document.origin() instanceof StoreOrigin)) {
            throw new IllegalArgumentException("no key/value file: " + document.format().text());
        }
    }

    /// Takes a new file and writes it.
    public static RecordSink create(String version, ByteSink sink) {
        return new StoreSink(Generation.of(version), sink);
    }
}
