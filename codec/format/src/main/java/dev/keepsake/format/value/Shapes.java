package dev.keepsake.format.value;

import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;

/// The shapes that values may name: those of their block.
@FunctionalInterface
public interface Shapes {
    /// No shapes, as where values stand outside blocks.
    Shapes NONE =
            hash -> {
                throw missing(hash);
            };

    /// The shape with a hash.
    ///
    /// @throws SaveException [#missing] where there is none
    Shape find(Digest hash) throws SaveException;

    /// The failure of a search for a shape; the reader adds where it was named.
    static SaveException missing(Digest hash) {
        return SaveException.of(
                Finding.of(KeepsakeCode.SHAPE)
                        .with("shape", "%016x%016x".formatted(hash.high(), hash.low())));
    }
}
