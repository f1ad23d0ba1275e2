package dev.keepsake.format.stored;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import java.util.Optional;

/// The two doors of a format to its one parser: the strict one ends at the first error, the other
/// collects what is wrong. Both take the source over. Stateless.
public final class Doors {
    private Doors() {}

    /// Reads what a document is made of.
    @FunctionalInterface
    public interface Parser {
        /// The origin over a source whose bytes stay what they are; empty where nothing reads.
        ///
        /// @throws SaveException where a strict log is told an error, the storage fails or the
        ///   caller stops it
        Optional<SaveOrigin> parse(
                ByteSource source, OpenOptions options, FindingLog log, Progress progress)
                throws SaveException;
    }

    /// Opens a file, ending at the first error.
    public static SaveDocument open(
            ByteSource source, OpenOptions options, Progress progress, Parser parser)
            throws SaveException {
        FindingLog log = FindingLog.strict(options.limits().findingsPerCode());
        return read(source, options, log, progress, parser)
                .orElseThrow(() -> new IllegalStateException("nothing reads, and no error"));
    }

    /// Opens what reads of a file and says all that is wrong with it.
    public static Diagnosis inspect(
            ByteSource source, OpenOptions options, Progress progress, Parser parser)
            throws SaveException {
        FindingLog log = FindingLog.tolerant(options.limits().findingsPerCode());
        SaveDocument document = read(source, options, log, progress, parser).orElse(null);
        return new Diagnosis(document, log.findings());
    }

    /// Closes the source where no document comes of it, whatever the reason.
    private static Optional<SaveDocument> read(
            ByteSource source,
            OpenOptions options,
            FindingLog log,
            Progress progress,
            Parser parser)
            throws SaveException {
        boolean kept = false;
        try {
            ByteSource checked = CheckedSource.of(source, progress);
            Optional<SaveDocument> document =
                    parser.parse(checked, options, log, progress)
                            .map(origin -> SaveDocument.of(origin, log.findings()));
            kept = document.isPresent();
            return document;
        } finally {
            if (!kept) {
                source.close();
            }
        }
    }
}
