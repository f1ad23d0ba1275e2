package dev.keepsake.format.packing;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockBuilder;
import dev.keepsake.format.block.EncodedBlock;
import dev.keepsake.format.block.EncodedRecord;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Packs records into blocks of about 1 MiB, one chunk after another. For one thread at a time.
public final class RecordPacking {
    private final RecordEncoder encoder;
    private final BlockPacking packing;
    private @Nullable PlannedChunk chunk;
    private BlockBuilder block = new BlockBuilder();

    /// Packs for this file.
    public RecordPacking(Limits limits, BlockPacking packing) {
        this.encoder = new RecordEncoder(limits);
        this.packing = packing;
    }

    /// A record ready to be added.
    ///
    /// @throws SaveException as [RecordEncoder#encode]
    public EncodedRecord encode(DetachedRecord record) throws SaveException {
        return encoder.encode(record);
    }

    /// Adds a record to the end of a chunk; records of another chunk must have been flushed.
    public void add(PlannedChunk target, EncodedRecord record) throws SaveException {
        if (!block.isEmpty() && !block.fits(record)) {
            flush();
        }
        chunk = target;
        block.add(record);
    }

    /// Ends the block.
    public void flush() throws SaveException {
        PlannedChunk target = chunk;
        if (target != null && !block.isEmpty()) {
            BlockBuilder full = block;
            block = new BlockBuilder();
            if (full.isLarge()) {
                packing.addAlone(target, () -> List.of(full.build()));
            } else {
                packing.add(target, () -> List.of(full.build()));
            }
        }
    }

    /// The blocks of records that stood in one block: one, unless they outgrew it.
    public static List<EncodedBlock> repack(List<EncodedRecord> records) {
        if (records.isEmpty()) {
            return List.of();
        }
        var whole = new BlockBuilder();
        records.forEach(whole::add);
        return whole.isTooLarge() ? split(records) : List.of(whole.build());
    }

    private static List<EncodedBlock> split(List<EncodedRecord> records) {
        var blocks = new ArrayList<EncodedBlock>();
        var part = new BlockBuilder();
        for (EncodedRecord record : records) {
            if (!part.isEmpty() && !part.fits(record)) {
                blocks.add(part.build());
                part = new BlockBuilder();
            }
            part.add(record);
        }
        blocks.add(part.build());
        return blocks;
    }
}
