package dev.keepsake.unreal;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Value;

/// Opens, checks and writes saves in memory.
public final class Saves {
    public static final SaveFormat UNREAL = new UnrealFormat();

    private Saves() {}

    public static SaveDocument open(Bytes bytes) throws SaveException {
        return UNREAL.open(MemorySource.of("save", bytes), OpenOptions.DEFAULT, Progress.NONE);
    }

    public static SaveDocument open(byte[] bytes) throws SaveException {
        return open(Bytes.wrap(bytes));
    }

    public static Diagnosis inspect(Bytes bytes) throws SaveException {
        return UNREAL.inspect(MemorySource.of("save", bytes), OpenOptions.DEFAULT, Progress.NONE);
    }

    public static Verdict verify(Bytes bytes) throws SaveException {
        return verify(bytes, Limits.DEFAULT);
    }

    public static Verdict verify(Bytes bytes, Limits limits) throws SaveException {
        return Verifier.with(new OpenOptions(limits, TypeCatalog.EMPTY))
                .verify(UNREAL, MemorySource.of("save", bytes), CheckScope.EXACT, Progress.NONE);
    }

    /// Limits for small records, few of them.
    public static Limits limits(int recordBytes, int records) {
        Limits usual = Limits.DEFAULT;
        return new Limits(
                usual.storedBytes(),
                usual.decodedBytes(),
                recordBytes,
                usual.depth(),
                usual.foreignDepth(),
                usual.textDepth(),
                usual.stringBytes(),
                records,
                usual.chunks(),
                usual.fields(),
                usual.findingsPerCode(),
                usual.pageBytes());
    }

    public static Bytes write(SaveDocument document) throws SaveException {
        var sink = new MemorySink();
        UNREAL.write(document, sink, Progress.NONE);
        return sink.bytes();
    }

    /// The value of a property of the save's object.
    public static Value value(SaveDocument document, int property) throws SaveException {
        return section(document.chunk(0).record(property));
    }

    /// The value of the first property of that name.
    public static Value value(SaveDocument document, String property) throws SaveException {
        return section(document.chunk(0).find(property, 0).orElseThrow());
    }

    private static Value section(SaveRecord record) throws SaveException {
        return record.content().sections().get(0).content();
    }

    /// Puts every chunk and record of a document into a new save.
    public static Bytes copied(SaveDocument document) throws SaveException {
        var sink = new MemorySink();
        String version = document.format().version();
        try (RecordSink copy = UNREAL.create(version, sink, Limits.DEFAULT)) {
            copy.begin(document.header(), null);
            for (Chunk chunk : document.chunks()) {
                copy.beginChunk(chunk.head());
                copyChunk(chunk, copy);
            }
            copy.end(Progress.NONE);
        }
        return sink.bytes();
    }

    private static void copyChunk(Chunk chunk, RecordSink copy) throws SaveException {
        if (chunk.head().kind() == ChunkHead.Kind.RAW) {
            copy.bytes(chunk.bytes());
            return;
        }
        for (int i = 0; i < chunk.size(); i++) {
            SaveRecord record = chunk.record(i);
            copy.record(new DetachedRecord(record.head(), record.content()));
        }
    }
}
