package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockBuilder;
import dev.keepsake.format.block.EncodedBlock;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.packing.PlannedChunk;
import dev.keepsake.format.packing.RecordEncoder;
import dev.keepsake.format.packing.SaveAssembly;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;

/// A small save whose chunks have several blocks each: a writer may end a block where it likes.
final class ManyBlocks {
    private static final RecordEncoder ENCODER = new RecordEncoder(Limits.DEFAULT);

    private ManyBlocks() {}

    static Bytes save() throws SaveException {
        var world = new PlannedChunk(ChunkHead.ofRecords("WRLD", "harbour"));
        for (int i = 0; i < 4; i++) {
            add(
                    world,
                    SampleSaves.record("crate-" + i, "entity", "Crate", i),
                    SampleSaves.unknownSection("weather-" + i),
                    SampleSaves.owner("captain-" + i));
        }
        var bytes = new PlannedChunk(ChunkHead.ofBytes("RAWD", "x"));
        for (String part : List.of("bytes that ", "nobody ", "reads ".repeat(20))) {
            add(bytes, EncodedBlock.of(Bytes.EMPTY, Bytes.ofText(part), 0));
        }
        var sink = new MemorySink();
        try (SaveDocument document = SampleSaves.open(SampleSaves.small())) {
            var origin = (KeepsakeOrigin) document.origin();
            new SaveAssembly(
                            1,
                            1,
                            7,
                            origin.container().header().bytes(),
                            origin.pictures().readBytes(),
                            List.of(world, bytes))
                    .write(sink, Limits.DEFAULT, Progress.NONE);
        }
        return sink.bytes();
    }

    private static void add(PlannedChunk chunk, DetachedRecord... records) throws SaveException {
        var block = new BlockBuilder();
        for (DetachedRecord record : records) {
            block.add(ENCODER.encode(record));
        }
        add(chunk, block.build());
    }

    private static void add(PlannedChunk chunk, EncodedBlock block) {
        chunk.newPart().add(block.entry(), block::stored);
    }
}
