package dev.keepsake.format.io;

import com.dynatrace.hash4j.hashing.HashStream64;
import com.dynatrace.hash4j.hashing.HashValue128;
import com.dynatrace.hash4j.hashing.Hasher128;
import com.dynatrace.hash4j.hashing.Hasher64;
import com.dynatrace.hash4j.hashing.Hashing;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.value.Bytes;

/// The hashes of the Keepsake format: XXH3 of 64 and of 128 bits, seed 0.
///
/// The static methods hash one run of bytes and may be called by any thread; an instance hashes
/// runs that follow one another, for one thread.
public final class Xxh3 {
    private static final Hasher64 HASHER_64 = Hashing.xxh3_64();
    private static final Hasher128 HASHER_128 = Hashing.xxh3_128();

    private final HashStream64 stream = HASHER_64.hashStream();

    /// Nothing hashed yet.
    public Xxh3() {}

    /// The 64-bit hash of bytes.
    public static long hash64(Bytes bytes) {
        return bytes.read(HASHER_64::hashBytesToLong);
    }

    /// The 128-bit hash of bytes.
    public static Digest hash128(Bytes bytes) {
        HashValue128 hash = bytes.read(HASHER_128::hashBytesTo128Bits);
        return new Digest(hash.getMostSignificantBits(), hash.getLeastSignificantBits());
    }

    /// Adds bytes behind those before.
    public void update(Bytes bytes) {
        bytes.read(stream::putBytes);
    }

    /// The 64-bit hash of all bytes so far.
    public long value64() {
        return stream.getAsLong();
    }
}
