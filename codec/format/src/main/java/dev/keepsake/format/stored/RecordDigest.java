package dev.keepsake.format.stored;

import dev.keepsake.model.document.Digest;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// Hashes records: their bytes, and what decoding them depends on. Pure.
public final class RecordDigest {
    private RecordDigest() {}

    /// The hash of a record.
    ///
    /// @param rule the name of the rule it is decoded by
    /// @param record its bytes
    /// @param context the bytes of all else that decoding depends on
    public static Digest of(String rule, Bytes record, Bytes context) {
        try {
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            hash.update((rule + " " + record.length() + " ").getBytes(StandardCharsets.UTF_8));
            hash.update(record.asBuffer());
            hash.update(context.asBuffer());
            ByteBuffer bytes = ByteBuffer.wrap(hash.digest());
            return new Digest(bytes.getLong(), bytes.getLong());
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
