package dev.keepsake.app.map;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Which points are drawn, and how one looks at them. Immutable.
///
/// @param plane which axes
/// @param chunk the number of the map's chunk, null for all of them
/// @param hidden the numbers of the classes that are switched off
record MapFilter(Plane plane, @Nullable Integer chunk, Set<Integer> hidden) {
    MapFilter {
        hidden = Set.copyOf(hidden);
    }

    boolean shows(MapPoints points, int point) {
        return (chunk == null || chunk == points.chunk(point))
                && (hidden.isEmpty() || !hidden.contains(points.classOf(point)));
    }
}
