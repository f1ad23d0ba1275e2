package dev.keepsake.app.find;

import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;
import java.util.Optional;

/// What was looked for once, to look for it again.
///
/// @param name what the user calls it, empty for what was looked for last
/// @param mode what the text is
/// @param text what is looked for
public record SavedQuery(String name, FindMode mode, String text) {
    /// A line of a file.
    String line() {
        return mode.word() + " " + QuotedText.quote(name) + " " + QuotedText.quote(text);
    }

    /// The query that a line holds, if it is one.
    static Optional<SavedQuery> parse(String line) {
        for (FindMode mode : FindMode.values()) {
            if (line.startsWith(mode.word() + " \"")) {
                return parse(line, mode);
            }
        }
        return Optional.empty();
    }

    private static Optional<SavedQuery> parse(String line, FindMode mode) {
        try {
            QuotedText.Parsed name = QuotedText.parse(line, mode.word().length() + 1);
            if (!line.startsWith(" \"", name.end())) {
                return Optional.empty();
            }
            QuotedText.Parsed text = QuotedText.parse(line, name.end() + 1);
            return Optional.of(new SavedQuery(name.text(), mode, text.text()));
        } catch (PathSyntaxException foreign) {
            return Optional.empty();
        }
    }
}
