package dev.keepsake.spark.layout;

import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import org.jspecify.annotations.Nullable;

/// Where the parts of a save stand. Immutable.
///
/// @param version the version it is read as, 0 to 4
/// @param metadata the metadata's text
/// @param text the same, split
/// @param entities the entities that read
/// @param custom the custom entries that read
/// @param customCounted true where a count of custom entries stands in the file
/// @param tail what stands behind the last part, null where nothing does
/// @param tailSealed true where the tail stands before the checksum, not behind it
/// @param size the file's size
/// @param error the first thing that is missing or fails, null where the save is whole
public record SaveLayout(
        int version,
        Bytes metadata,
        MetadataText text,
        RecordSpans entities,
        RecordSpans custom,
        boolean customCounted,
        @Nullable Span tail,
        boolean tailSealed,
        long size,
        @Nullable Finding error) {
    /// The newest version there is.
    public static final int NEWEST = 4;

    /// The version that ends in a checksum.
    public static final int SEALED = 4;

    /// What every save begins with.
    public static final Bytes MAGIC = Bytes.ofText("SPRK");

    /// Magic, version and the metadata's length.
    public static final int PRELUDE = 12;

    /// The size of the checksum.
    public static final int TRAILER = 4;

    /// The longest metadata most readers take, in bytes.
    public static final int METADATA_CAP = 64 << 10;

    /// The longest text with a length of two bytes.
    public static final int TEXT_CAP = 0xFFFF;

    /// The longest name the first readers take, in bytes.
    public static final int NAME_CAP = 4_096;

    /// The most entities an engine takes.
    public static final int ENTITY_CAP = 1_000_000;

    /// The most custom entries an engine takes.
    public static final int CUSTOM_CAP = 100_000;

    /// True where the save ends in a checksum.
    public boolean isSealed() {
        return version >= SEALED;
    }
}
