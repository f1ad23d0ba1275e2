/// Keeps saves in slots of two copies, so that no crash, disk or damaged file loses one.
@org.jspecify.annotations.NullMarked
module dev.keepsake.store {
    requires static org.jspecify;
    requires transitive dev.keepsake.format;

    exports dev.keepsake.store.backend;
    exports dev.keepsake.store.content;
    exports dev.keepsake.store.copy;
    exports dev.keepsake.store.file;
    exports dev.keepsake.store.finding;
    exports dev.keepsake.store.queue;
    exports dev.keepsake.store.repair;
    exports dev.keepsake.store.shelf;
    exports dev.keepsake.store.timeline;
    exports dev.keepsake.store.watch;
    exports dev.keepsake.store;
}
