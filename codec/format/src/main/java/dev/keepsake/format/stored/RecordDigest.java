package dev.keepsake.format.stored;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// Hashes records: their bytes, and what decoding them depends on. Pure.
public final class RecordDigest {
    private static final int PIECE = 1 << 20;

    private RecordDigest() {}

    /// The hash of a record.
    ///
    /// @param rule the name of the rule it is decoded by
    /// @param record its bytes
    /// @param context the bytes of all else that decoding depends on
    public static Digest of(String rule, Bytes record, Bytes context) {
        MessageDigest hash = begun(rule, record.length());
        hash.update(record.asBuffer());
        hash.update(context.asBuffer());
        return digest(hash);
    }

    /// The hash of a record that may be large: its bytes are read a MiB at a time.
    ///
    /// @param rule the name of the rule it is decoded by, and all else that decoding depends on
    /// @param start where its bytes begin in the source
    public static Digest of(String rule, ByteSource source, long start, long length)
            throws SaveException {
        MessageDigest hash = begun(rule, length);
        for (long done = 0; done < length; done += PIECE) {
            int piece = (int) Math.min(PIECE, length - done);
            hash.update(source.read(start + done, piece).asBuffer());
        }
        return digest(hash);
    }

    private static MessageDigest begun(String rule, long length) {
        try {
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            hash.update((rule + " " + length + " ").getBytes(StandardCharsets.UTF_8));
            return hash;
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    private static Digest digest(MessageDigest hash) {
        ByteBuffer bytes = ByteBuffer.wrap(hash.digest());
        return new Digest(bytes.getLong(), bytes.getLong());
    }
}
