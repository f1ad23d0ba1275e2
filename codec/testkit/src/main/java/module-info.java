/// Builds and corrupts saves, for tests.
@org.jspecify.annotations.NullMarked
module dev.keepsake.testkit {
    requires static org.jspecify;
    requires transitive dev.keepsake.format;
    requires transitive dev.keepsake.spark;

    exports dev.keepsake.testkit;
}
