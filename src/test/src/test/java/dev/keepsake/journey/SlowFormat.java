package dev.keepsake.journey;

import dev.keepsake.app.window.WindowUnderTest;
import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/// A format whose saves never finish opening: only a stop ends it.
final class SlowFormat implements SaveFormat {
    static final byte[] MAGIC = {'S', 'L', 'O', 'W', 'L', 'Y', '!', '\n'};

    /// A window over all formats there are and this one.
    static WindowUnderTest.Wish beside() {
        var formats = new ArrayList<SaveFormat>(SaveFormats.installed().all());
        formats.add(new SlowFormat());
        return WindowUnderTest.Wish.USUAL.over(SaveFormats.of(formats));
    }

    @Override
    public String id() {
        return "slow";
    }

    @Override
    public List<String> versions() {
        return List.of();
    }

    @Override
    public List<String> extensions() {
        return List.of();
    }

    @Override
    public Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        boolean own =
                source.size() == MAGIC.length
                        && source.read(0, MAGIC.length).equals(Bytes.copyOf(MAGIC));
        return own ? Likelihood.CERTAIN : Likelihood.NO;
    }

    @Override
    public SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        throw untilStopped(source, progress);
    }

    @Override
    public Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        throw untilStopped(source, progress);
    }

    private static AssertionError untilStopped(ByteSource source, Progress progress)
            throws SaveException {
        try (source) {
            for (long done = 0; ; done++) {
                progress.check(done % 100, 100);
                LockSupport.parkNanos(1_000_000);
            }
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
