package dev.keepsake.unreal;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.RecordRevision;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wrapper.Wrappers;
import java.util.TreeMap;

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

    /// What a document is written as where all of it counts as edited: nothing is copied.
    public static Bytes rewritten(SaveDocument document) throws SaveException {
        boolean gvas = document.header().find("saveGameVersion").isPresent();
        var records = new TreeMap<RecordId, RecordChange>();
        var chunks = new TreeMap<Integer, ChunkChange>();
        for (int i = 0; i < document.chunks().size(); i++) {
            Chunk chunk = document.chunks().get(i);
            if (chunk.head().kind() == ChunkHead.Kind.RAW) {
                chunks.put(i, new ChunkChange.Replaced(chunk.bytes()));
                continue;
            }
            for (int record = 0; record < chunk.size(); record++) {
                records.put(new RecordId(i, record), new RecordChange.Revised(new Same()));
            }
        }
        Changes all = new Changes(gvas ? document.header() : null, chunks, records);
        return write(document.withChanges(all, Progress.NONE));
    }

    /// An edit that changes nothing.
    private record Same() implements RecordRevision {
        @Override
        public RecordHead head(RecordHead opened) {
            return opened;
        }

        @Override
        public RecordContent content(RecordContent opened) {
            return opened;
        }
    }

    /// A save without what is around it.
    public static Bytes content(Bytes save) throws SaveException {
        ByteSource content =
                Wrappers.unwrap(
                                MemorySource.of("save", save),
                                Limits.DEFAULT,
                                FindingLog.strict(9),
                                Progress.NONE)
                        .orElseThrow()
                        .content();
        return content.read(0, (int) content.size());
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
