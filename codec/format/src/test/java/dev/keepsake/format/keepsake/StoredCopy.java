package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockCodec;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.container.Container;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.packing.PlannedChunk;
import dev.keepsake.format.packing.SaveAssembly;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;

/// Makes the same save without compression, so that its blocks can be read and changed by hand.
final class StoredCopy {
    private StoredCopy() {}

    /// What a test makes of a decoded part of a block: other bytes of any length.
    @FunctionalInterface
    interface PartChange {
        Bytes change(Bytes decoded);
    }

    static Bytes of(Bytes save) throws SaveException {
        return of(save, head -> head, body -> body);
    }

    /// The save with every head and body changed, and all sizes and checksums as they must be.
    static Bytes of(Bytes save, PartChange heads, PartChange bodies) throws SaveException {
        try (SaveDocument document = SampleSaves.open(save)) {
            var origin = (KeepsakeOrigin) document.origin();
            var chunks = new ArrayList<PlannedChunk>();
            for (OpenChunk chunk : origin.chunks()) {
                var planned = new PlannedChunk(chunk.head());
                chunks.add(planned);
                for (int i = 0; i < chunk.blockCount(); i++) {
                    copy(origin, chunk.block(i), planned, heads, bodies);
                }
            }
            Container container = origin.container();
            var sink = new MemorySink();
            new SaveAssembly(
                            1,
                            1,
                            container.prelude().sequence(),
                            container.header().bytes(),
                            new PictureReader(container, origin.source()).readBytes(),
                            chunks)
                    .write(sink, Limits.DEFAULT, Progress.NONE);
            return sink.bytes();
        }
    }

    private static void copy(
            KeepsakeOrigin origin,
            int block,
            PlannedChunk planned,
            PartChange heads,
            PartChange bodies)
            throws SaveException {
        OpenBlocks blocks = origin.blocks();
        BlockEntry entry = blocks.entry(block);
        Bytes stored = blocks.stored(block);
        Bytes head = Bytes.EMPTY;
        if (entry.records() > 0) {
            head = heads.change(blocks.reader().decodeHead(entry, stored).bytes());
        }
        Bytes body = bodies.change(blocks.reader().decodeBody(entry, stored));
        var out = new Output();
        out.writeBytes(head);
        out.writeBytes(body);
        Bytes both = out.bytes();
        var copied =
                new BlockEntry(
                        0,
                        head.length(),
                        head.length(),
                        body.length(),
                        body.length(),
                        entry.records(),
                        BlockCodec.STORED,
                        Xxh3.hash64(both));
        planned.newPart().add(copied, () -> both);
    }
}
