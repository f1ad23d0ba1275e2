import dev.keepsake.format.SaveFormat;

/// What save formats implement, and the Keepsake format itself.
@org.jspecify.annotations.NullMarked
module dev.keepsake.format {
    requires com.dynatrace.hash4j;
    requires transitive dev.keepsake.model;

    exports dev.keepsake.format;
    exports dev.keepsake.format.io;

    uses SaveFormat;
}
