package dev.keepsake.format.block;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BlockCacheTest {
    private final BlockCache cache = new BlockCache(100);
    private final AtomicInteger loads = new AtomicInteger();
    private final BlockCache.Owner owner = new BlockCache.Owner();

    private String get(BlockCache.Owner of, int block, int bytes) throws SaveException {
        return cache.get(
                of,
                block,
                String.class,
                () -> {
                    loads.incrementAndGet();
                    return new BlockCache.Sized<>("block " + block, bytes);
                });
    }

    @Test
    void loadsAPartOnce() throws SaveException {
        assertEquals("block 1", get(owner, 1, 10));
        assertEquals("block 1", get(owner, 1, 10));
        assertEquals(1, loads.get());
    }

    @Test
    void letsGoOfWhatWasUsedLongestAgo() throws SaveException {
        get(owner, 1, 40);
        get(owner, 2, 40);
        get(owner, 1, 40);
        get(owner, 3, 40);
        assertTrue(cache.size() <= 100);
        get(owner, 1, 40);
        assertEquals(3, loads.get());
        get(owner, 2, 40);
        assertEquals(4, loads.get());
    }

    @Test
    void neverKeepsWhatIsLargerThanAllOfIt() throws SaveException {
        get(owner, 1, 101);
        assertEquals(0, cache.size());
    }

    @Test
    void dropsThePartsOfOneOwnerAlone() throws SaveException {
        var other = new BlockCache.Owner();
        get(owner, 1, 10);
        get(other, 1, 20);
        cache.drop(owner);
        assertEquals(20, cache.size());
    }

    @Test
    void givesButNeverKeepsAPartThatIsDecodedWhileItsOwnerIsDropped() throws SaveException {
        String part =
                cache.get(
                        owner,
                        1,
                        String.class,
                        () -> {
                            cache.drop(owner);
                            return new BlockCache.Sized<>("late", 10);
                        });
        assertEquals("late", part);
        assertEquals(0, cache.size());
        assertEquals("block 2", get(owner, 2, 10));
        assertEquals(0, cache.size());
    }
}
