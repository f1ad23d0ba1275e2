package dev.keepsake.app.find;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.query.Query;
import java.util.Locale;

/// What is typed into the field.
public enum FindMode {
    /// A text that names, keys and values are looked through for.
    TEXT,
    /// A query.
    QUERY,
    /// A regular expression for the same.
    REGEX;

    /// The query that a text means.
    ///
    /// @throws EditRefusedException where it is none
    Query query(String text) throws EditRefusedException {
        return switch (this) {
            case TEXT -> Query.containing(text);
            case QUERY -> Query.parse(text);
            case REGEX -> Query.matching(text, true);
        };
    }

    /// As it stands in files and keys.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
