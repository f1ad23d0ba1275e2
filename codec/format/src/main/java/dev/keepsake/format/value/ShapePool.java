package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import java.util.IdentityHashMap;

/// Works out the shape of each struct type once, for a writer. For one thread.
///
/// Goes by identity: values that were read share the types of their block, so that even comparing
/// types would cost more than writing the values.
public final class ShapePool {
    /// Above this many it begins anew, so that a save with ever new types is not held.
    private static final int MOST_KEPT = 4_096;

    private final Limits limits;
    private final IdentityHashMap<StructType, Shape> shapes = new IdentityHashMap<>();

    /// An empty pool.
    public ShapePool(Limits limits) {
        this.limits = limits;
    }

    /// The shape of a struct type.
    ///
    /// @throws EditRefusedException as [Shape#of]
    public Shape of(StructType type) throws SaveException {
        Shape known = shapes.get(type);
        return known != null ? known : workOut(type);
    }

    private Shape workOut(StructType type) throws SaveException {
        if (shapes.size() >= MOST_KEPT) {
            shapes.clear();
        }
        Shape shape = Shape.of(type, limits);
        shapes.put(type, shape);
        return shape;
    }
}
