package dev.keepsake.bench;

import com.github.luben.zstd.Zstd;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What the machine can do with the bytes of the workload at all, in pieces of 256 KiB.
final class Machine {
    private static final int PIECE = 256 << 10;

    private final byte[] payload;
    private final byte[] copy;
    private final List<byte[]> compressed;

    Machine(Bytes payload) {
        this.payload = payload.toArray();
        this.copy = new byte[payload.length()];
        this.compressed = compress();
    }

    int payloadBytes() {
        return payload.length;
    }

    int compressedBytes() {
        return compressed.stream().mapToInt(piece -> piece.length).sum();
    }

    byte[] copy() {
        System.arraycopy(payload, 0, copy, 0, payload.length);
        return copy;
    }

    long hash() {
        return Xxh3.hash64(Bytes.wrap(payload));
    }

    List<byte[]> compress() {
        var pieces = new ArrayList<byte[]>();
        for (int from = 0; from < payload.length; from += PIECE) {
            int length = Math.min(PIECE, payload.length - from);
            byte[] target = new byte[(int) Zstd.compressBound(length)];
            long size = Zstd.compressByteArray(target, 0, target.length, payload, from, length, 3);
            pieces.add(Arrays.copyOf(target, Math.toIntExact(size)));
        }
        return pieces;
    }

    byte[] decompress() {
        int to = 0;
        for (byte[] piece : compressed) {
            int room = Math.min(PIECE, copy.length - to);
            to += Math.toIntExact(Zstd.decompressByteArray(copy, to, room, piece, 0, piece.length));
        }
        return copy;
    }
}
