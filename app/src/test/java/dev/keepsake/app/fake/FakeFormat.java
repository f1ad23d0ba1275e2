package dev.keepsake.app.fake;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/// Files that begin with `FAKE`; words behind it say what they hold: `damaged` (seen when opened),
/// `rotten` (seen when checked), `slow`, `nopicture`, `title=…`, `sequence=…`.
public final class FakeFormat implements SaveFormat {
    private static final Bytes MAGIC = Bytes.ofText("FAKE");

    private final CountDownLatch slow = new CountDownLatch(1);

    /// For the service loader.
    public FakeFormat() {}

    /// Lets slow files open, at once.
    public void hurry() {
        slow.countDown();
    }

    @Override
    public String id() {
        return "fake";
    }

    @Override
    public List<String> versions() {
        return List.of("1");
    }

    @Override
    public List<String> extensions() {
        return List.of("fake");
    }

    @Override
    public Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        boolean fake = source.size() >= 4 && source.read(0, 4).equals(MAGIC);
        return fake ? Likelihood.CERTAIN : Likelihood.NO;
    }

    @Override
    public SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        Diagnosis diagnosis = inspect(source, options, progress);
        for (Finding finding : diagnosis.findings().kept()) {
            if (finding.isError()) {
                throw SaveException.of(finding);
            }
        }
        return java.util.Objects.requireNonNull(diagnosis.document());
    }

    @Override
    public Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        var words = FakeWords.of(source.read(0, (int) source.size()).asText());
        if (words.has("slow")) {
            waitOn(progress);
        }
        Findings findings =
                words.has("damaged") ? new Findings(FakeCode.examples(), Map.of()) : Findings.NONE;
        return new Diagnosis(SaveDocument.of(new FakeOrigin(words), findings), findings);
    }

    /// Works on until it is told to stop or to hurry.
    private void waitOn(Progress progress) throws SaveException {
        long steps = 0;
        while (slow.getCount() > 0) {
            progress.check(Math.min(++steps % 1000, 999), 1000);
            Thread.onSpinWait();
        }
    }

    @Override
    public void write(SaveDocument document, ByteSink sink, Progress progress) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void convert(SaveDocument document, String version, ByteSink sink, Progress progress) {
        throw new UnsupportedOperationException();
    }

    @Override
    public RecordSink create(String version, ByteSink sink, Limits limits) {
        throw new UnsupportedOperationException();
    }
}
