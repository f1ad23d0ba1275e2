package dev.keepsake.spark.save;

/// The chunks of a Spark save.
final class Chunks {
    /// The entities.
    static final String ENTITIES = "ENTS";

    /// The custom entries.
    static final String CUSTOM = "CUST";

    /// Bytes behind the last part.
    static final String TAIL = "TAIL";

    /// The tail's key where it stands behind a checksum.
    static final String UNSEALED = "unsealed";

    private Chunks() {}
}
