package dev.keepsake.model.check.expect;

import dev.keepsake.model.type.TypeCatalog.Range;
import java.util.List;
import java.util.regex.Pattern;

/// What must be so in a place.
public sealed interface Demand {
    /// True where only a value can meet it.
    default boolean needsValue() {
        return switch (this) {
            case OneOf texts -> true;
            case Within range -> true;
            case Matches text -> true;
            case Exists there -> false;
            case Absent gone -> false;
            case Count number -> false;
        };
    }

    /// It is one of these, each as `keepsake set` reads it beside the value; text as it is. Numbers
    /// are compared as numbers.
    ///
    /// @param texts at least one
    record OneOf(List<String> texts) implements Demand {
        /// Copies the list.
        public OneOf {
            texts = List.copyOf(texts);
        }
    }

    /// It is a number in this range.
    record Within(Range range) implements Demand {}

    /// There is something.
    record Exists() implements Demand {}

    /// There is nothing.
    record Absent() implements Demand {}

    /// How many there are: of a class or a chunk its records, of a value what it holds, of a place
    /// with stars and of a part of the records of a class the places.
    ///
    /// @param least 0 or more
    /// @param greatest at least as many
    record Count(long least, long greatest) implements Demand {}

    /// It is a text that this matches as a whole, of at most 65,536 characters.
    record Matches(Pattern pattern) implements Demand {}
}
