package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.EncodedBlock;
import dev.keepsake.format.block.EncodedRecord;
import dev.keepsake.format.block.ShapeOrder;
import dev.keepsake.format.packing.RecordEncoder;
import dev.keepsake.format.packing.RecordPacking;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;

/// Encodes one block anew: changed and added records from their values, the others from their
/// bytes, which mean the same in any block. For one thread, once.
final class BlockRewrite {
    private final KeepsakeOrigin origin;
    private final SaveDocument document;
    private final List<RecordId> records;
    private final Limits limits;
    private final RecordEncoder encoder;

    /// @param records what the block then holds, in order
    BlockRewrite(KeepsakeOrigin origin, SaveDocument document, List<RecordId> records) {
        this.origin = origin;
        this.document = document;
        this.records = records;
        this.limits = origin.options().limits();
        this.encoder = new RecordEncoder(limits);
    }

    /// The blocks that stand in its place: one, none where it has no records left, several where it
    /// outgrew its limit.
    List<EncodedBlock> run() throws SaveException {
        var encoded = new ArrayList<EncodedRecord>(records.size());
        for (RecordId id : records) {
            SaveRecord record = document.record(id);
            encoded.add(
                    record.isEdited()
                            ? encoder.encode(new DetachedRecord(record.head(), record.content()))
                            : copy(id));
        }
        return RecordPacking.repack(encoded);
    }

    private EncodedRecord copy(RecordId id) throws SaveException {
        OpenRecord open = origin.record(id.chunk(), id.record());
        var order = new ShapeOrder(open.head());
        open.decode(order, limits);
        return new EncodedRecord(
                open.head().subject(open.record()).compact(),
                open.head().kind(open.record()).compact(),
                open.shape(),
                order.used(),
                open.bytes());
    }
}
