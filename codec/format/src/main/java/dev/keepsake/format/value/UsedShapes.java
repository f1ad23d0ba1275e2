package dev.keepsake.format.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;

/// Finds the shapes that written values name, and tells of each.
record UsedShapes(ShapePool pool, ShapeCollector collector) {
    Shape use(StructType type) throws SaveException {
        Shape shape = pool.of(type);
        collector.use(shape);
        return shape;
    }
}
