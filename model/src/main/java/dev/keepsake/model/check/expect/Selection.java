package dev.keepsake.model.check.expect;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.Step;
import java.util.List;

/// Which places of a save an expectation is about.
///
/// Closed, so that a place named in another way (a query) is one more record here and one more case
/// where [Target] is made.
public sealed interface Selection {
    /// True where the places are values, not chunks or records.
    boolean isValue();

    /// One place: a chunk, a record, a value, the header or a field of it.
    record At(Path path) implements Selection {
        @Override
        public boolean isValue() {
            return path.section() != null || path.isHeader();
        }

        @Override
        public String toString() {
            return path.toString();
        }
    }

    /// All places like one.
    record Like(PathPattern pattern) implements Selection {
        @Override
        public boolean isValue() {
            return pattern.path().section() != null || pattern.path().isHeader();
        }

        @Override
        public String toString() {
            return pattern.toString();
        }
    }

    /// The records of a class, or a place in each.
    ///
    /// @param className exact
    /// @param section the section that the place is in, empty for the records themselves
    /// @param steps from the section's content to the place
    /// @param like true where numbers and keys in the steps stand for all
    record OfClass(String className, String section, List<Step> steps, boolean like)
            implements Selection {
        /// Copies the list.
        public OfClass {
            steps = List.copyOf(steps);
        }

        @Override
        public boolean isValue() {
            return !section.isEmpty();
        }

        @Override
        public String toString() {
            if (section.isEmpty()) {
                return className;
            }
            // The text of a path behind a chunk and a record of one letter each.
            Path path = Path.ofChunk("c", "").record("r", 0).section(section).then(steps);
            String text = like ? new PathPattern(path).toString() : path.toString();
            return className + " " + text.substring("c/r/".length());
        }
    }
}
