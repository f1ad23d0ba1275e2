package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// What can be said of a content without reading it. Pure.
final class Contents {
    /// The first bytes of every GVAS.
    static final Bytes GVAS = Bytes.ofText("GVAS");

    /// How much of a damaged content is worth showing.
    private static final int LEAST_BYTES = 64;

    private Contents() {}

    static boolean beginsAsGvas(ByteSource content) throws SaveException {
        return content.size() >= GVAS.length() && content.read(0, GVAS.length()).equals(GVAS);
    }

    /// What is made of a content.
    @FunctionalInterface
    interface Made<T> {
        /// Makes it.
        T make() throws SaveException;
    }

    /// Makes something of a content, which is closed where that fails.
    static <T> T closedOnFault(ByteSource content, Made<T> made) throws SaveException {
        boolean kept = false;
        try {
            T result = made.make();
            kept = true;
            return result;
        } finally {
            if (!kept) {
                content.close();
            }
        }
    }

    /// True where so much of a damaged content could be decoded that it tells something.
    static boolean isOfUse(long decoded) {
        return decoded >= LEAST_BYTES;
    }
}
