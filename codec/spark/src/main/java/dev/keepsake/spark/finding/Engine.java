package dev.keepsake.spark.finding;

import java.util.Collection;
import java.util.EnumSet;
import java.util.stream.Collectors;

/// A generation of the engine's save reader, oldest first.
enum Engine {
    /// The first reader: lenient in nearly everything.
    V1_SEED("v1 seed", 0, 1),
    /// The first reader after it learned to refuse version 0, cut tails and trailing bytes.
    V1_HARDENED("v1 hardened", 1, 1),
    /// Writes version 2.
    V2("v2", 1, 2),
    /// Writes version 3.
    V3("v3", 2, 3),
    /// Writes version 4, with a checksum.
    V4("v4", 3, 4);

    private final String label;
    private final int oldest;
    private final int newest;

    Engine(String label, int oldest, int newest) {
        this.label = label;
        this.oldest = oldest;
        this.newest = newest;
    }

    /// True where it reads saves of a version at all.
    boolean reads(int version) {
        return version >= oldest && version <= newest;
    }

    /// These engines in words, oldest first: `v1 seed, v2`.
    static String names(Collection<Engine> engines) {
        return EnumSet.allOf(Engine.class).stream()
                .filter(engines::contains)
                .map(engine -> engine.label)
                .collect(Collectors.joining(", "));
    }
}
