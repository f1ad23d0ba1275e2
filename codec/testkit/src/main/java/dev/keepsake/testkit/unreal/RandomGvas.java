package dev.keepsake.testkit.unreal;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Valid Unreal saves with random content of every kind that an engine can write. Equal seeds give
/// equal saves.
public final class RandomGvas {
    private static final int DEPTH = 4;
    private static final int MOST_PROPERTIES = 9;

    private final RandomGenerator random;
    private final RandomGvasValues values;

    private RandomGvas(RandomGenerator random, EngineVersion engine) {
        this.random = random;
        this.values = new RandomGvasValues(random, engine, this::list);
    }

    /// A save of this engine, a few kilobytes at most.
    public static byte[] of(long seed, EngineVersion engine) {
        RandomGenerator random = new SplittableRandom(seed);
        GvasBuilder builder = GvasBuilder.of(engine);
        RandomGvas maker = new RandomGvas(random, engine);
        maker.fill(builder, engine, DEPTH);
        if (random.nextInt(4) == 0) {
            builder.tail(maker.values.bytes(4, 40));
        }
        return builder.build();
    }

    private void fill(Properties<?> list, EngineVersion engine, int depth) {
        int count = random.nextInt(MOST_PROPERTIES);
        for (int i = 0; i < count; i++) {
            list.property(values.propertyName(), values.value(depth));
            decorate(list, engine);
        }
    }

    private void decorate(Properties<?> list, EngineVersion engine) {
        if (engine.hasPropertyGuids() && random.nextInt(4) == 0) {
            list.guid(values.guid());
        }
        if (random.nextInt(6) == 0) {
            list.index(random.nextInt(1, 4));
        }
        boolean hasExtensions = engine.hasExtensionByte() || engine.hasCompleteTypeNames();
        if (hasExtensions && random.nextInt(8) == 0) {
            list.extension(2, random.nextInt(4), random.nextInt(2), 0, 0, 0);
        }
        if (engine.hasCompleteTypeNames() && random.nextInt(12) == 0) {
            list.skipped();
        }
    }

    private Consumer<PropertyList> list(EngineVersion engine, int depth) {
        // Drawn now and written later, perhaps twice: so the list draws from a seed of its own.
        long seed = random.nextLong();
        return list -> new RandomGvas(new SplittableRandom(seed), engine).fill(list, engine, depth);
    }
}
