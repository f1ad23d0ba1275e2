package dev.keepsake.fuzz;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.UnrealFormat;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// What must hold of any bytes taken for an Unreal save:
///
/// - nothing is thrown but a [SaveException], and that by both doors or by none;
/// - what opens without an error can be checked, each record and each page of it read;
/// - what the check finds exact is written as it was, also where every record is encoded anew;
/// - all of it takes little time and little memory.
///
/// Pages are small here, so that small inputs have many.
public final class UnrealFuzz {
    private static final long MOST_MILLIS = 2_000;
    private static final int PAGE_BYTES = 256;
    private static final UnrealFormat FORMAT = new UnrealFormat();
    private static final OpenOptions OPTIONS = new OpenOptions(limits(), TypeCatalog.EMPTY);

    private final Bytes file;

    private UnrealFuzz(Bytes file) {
        this.file = file;
    }

    private static Limits limits() {
        Limits usual = Limits.DEFAULT;
        return new Limits(
                usual.storedBytes(),
                usual.decodedBytes(),
                usual.recordBytes(),
                usual.depth(),
                usual.foreignDepth(),
                usual.textDepth(),
                usual.stringBytes(),
                usual.records(),
                usual.chunks(),
                usual.fields(),
                usual.findingsPerCode(),
                PAGE_BYTES);
    }

    /// What Jazzer calls with each input.
    public static void fuzzerTestOneInput(byte[] input) throws SaveException {
        long started = System.nanoTime();
        new UnrealFuzz(Bytes.wrap(input)).run();
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
        require(millis <= MOST_MILLIS, "slow: " + millis + " ms");
    }

    private static void require(boolean holds, String rule) {
        if (!holds) {
            throw new AssertionError(rule);
        }
    }

    private MemorySource source() {
        return MemorySource.of("fuzz", file);
    }

    private void run() throws SaveException {
        Diagnosis diagnosis = inspect();
        boolean opens = opens();
        if (diagnosis == null) {
            require(!opens, "the strict door opens what the tolerant one refuses");
            return;
        }
        require(
                opens == (diagnosis.outcome() == Outcome.LOADED),
                "the doors disagree: " + diagnosis.findings().kept());
        SaveDocument document = diagnosis.document();
        if (document != null) {
            try (document) {
                look(document, opens);
            }
        }
    }

    private @Nullable Diagnosis inspect() {
        try {
            return FORMAT.inspect(source(), OPTIONS, Progress.NONE);
        } catch (SaveException refused) {
            return null;
        }
    }

    private boolean opens() {
        try {
            FORMAT.open(source(), OPTIONS, Progress.NONE).close();
            return true;
        } catch (SaveException refused) {
            return false;
        }
    }

    /// Whatever could be found of a save can be read.
    private void look(SaveDocument document, boolean clean) throws SaveException {
        FindingLog log = FindingLog.tolerant(OPTIONS.limits().findingsPerCode());
        CheckResult check = document.origin().check(CheckScope.EXACT, log, Progress.NONE);
        if (!clean) {
            return;
        }
        var written = new MemorySink();
        FORMAT.write(document, written, Progress.NONE);
        require(written.bytes().equals(file), "written with other bytes");
        boolean plain = document.header().find("wrapper").isEmpty();
        if (plain && check.exact()) {
            requireSameAnew(document);
        }
    }

    /// Every record is encoded again, by a sink that knows nothing of the file.
    private void requireSameAnew(SaveDocument document) throws SaveException {
        var written = new MemorySink();
        String version = document.format().version();
        if (!FORMAT.versions().contains(version)) {
            return;
        }
        try (RecordSink sink = FORMAT.create(version, written, OPTIONS.limits())) {
            sink.begin(document.header(), null);
            for (Chunk chunk : document.chunks()) {
                copy(chunk, sink);
            }
            sink.end(Progress.NONE);
        }
        require(written.bytes().equals(file), "encoded anew with other bytes");
    }

    private static void copy(Chunk chunk, RecordSink sink) throws SaveException {
        sink.beginChunk(chunk.head());
        if (chunk.head().kind() == ChunkHead.Kind.RAW) {
            sink.bytes(chunk.bytes());
            return;
        }
        for (int i = 0; i < chunk.size(); i++) {
            SaveRecord record = chunk.record(i);
            sink.record(new DetachedRecord(record.head(), record.content()));
        }
    }
}
