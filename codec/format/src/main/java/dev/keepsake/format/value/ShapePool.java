package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/// Works out the shape of each struct type once, for a writer. For one thread.
public final class ShapePool {
    /// Above this many it begins anew, so that a save with ever new types is not held.
    private static final int MOST_KEPT = 4_096;

    private final Limits limits;
    private final IdentityHashMap<StructType, Shape> byIdentity = new IdentityHashMap<>();
    private final Map<Digest, Shape> byHash = new HashMap<>();

    /// An empty pool.
    public ShapePool(Limits limits) {
        this.limits = limits;
    }

    /// The shape of a struct type; equal types have one instance, as long as it is kept.
    ///
    /// @throws EditRefusedException as [Shape#of]
    public Shape of(StructType type) throws SaveException {
        Shape known = byIdentity.get(type);
        return known != null ? known : workOut(type);
    }

    private Shape workOut(StructType type) throws SaveException {
        if (byIdentity.size() >= MOST_KEPT) {
            byIdentity.clear();
            byHash.clear();
        }
        Shape shape = Shape.of(type, limits);
        Shape first = byHash.putIfAbsent(shape.hash(), shape);
        Shape kept = first == null ? shape : first;
        byIdentity.put(type, kept);
        return kept;
    }
}
