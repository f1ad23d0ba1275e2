package dev.keepsake.app.cli;

import dev.keepsake.model.path.Path;

/// The last part of a path, as it is printed: what tells a value from its neighbours.
final class PathEnd {
    private PathEnd() {}

    static String of(Path path) {
        if (!path.steps().isEmpty()) {
            return path.steps().get(path.steps().size() - 1).toString();
        }
        if (path.section() != null) {
            return path.section();
        }
        return path.record() == null ? path.toString() : path.record().toString();
    }
}
