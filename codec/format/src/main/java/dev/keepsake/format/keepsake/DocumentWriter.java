package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.container.HeaderWriter;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.packing.BlockPacking;
import dev.keepsake.format.packing.PlannedChunk;
import dev.keepsake.format.packing.RecordPacking;
import dev.keepsake.format.packing.SaveAssembly;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Writes a document that was opened: blocks without changes byte for byte, the others encoded
/// anew. For one thread, once.
final class DocumentWriter {
    private final SaveDocument document;
    private final KeepsakeOrigin origin;
    private final Limits limits;
    private final Progress progress;

    DocumentWriter(SaveDocument document, KeepsakeOrigin origin, Progress progress) {
        this.document = document;
        this.origin = origin;
        this.limits = origin.options().limits();
        this.progress = progress;
    }

    /// Writes it.
    ///
    /// @throws SaveException the first error that was found when it was opened, damage of a part
    ///   that must be copied, a limit, the storage's failure or the caller's stop
    void write(ByteSink sink) throws SaveException {
        requireSound();
        try (var packing = new BlockPacking()) {
            var chunks = new ArrayList<PlannedChunk>();
            for (Chunk chunk : document.chunks()) {
                progress.check(chunks.size(), document.chunks().size());
                var planned = new PlannedChunk(chunk.head());
                chunks.add(planned);
                plan(chunk, planned, packing);
            }
            packing.finish();
            assembly(chunks).write(sink, limits, progress);
        }
    }

    private void requireSound() throws SaveException {
        for (Finding finding : origin.findings().kept()) {
            if (finding.isError()) {
                throw SaveException.of(finding);
            }
        }
    }

    private SaveAssembly assembly(List<PlannedChunk> chunks) throws SaveException {
        Prelude prelude = origin.container().prelude();
        StructValue edited = document.changes().header();
        Bytes header = origin.container().header().bytes();
        long sequence = prelude.sequence();
        if (edited != null) {
            header = HeaderWriter.write(edited, origin.container().header().picture(), limits);
            sequence = HeaderWriter.sequence(edited);
        }
        Bytes picture = origin.pictures().readBytes();
        return new SaveAssembly(
                prelude.formatVersion(), prelude.oldestReader(), sequence, header, picture, chunks);
    }

    private void plan(Chunk chunk, PlannedChunk planned, BlockPacking packing)
            throws SaveException {
        if (chunk.head().kind() == ChunkHead.Kind.RAW) {
            planBytes(chunk, planned, packing);
        } else if (chunk.number() >= 0 && open(chunk).blockCount() > 0) {
            planOpened(chunk, planned, packing);
        } else {
            planNew(chunk, planned, packing);
        }
    }

    private OpenChunk open(Chunk chunk) {
        return origin.chunks().get(chunk.number());
    }

    private void planBytes(Chunk chunk, PlannedChunk planned, BlockPacking packing)
            throws SaveException {
        Changes changes = document.changes();
        boolean replaced = changes.chunks().get(chunk.number()) instanceof ChunkChange.Replaced;
        if (replaced || chunk.number() < 0) {
            packing.addBytes(planned, chunk.bytes());
            return;
        }
        for (int i = 0; i < open(chunk).blockCount(); i++) {
            copy(open(chunk).block(i), planned);
        }
    }

    private void copy(int block, PlannedChunk planned) {
        BlockEntry entry = origin.blocks().entry(block);
        planned.newPart().add(entry, () -> origin.blocks().stored(block));
    }

    private void planNew(Chunk chunk, PlannedChunk planned, BlockPacking packing)
            throws SaveException {
        var records = new RecordPacking(limits, packing);
        for (int i = 0; i < chunk.size(); i++) {
            progress.check(i, chunk.size());
            SaveRecord record = chunk.record(i);
            records.add(
                    planned, records.encode(new DetachedRecord(record.head(), record.content())));
        }
        records.flush();
    }

    private void planOpened(Chunk chunk, PlannedChunk planned, BlockPacking packing)
            throws SaveException {
        OpenChunk open = open(chunk);
        Map<Integer, List<RecordId>> touched =
                TouchedBlocks.of(open, chunk, document.changes().ofChunk(chunk.number()));
        for (int i = 0; i < open.blockCount(); i++) {
            progress.check(i, open.blockCount());
            List<RecordId> records = touched.get(i);
            if (records == null) {
                copy(open.block(i), planned);
            } else {
                var rewrite = new BlockRewrite(origin, document, records);
                if (origin.blocks().entry(open.block(i)).isLarge()) {
                    packing.addAlone(planned, rewrite::run);
                } else {
                    packing.add(planned, rewrite::run);
                }
            }
        }
    }
}
