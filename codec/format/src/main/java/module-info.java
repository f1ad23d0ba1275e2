import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.keepsake.KeepsakeFormat;

/// What save formats implement, and the Keepsake format itself.
@org.jspecify.annotations.NullMarked
module dev.keepsake.format {
    requires com.dynatrace.hash4j;
    requires com.github.luben.zstd_jni;
    requires transitive dev.keepsake.model;

    exports dev.keepsake.format;
    exports dev.keepsake.format.head;
    exports dev.keepsake.format.io;
    exports dev.keepsake.format.stored;

    uses SaveFormat;

    provides SaveFormat with
            KeepsakeFormat;
}
