package dev.keepsake.app.sizes;

import java.util.List;

/// Something that takes room in a save, and what it consists of. Immutable.
///
/// @param name what it is
/// @param size in bytes, decoded
/// @param count how many records it is, 0 for a part of one
/// @param children its parts, the biggest first; none where they are not known
/// @param deeper true where parts are found when asked for
record SizeNode(SizeName name, long size, long count, List<SizeNode> children, boolean deeper) {
    SizeNode {
        children = List.copyOf(children);
    }

    /// Something without parts.
    static SizeNode leaf(SizeName name, long size, long count) {
        return new SizeNode(name, size, count, List.of(), false);
    }

    /// True where one can look into it.
    boolean canOpen() {
        return deeper || !children.isEmpty();
    }

    /// The same with these parts.
    SizeNode with(List<SizeNode> parts) {
        return new SizeNode(name, size, count, parts, false);
    }

    /// The part of its size that a size is, 0 to 1.
    double share(long part) {
        return size <= 0 ? 0 : (double) part / size;
    }
}
