import dev.keepsake.format.SaveFormat;
import dev.keepsake.spark.KeyValueFormat;
import dev.keepsake.spark.SparkFormat;

/// Reads and writes Spark saves.
@org.jspecify.annotations.NullMarked
module dev.keepsake.spark {
    requires static org.jspecify;
    requires transitive dev.keepsake.format;

    exports dev.keepsake.spark;
    exports dev.keepsake.spark.finding;

    provides SaveFormat with
            SparkFormat,
            KeyValueFormat;
}
