package dev.keepsake.format.container;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.value.Bytes;
import java.util.List;

/// Encodes directories.
public final class DirectoryWriter {
    private DirectoryWriter() {}

    /// The directory's bytes, with their checksum.
    public static Bytes write(List<DirectoryChunk> chunks) {
        var out = new Output();
        for (DirectoryChunk chunk : chunks) {
            out.writeBytes(Bytes.ofName(chunk.id()));
            out.writeString(Bytes.ofName(chunk.key()));
            out.writeU8((chunk.mustUnderstand() ? 1 : 0) | (chunk.raw() ? 2 : 0));
            out.writeVarint(chunk.blocks().size());
            chunk.blocks().forEach(block -> writeBlock(out, block));
        }
        out.writeI64(Xxh3.hash64(out.bytes()));
        return out.bytes();
    }

    private static void writeBlock(Output out, BlockEntry block) {
        out.writeI64(block.offset());
        out.writeI32(block.headStored());
        out.writeI32(block.headDecoded());
        out.writeI32(block.bodyStored());
        out.writeI32(block.bodyDecoded());
        out.writeI32(block.records());
        out.writeU8(block.codec());
        out.writeI64(block.hash());
    }
}
