/// What every backend of a store must do, and backends and file systems that fail; for tests.
@org.jspecify.annotations.NullMarked
module dev.keepsake.storetest {
    requires static org.jspecify;
    requires transitive dev.keepsake.store;
    requires transitive org.junit.jupiter.api;

    exports dev.keepsake.storetest;
}
