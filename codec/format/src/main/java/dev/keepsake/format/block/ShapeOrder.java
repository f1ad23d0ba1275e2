package dev.keepsake.format.block;

import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.SaveException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Finds shapes and keeps in which order they were first asked for. For one thread.
public final class ShapeOrder implements Shapes {
    private final Shapes shapes;
    private final Set<Shape> used = new LinkedHashSet<>();

    /// Finds shapes among these.
    public ShapeOrder(Shapes shapes) {
        this.shapes = shapes;
    }

    @Override
    public Shape find(Digest hash) throws SaveException {
        Shape shape = shapes.find(hash);
        used.add(shape);
        return shape;
    }

    /// Takes note of a shape that was not asked for.
    public void add(Shape shape) {
        used.add(shape);
    }

    /// The shapes asked for, each once, in the order of first use.
    public List<Shape> used() {
        return List.copyOf(used);
    }
}
