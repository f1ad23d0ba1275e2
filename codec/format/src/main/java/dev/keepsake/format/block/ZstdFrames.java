package dev.keepsake.format.block;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import com.github.luben.zstd.util.Native;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.Optional;

/// Compresses and decompresses zstd frames: the only class that names the library.
///
/// The library has a native part that may be missing; then nothing is compressed, and what was
/// compressed is *refused*. Stateless; any thread may use it.
final class ZstdFrames {
    private static final int LEVEL = 3;

    /// What every frame begins with. The library decodes frames of older drafts as well, which
    /// begin otherwise and are none of this format.
    private static final Bytes MAGIC =
            Bytes.wrap(new byte[] {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD});

    private ZstdFrames() {}

    /// True where the native part is there.
    static boolean isAvailable() {
        try {
            Native.load();
            return Native.isLoaded();
        } catch (LinkageError missing) {
            return false;
        }
    }

    /// One frame that records its content's size; empty where the library is missing.
    static Optional<Bytes> compress(Bytes plain) {
        if (!isAvailable()) {
            return Optional.empty();
        }
        byte[] frame = new byte[Math.toIntExact(Zstd.compressBound(plain.length()))];
        long size =
                plain.read((array, offset, length) ->
                        Zstd.compressByteArray(
                                frame, 0, frame.length, array, offset, length, LEVEL));
        if (Zstd.isError(size)) {
            throw new IllegalStateException(Zstd.getErrorName(size));
        }
        return Optional.of(Bytes.wrap(Arrays.copyOf(frame, (int) size)));
    }

    /// The content of one frame that fills all bytes.
    ///
    /// @param decoded what the content's size must be; nothing is allocated where the frame does
    ///   not say the same
    /// @throws SaveException *refused* where the library is missing, *damaged* where the bytes are
    ///   no such frame
    static Bytes decompress(Bytes frame, int decoded) throws SaveException {
        if (!isAvailable()) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.LIBRARY_MISSING).with("library", "zstd"));
        }
        try {
            return decompressFrame(frame, decoded);
        } catch (ZstdException damage) {
            throw invalid(decoded, -1);
        }
    }

    private static Bytes decompressFrame(Bytes frame, int decoded) throws SaveException {
        if (frame.length() < MAGIC.length() || !frame.slice(0, MAGIC.length()).equals(MAGIC)) {
            throw invalid(decoded, -1);
        }
        long content = frame.read(Zstd::getFrameContentSize);
        long stored = frame.read(Zstd::findFrameCompressedSize);
        if (content != decoded || stored != frame.length()) {
            throw invalid(decoded, content);
        }
        byte[] plain = new byte[decoded];
        long size =
                frame.read((array, offset, length) ->
                        Zstd.decompressByteArray(plain, 0, decoded, array, offset, length));
        if (size != decoded) {
            throw invalid(decoded, Zstd.isError(size) ? -1 : size);
        }
        return Bytes.wrap(plain);
    }

    private static SaveException invalid(int recorded, long found) {
        return SaveException.of(
                Finding.of(KeepsakeCode.BLOCK_FRAME)
                        .with("recorded", recorded)
                        .with("found", found));
    }
}
