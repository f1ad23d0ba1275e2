package dev.keepsake.spark.save;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.stored.CheckedSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The doors of this package: opens, inspects, writes and makes Spark saves. Stateless.
public final class SaveOpener {
    private SaveOpener() {}

    /// True where the bytes begin with the magic.
    public static boolean hasMagic(ByteSource source) throws SaveException {
        int length = SaveLayout.MAGIC.length();
        return source.size() >= length && source.read(0, length).equals(SaveLayout.MAGIC);
    }

    /// Opens a save, ending at the first error.
    public static SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        FindingLog log = FindingLog.strict(options.limits().findingsPerCode());
        return read(source, options, log, progress)
                .orElseThrow(() -> new IllegalStateException("nothing reads, and no error"));
    }

    /// Opens what reads of a save and says all that is wrong with its structure.
    public static Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        FindingLog log = FindingLog.tolerant(options.limits().findingsPerCode());
        @Nullable SaveDocument document = read(source, options, log, progress).orElse(null);
        return new Diagnosis(document, log.findings());
    }

    private static Optional<SaveDocument> read(
            ByteSource source, OpenOptions options, FindingLog log, Progress progress)
            throws SaveException {
        boolean kept = false;
        try {
            Limits limits = options.limits();
            ByteSource checked = CheckedSource.of(source, progress);
            Optional<SaveLayout> layout = LayoutReader.read(checked, limits, log, progress);
            kept = layout.isPresent();
            ComponentTable table = ComponentTable.with(options.types());
            if (layout.isPresent()) {
                LayoutCheck.report(layout.get(), log);
            }
            return layout.map(found -> new StoredSave(checked, found, table, limits))
                    .map(save -> SaveDocument.of(new SparkOrigin(save), log.findings()));
        } finally {
            if (!kept) {
                source.close();
            }
        }
    }

    /// Writes a document in the version it has.
    public static void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        int version = origin(document).save().layout().version();
        SaveWriter.write(document, SaveVersion.same(version), sink, progress);
    }

    /// Writes a document in the same or a later version.
    public static void convert(
            SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        int from = origin(document).save().layout().version();
        SaveWriter.write(document, SaveVersion.step(from, version), sink, progress);
    }

    private static SparkOrigin origin(SaveDocument document) {
        if (document.origin() instanceof SparkOrigin origin) {
            return origin;
        }
        throw new IllegalArgumentException("no Spark save: " + document.format().text());
    }

    /// Takes a new save and writes it.
    public static RecordSink create(String version, ByteSink sink) {
        return new SparkSink(Integer.parseInt(version), sink);
    }
}
