package dev.keepsake.app.retype;

import dev.keepsake.app.document.ValueNode;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import java.util.List;

/// A value that may be something else.
///
/// @param path its address
/// @param choices what it may be, the likeliest first
record Question(Path path, List<Choice> choices) {
    /// Copies the list.
    Question {
        choices = List.copyOf(choices);
    }

    /// True where there is something to choose.
    boolean isOpen() {
        return choices.stream().anyMatch(choice -> !choice.current());
    }

    /// What is taken for the same: all places like it.
    PathPattern places() {
        return new PathPattern(path);
    }

    /// True where such a value can be asked about: it holds something, and is no header field.
    static boolean isAsked(ValueNode.Row row) {
        return !row.record().isHeader()
                && row.path().section() != null
                && (row.isKeptAsRead() || row.hasChildren());
    }
}
