package dev.keepsake.spark;

/// The Spark save format.
public final class SparkFormat {
    private SparkFormat() {}

    /// The short name of this format.
    public static String name() {
        return "spark";
    }
}
