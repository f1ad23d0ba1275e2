package dev.keepsake.unreal.value;

/// What trying one candidate after another may cost: so many bytes for each of the content, shared
/// with the saves inside it, so that nested ambiguities cannot multiply. For one thread.
final class Trials {
    private static final int PER_BYTE = 16;

    /// What an attempt costs that fails at its first byte.
    private static final int LEAST = 64;

    private long left;

    /// The budget of a content of so many bytes.
    Trials(long bytes) {
        left = PER_BYTE * (bytes + 1024);
    }

    /// True where one more candidate may be tried.
    boolean mayGoOn() {
        return left >= 0;
    }

    /// Pays for an attempt that failed after so many bytes.
    void pay(int bytes) {
        left -= Math.max(bytes, 0) + LEAST;
    }
}
