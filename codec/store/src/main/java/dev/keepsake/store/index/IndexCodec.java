package dev.keepsake.store.index;

import dev.keepsake.format.Limits;
import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotPlace;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// The index as a save: chunk `CUST`, one record a slot, named after the file of the copy that was
/// the newest, with that copy's number, hash, size and header.
public final class IndexCodec {
    private static final String CHUNK = "CUST";
    private static final String SECTION = "VALU";
    private static final String CLASS = "IndexEntry";

    private IndexCodec() {}

    /// Writes entries as a whole save; what the header says is the store's.
    public static void write(Collection<IndexEntry> entries, RecordSink sink) throws SaveException {
        sink.begin(StructValue.builder("Header").build(), null);
        sink.beginChunk(ChunkHead.ofRecords(CHUNK, ""));
        for (IndexEntry entry : entries) {
            sink.record(record(entry));
        }
        sink.end(Progress.NONE);
    }

    private static DetachedRecord record(IndexEntry entry) {
        SaveHead head = entry.head();
        StructValue content =
                StructValue.builder(CLASS)
                        .add("sequence", number(head.revision().sequence()))
                        .add("hash", number(head.revision().hash()))
                        .add("size", number(head.fileSize()))
                        .add("header", new BytesValue(head.headerBytes()))
                        .build();
        return new DetachedRecord(
                new RecordHead(entry.place().file(entry.copy()).path(), "entry", ""),
                RecordContent.of(Section.of(SECTION, content)));
    }

    private static IntegerValue number(long bits) {
        return new IntegerValue(bits, PrimitiveType.UINT64);
    }

    /// Reads the entries of a save; what is no entry is passed over, as the slot it was of is then
    /// looked at itself.
    ///
    /// @throws SaveException where a record does not read
    public static List<IndexEntry> read(SaveDocument document, Limits limits, Progress progress)
            throws SaveException {
        var entries = new ArrayList<IndexEntry>();
        Optional<Chunk> chunk = document.findChunk(CHUNK, "");
        int count = chunk.map(Chunk::size).orElse(0);
        for (int i = 0; i < count; i++) {
            progress.check(i, count);
            Optional<IndexEntry> entry = entry(chunk.get().record(i), limits);
            entry.ifPresent(entries::add);
        }
        return entries;
    }

    private static Optional<IndexEntry> entry(SaveRecord record, Limits limits)
            throws SaveException {
        Optional<CopyFile> file = CopyFile.parse(record.head().subject());
        Value content = record.content().find(SECTION).map(Section::content).orElse(null);
        if (file.isEmpty()
                || !(content instanceof StructValue fields)
                || !(fields.find("header").orElse(null) instanceof BytesValue header)) {
            return Optional.empty();
        }
        var revision = new Revision(number(fields, "sequence"), number(fields, "hash"));
        CopyLetter letter = file.get().letter();
        try {
            SaveHead head = SaveHead.of(revision, number(fields, "size"), header.bytes(), limits);
            return Optional.of(new IndexEntry(SlotPlace.of(file.get()), letter, head));
        } catch (SaveException noHeader) {
            return Optional.empty();
        }
    }

    private static long number(StructValue fields, String name) {
        return fields.find(name).orElse(null) instanceof IntegerValue number ? number.bits() : 0;
    }
}
