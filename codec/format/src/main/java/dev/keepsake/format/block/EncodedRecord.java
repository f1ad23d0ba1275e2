package dev.keepsake.format.block;

import dev.keepsake.format.value.Shape;
import dev.keepsake.model.value.Bytes;
import java.util.List;

/// A record ready for a block.
///
/// @param subject whose record it is
/// @param kind its kind, four letters
/// @param shape its own shape
/// @param uses the shapes its body names, in the order of first use
/// @param body its body
public record EncodedRecord(Bytes subject, Bytes kind, Shape shape, List<Shape> uses, Bytes body) {}
