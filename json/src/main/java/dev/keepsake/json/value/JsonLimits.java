package dev.keepsake.json.value;

/// How much JSON is read before it is refused.
///
/// @param depth how deep values may stand in one another
/// @param textUnits how long a text may be, in UTF-16 units
/// @param nameUnits how long the name of a member may be, in UTF-16 units
/// @param documentUnits how long the whole may be, in UTF-16 units
public record JsonLimits(int depth, int textUnits, int nameUnits, long documentUnits) {
    /// As much as a save may hold: values 256 deep, texts of 96 Mi units (Base64 of 64 MiB and
    /// more), names of 1 Mi, 4 Gi units in all.
    public static final JsonLimits DEFAULT = new JsonLimits(256, 96 << 20, 1 << 20, 4L << 30);

    /// The most brackets that stand open at a value: four for each value it stands in, and those of
    /// the form around it.
    int brackets() {
        return 4 * depth + 16;
    }

    /// The same with another length of the whole.
    public JsonLimits withDocumentUnits(long units) {
        return new JsonLimits(depth, textUnits, nameUnits, units);
    }
}
