package dev.keepsake.app.journal;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A save with changes that a crashed run left, and what the user wants done with them.
final class JournalRow {
    private final FoundJournal found;
    private final ObjectProperty<Choice> choice;

    /// What can be done with what was found.
    enum Choice {
        /// Open the save and stage the changes on it.
        OPEN,
        /// Give the changes up.
        DISCARD,
        /// Ask again at the next start.
        LATER
    }

    JournalRow(FoundJournal found) {
        this.found = found;
        this.choice = new SimpleObjectProperty<>(choices().getFirst());
    }

    FoundJournal found() {
        return found;
    }

    /// The file that is shown: the save's, or where that is unknown the journal's.
    Path file() {
        JournalContent content = found.content();
        return content == null ? found.journal() : content.save().file();
    }

    /// What can be chosen, the likeliest first.
    List<Choice> choices() {
        return switch (found.save()) {
            case SAME, CHANGED -> List.of(Choice.OPEN, Choice.LATER, Choice.DISCARD);
            case GONE, UNKNOWN -> List.of(Choice.LATER, Choice.DISCARD);
        };
    }

    /// What is chosen.
    ObjectProperty<Choice> choice() {
        return choice;
    }
}
