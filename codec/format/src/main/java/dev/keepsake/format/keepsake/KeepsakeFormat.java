package dev.keepsake.format.keepsake;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.container.Container;
import dev.keepsake.format.container.ContainerReader;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import java.util.Optional;

/// The Keepsake format: what `codec/FORMAT.md` describes to the byte.
public final class KeepsakeFormat implements SaveFormat {
    static final String ID = "keepsake";

    /// For [java.util.ServiceLoader].
    public KeepsakeFormat() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<String> versions() {
        return List.of(Integer.toString(Prelude.VERSION));
    }

    @Override
    public List<String> extensions() {
        return List.of("ksave");
    }

    @Override
    public Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        return ContainerReader.hasMagic(source) ? Likelihood.CERTAIN : Likelihood.NO;
    }

    @Override
    public SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        FindingLog log = FindingLog.strict(options.limits().findingsPerCode());
        return read(source, options, log, progress)
                .orElseThrow(() -> new IllegalStateException("a strict log let an error pass"));
    }

    @Override
    public Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        FindingLog log = FindingLog.tolerant(options.limits().findingsPerCode());
        Optional<SaveDocument> document = read(source, options, log, progress);
        return new Diagnosis(document.orElse(null), log.findings());
    }

    /// The one parser behind both doors.
    private static Optional<SaveDocument> read(
            ByteSource source, OpenOptions options, FindingLog log, Progress progress)
            throws SaveException {
        Optional<SaveDocument> document = Optional.empty();
        try {
            progress.check(0, 1);
            Optional<Container> container =
                    ContainerReader.read(source, options.limits(), log, progress);
            Findings findings = log.findings();
            document =
                    container.map(frame ->
                            SaveDocument.of(
                                    KeepsakeOrigin.of(frame, source, options, findings), findings));
            return document;
        } finally {
            if (document.isEmpty()) {
                source.close();
            }
        }
    }

    @Override
    public void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        if (!(document.origin() instanceof KeepsakeOrigin origin)) {
            throw new IllegalArgumentException(document.format().text() + " is no Keepsake save");
        }
        new DocumentWriter(document, origin, progress).write(sink);
    }

    @Override
    public void convert(SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        requireVersion(version);
        write(document, sink, progress);
    }

    private void requireVersion(String version) {
        if (!versions().contains(version)) {
            throw new IllegalArgumentException("no version " + version);
        }
    }

    @Override
    public RecordSink create(String version, ByteSink sink, Limits limits) {
        requireVersion(version);
        return new KeepsakeSink(sink, limits);
    }
}
