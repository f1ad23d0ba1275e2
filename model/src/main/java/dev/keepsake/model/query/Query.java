package dev.keepsake.model.query;

import dev.keepsake.model.finding.EditRefusedException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Which records or values of a save are meant, in a small language that people type: `class =
/// Guard and path = Health and value < 20`.
///
/// `docs/query.md` describes it. A query that speaks of values (path, type, value, `is`, `refers`)
/// selects values; one that speaks of chunks and records alone selects records. `text` asks both.
/// [Search] goes through a save for what a query selects. There is one printed text for each query,
/// and `parse(toString())` gives it again. Immutable; any thread may use it.
public final class Query {
    private final Condition condition;
    private final boolean ofText;
    private final boolean ofValues;

    private Query(Condition condition) {
        this.condition = condition;
        this.ofText = asksText(condition);
        this.ofValues = asksValue(condition);
    }

    /// Reads a query.
    ///
    /// @throws EditRefusedException with a [QueryCode] where the text is none: its details `column`
    ///   and `expected` say where, and what could stand there
    public static Query parse(String text) throws EditRefusedException {
        return new Query(QueryParser.parse(text));
    }

    /// All records and values that hold a text in their name, key or printed value, whatever the
    /// case; an empty text stands in all of them.
    public static Query containing(String text) {
        return new Query(new Condition.AnyText(NameTest.Contains.of(text)));
    }

    /// All records and values in whose name, key or printed value a regular expression matches.
    ///
    /// @param anyCase true where letters in upper and lower case are the same
    /// @throws EditRefusedException with [QueryCode#REGEX] where it is no regular expression
    public static Query matching(String regex, boolean anyCase) throws EditRefusedException {
        return new Query(
                new Condition.AnyText(new NameTest.Matches(BoundedRegex.of(regex, anyCase))));
    }

    Condition condition() {
        return condition;
    }

    /// True where records as a whole can be selected.
    public boolean selectsRecords() {
        return !ofValues;
    }

    /// True where values can be selected.
    public boolean selectsValues() {
        return ofValues || ofText;
    }

    private static boolean asksText(Condition condition) {
        return switch (condition) {
            case Condition.And and -> and.parts().stream().anyMatch(Query::asksText);
            case Condition.Or or -> or.parts().stream().anyMatch(Query::asksText);
            case Condition.Not not -> asksText(not.part());
            case Condition.AnyText text -> true;
            case Condition.OfRecord other -> false;
            case Condition.Edited other -> false;
            case Condition.At other -> false;
            case Condition.PathText other -> false;
            case Condition.OfValue other -> false;
            case Condition.Refers other -> false;
        };
    }

    private static boolean asksValue(Condition condition) {
        return switch (condition) {
            case Condition.And and -> and.parts().stream().anyMatch(Query::asksValue);
            case Condition.Or or -> or.parts().stream().anyMatch(Query::asksValue);
            case Condition.Not not -> asksValue(not.part());
            case Condition.AnyText other -> false;
            case Condition.OfRecord other -> false;
            case Condition.Edited other -> false;
            case Condition.At at -> true;
            case Condition.PathText path -> true;
            case Condition.OfValue value -> true;
            case Condition.Refers refers -> true;
        };
    }

    /// The one text of this query.
    @Override
    public String toString() {
        return condition.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Query query && query.condition.equals(condition);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(condition);
    }
}
