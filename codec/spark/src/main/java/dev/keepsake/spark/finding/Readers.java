package dev.keepsake.spark.finding;

import java.util.EnumSet;
import java.util.Set;

/// Which generations of the save reader refuse a save for the same reason.
enum Readers {
    /// None.
    NONE,
    /// Those that did not read names as long as their writer wrote.
    FIRST,
    /// All since the first was hardened.
    HARDENED,
    /// Those of versions 2 and later.
    STRICT,
    /// Those that know parents.
    WITH_PARENTS,
    /// The newest.
    NEWEST,
    /// All.
    ALL;

    Set<Engine> engines() {
        return switch (this) {
            case NONE -> Set.of();
            case FIRST -> EnumSet.range(Engine.V1_SEED, Engine.V1_HARDENED);
            case HARDENED -> EnumSet.range(Engine.V1_HARDENED, Engine.V4);
            case STRICT -> EnumSet.range(Engine.V2, Engine.V4);
            case WITH_PARENTS -> EnumSet.range(Engine.V3, Engine.V4);
            case NEWEST -> EnumSet.of(Engine.V4);
            case ALL -> EnumSet.allOf(Engine.class);
        };
    }
}
