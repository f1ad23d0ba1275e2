/// The index of a store: what makes a list of many slots one read. Starts at
/// [dev.keepsake.store.index.IndexEntry]; [dev.keepsake.store.index.IndexCodec] turns entries into
/// a save of their own and back.
package dev.keepsake.store.index;
