package dev.keepsake.format.io;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;

/// Hands bytes on to another sink and knows the fingerprint of all of them in the end.
///
/// The first 64 KiB are kept in memory, as they alone can be written over.
final class FingerprintSink implements ByteSink {
    private static final int HEAD_BYTES = 1 << 16;

    private final ByteSink next;
    private final byte[] head = new byte[HEAD_BYTES];
    private final MessageDigest rest = sha256();

    FingerprintSink(ByteSink next) {
        this.next = next;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) { // every Java has it
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void write(Bytes bytes) throws SaveException {
        long start = next.position();
        next.write(bytes);
        int inHead = Math.clamp(HEAD_BYTES - start, 0, bytes.length());
        if (inHead > 0) {
            bytes.slice(0, inHead).copyTo(head, (int) start);
        }
        rest.update(bytes.slice(inHead, bytes.length() - inHead).asBuffer());
    }

    @Override
    public void overwrite(long start, Bytes bytes) throws SaveException {
        Objects.checkFromIndexSize(
                start, (long) bytes.length(), Math.min(HEAD_BYTES, next.position()));
        next.overwrite(start, bytes);
        bytes.copyTo(head, (int) start);
    }

    @Override
    public long position() {
        return next.position();
    }

    /// The fingerprint of all that was written. Called once, at the end.
    Fingerprint fingerprint() {
        MessageDigest first = sha256();
        first.update(head, 0, (int) Math.min(HEAD_BYTES, next.position()));
        return new Fingerprint(
                next.position(), Bytes.wrap(first.digest()), Bytes.wrap(rest.digest()));
    }
}
