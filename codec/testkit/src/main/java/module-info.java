/// Builds and corrupts saves, for tests.
@org.jspecify.annotations.NullMarked
module dev.keepsake.testkit {
    requires transitive dev.keepsake.model;

    exports dev.keepsake.testkit;
    exports dev.keepsake.testkit.unreal;
}
