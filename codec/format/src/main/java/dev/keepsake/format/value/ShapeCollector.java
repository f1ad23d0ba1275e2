package dev.keepsake.format.value;

/// Is told of each shape that written values name, in order, as often as they name it.
@FunctionalInterface
public interface ShapeCollector {
    /// Takes note of a shape.
    void use(Shape shape);
}
