package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.container.Container;
import dev.keepsake.format.container.DirectoryChunk;
import dev.keepsake.format.container.DirectoryWriter;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.Corrupter;
import java.util.Random;

/// Mutates a save as an attacker would: every checksum fits what the bytes have become.
final class Resealed {
    private final Bytes save;
    private final Bytes stored;
    private final Random random;

    /// @param save the save to mutate
    Resealed(Bytes save, Random random) throws SaveException {
        this.save = save;
        this.stored = StoredCopy.of(save);
        this.random = random;
    }

    /// The next mutant.
    Bytes next() throws SaveException {
        Bytes base = random.nextBoolean() ? save : stored;
        return switch (random.nextInt(6)) {
            case 0 -> frame(base, true);
            case 1 -> frame(base, false);
            case 2 -> StoredCopy.of(base, this::sometimes, body -> body);
            case 3 -> blockBytes(base);
            case 4 -> prelude(base);
            default -> StoredCopy.of(base, head -> head, this::sometimes);
        };
    }

    private Bytes mutated(Bytes bytes) {
        return Bytes.wrap(Corrupter.mutate(bytes.toArray(), random));
    }

    private Bytes sometimes(Bytes bytes) {
        return random.nextInt(3) == 0 ? mutated(bytes) : bytes;
    }

    /// Header or directory mutated.
    private Bytes frame(Bytes base, boolean inHeader) throws SaveException {
        try (SaveDocument document = SampleSaves.open(base)) {
            Container container = ((KeepsakeOrigin) document.origin()).container();
            Bytes header = container.header().bytes();
            int directoryStart = (int) container.directorySpan().offset();
            int pictureStart = Prelude.BYTES + header.length();
            Bytes picture = base.slice(pictureStart, directoryStart - pictureStart);
            Bytes directory = DirectoryWriter.write(container.chunks());
            Bytes listed = directory.slice(0, directory.length() - 8);
            int blocksStart = (int) container.directorySpan().end();
            Bytes blocks = base.slice(blocksStart, base.length() - blocksStart);
            return seal(
                    container.prelude(),
                    inHeader ? mutated(header) : header,
                    picture,
                    inHeader ? listed : mutated(listed),
                    blocks);
        }
    }

    private static Bytes seal(
            Prelude prelude, Bytes header, Bytes picture, Bytes listed, Bytes blocks) {
        var rest = new Output();
        rest.writeBytes(header);
        rest.writeBytes(picture);
        rest.writeBytes(listed);
        rest.writeI64(Xxh3.hash64(listed));
        rest.writeBytes(blocks);
        Bytes content = rest.bytes();
        var out = new Output();
        out.writeBytes(
                new Prelude(
                                1,
                                1,
                                header.length(),
                                Prelude.BYTES + (long) content.length(),
                                prelude.sequence(),
                                listed.length() + 8L,
                                prelude.chunkCount(),
                                Xxh3.hash64(header),
                                Xxh3.hash64(content))
                        .bytes());
        out.writeBytes(content);
        return out.bytes();
    }

    /// One byte of a block as it is stored, compressed or not.
    private Bytes blockBytes(Bytes base) throws SaveException {
        try (SaveDocument document = SampleSaves.open(base)) {
            Container container = ((KeepsakeOrigin) document.origin()).container();
            byte[] bytes = base.toArray();
            int start = (int) container.directorySpan().end();
            bytes[start + random.nextInt(bytes.length - start)] = (byte) random.nextInt();
            var chunks =
                    container.chunks().stream()
                            .map(chunk ->
                                    new DirectoryChunk(
                                            chunk.id(),
                                            chunk.key(),
                                            chunk.mustUnderstand(),
                                            chunk.raw(),
                                            chunk.blocks().stream()
                                                    .map(block -> rehashed(block, bytes))
                                                    .toList()))
                            .toList();
            Bytes directory = DirectoryWriter.write(chunks);
            int directoryStart = (int) container.directorySpan().offset();
            int pictureStart = Prelude.BYTES + container.header().bytes().length();
            return seal(
                    container.prelude(),
                    container.header().bytes(),
                    base.slice(pictureStart, directoryStart - pictureStart),
                    directory.slice(0, directory.length() - 8),
                    Bytes.wrap(bytes, start, bytes.length - start));
        }
    }

    private static BlockEntry rehashed(BlockEntry block, byte[] bytes) {
        Bytes stored = Bytes.wrap(bytes, (int) block.offset(), block.stored());
        return new BlockEntry(
                block.offset(),
                block.headStored(),
                block.headDecoded(),
                block.bodyStored(),
                block.bodyDecoded(),
                block.records(),
                block.codec(),
                Xxh3.hash64(stored));
    }

    /// Any byte of the prelude behind the magic.
    private Bytes prelude(Bytes base) {
        byte[] bytes = base.toArray();
        bytes[8 + random.nextInt(48)] = (byte) random.nextInt();
        var out = new Output();
        out.writeI64(Xxh3.hash64(Bytes.wrap(bytes, 0, 56)));
        out.bytes().copyTo(bytes, 56);
        return Bytes.wrap(bytes);
    }
}
