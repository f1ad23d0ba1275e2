package dev.keepsake.format.block;

import dev.keepsake.model.finding.SaveException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Keeps the parts of blocks that were decoded last, at most a number of bytes; any thread may use
/// it.
///
/// Two threads that miss the same part both decode it: that costs time, never a wrong value.
public final class BlockCache {
    /// One for the whole process, bounded to an eighth of the heap.
    public static final BlockCache SHARED = new BlockCache(Runtime.getRuntime().maxMemory() / 8);

    private final long capacity;
    private final Map<Key, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);
    private long size;

    /// Whose blocks are kept: made once a file, and of no use once it was dropped. Holds nothing of
    /// the file. Its flag changes and is read under the cache's lock alone.
    public static final class Owner {
        private boolean dropped;

        /// An owner that has no parts here yet.
        public Owner() {}
    }

    private record Key(Owner owner, int block, Class<?> part) {}

    private record Entry(Object part, long bytes) {}

    /// Decodes a part that is not here.
    @FunctionalInterface
    public interface Loader<T> {
        /// Decodes it.
        Sized<T> load() throws SaveException;
    }

    /// A decoded part with what it weighs.
    ///
    /// @param bytes about how much memory it holds
    public record Sized<T>(T part, long bytes) {}

    /// A cache of this many bytes.
    BlockCache(long capacity) {
        this.capacity = capacity;
    }

    /// The part of a block, decoded now where it is not here. One that is decoded while its owner
    /// is dropped is given and not kept.
    ///
    /// @param owner whose block it is
    /// @param block its number
    /// @param part what part, by the class that holds it
    public <T> T get(Owner owner, int block, Class<T> part, Loader<T> loader) throws SaveException {
        var key = new Key(owner, block, part);
        Optional<Object> known = find(key);
        if (known.isPresent()) {
            return part.cast(known.get());
        }
        Sized<T> loaded = loader.load();
        put(key, new Entry(loaded.part(), loaded.bytes()));
        return loaded.part();
    }

    private synchronized Optional<Object> find(Key key) {
        return Optional.ofNullable(entries.get(key)).map(Entry::part);
    }

    private synchronized void put(Key key, Entry entry) {
        if (key.owner().dropped || entry.bytes() > capacity) {
            return;
        }
        Entry before = entries.put(key, entry);
        size += entry.bytes() - (before == null ? 0 : before.bytes());
        var oldest = entries.values().iterator();
        while (size > capacity) {
            size -= oldest.next().bytes();
            oldest.remove();
        }
    }

    /// Lets go of all parts of an owner, and keeps none of it from now on.
    public synchronized void drop(Owner owner) {
        owner.dropped = true;
        entries.entrySet()
                .removeIf(entry -> {
                    boolean own = entry.getKey().owner().equals(owner);
                    size -= own ? entry.getValue().bytes() : 0;
                    return own;
                });
    }

    /// How many bytes are kept.
    synchronized long size() {
        return size;
    }
}
