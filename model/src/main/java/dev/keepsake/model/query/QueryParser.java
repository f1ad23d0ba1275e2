package dev.keepsake.model.query;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.query.QueryReader.Word;
import dev.keepsake.model.query.ValueTest.Operator;
import java.util.ArrayList;
import java.util.List;

/// Reads the text of a query: conditions joined by `or`, `and`, `not` and parentheses. `and` binds
/// more than `or`, `not` more than both. Words of the language in any case.
final class QueryParser {
    /// How many UTF-16 units a query has at most.
    static final int MOST_UNITS = 4_000;

    private static final int MOST_DEPTH = 50;
    private static final String CONDITION =
            "subject, class, kind, chunk, key, path, type, value, text, is, refers to, not, (";

    private final QueryReader reader;

    private QueryParser(String text) {
        this.reader = new QueryReader(text);
    }

    static Condition parse(String text) throws EditRefusedException {
        var parser = new QueryParser(text);
        if (text.length() > MOST_UNITS) {
            throw parser.reader.tooLong(MOST_UNITS, MOST_UNITS);
        }
        Condition whole = parser.any(0);
        if (!parser.reader.isAtEnd()) {
            throw parser.reader.expected("and, or");
        }
        return whole;
    }

    private Condition any(int depth) throws EditRefusedException {
        var parts = new ArrayList<Condition>();
        do {
            Condition part = all(depth);
            parts.addAll(part instanceof Condition.Or or ? or.parts() : List.of(part));
        } while (reader.takeWord("or"));
        return parts.size() == 1 ? parts.get(0) : new Condition.Or(parts);
    }

    private Condition all(int depth) throws EditRefusedException {
        var parts = new ArrayList<Condition>();
        do {
            Condition part = single(depth);
            parts.addAll(part instanceof Condition.And and ? and.parts() : List.of(part));
        } while (reader.takeWord("and"));
        return parts.size() == 1 ? parts.get(0) : new Condition.And(parts);
    }

    private Condition single(int depth) throws EditRefusedException {
        int from = reader.index();
        if (depth > MOST_DEPTH) {
            throw reader.tooLong(from, MOST_DEPTH);
        }
        if (reader.take("(")) {
            Condition inside = any(depth + 1);
            if (!reader.take(")")) {
                throw reader.expected("and, or, )");
            }
            return inside;
        }
        String word = reader.letters();
        return switch (word) {
            case "not" -> new Condition.Not(single(depth + 1));
            case "chunk" -> ofRecord(RecordField.CHUNK);
            case "key" -> ofRecord(RecordField.KEY);
            case "subject", "name" -> ofRecord(RecordField.SUBJECT);
            case "class" -> ofRecord(RecordField.CLASS);
            case "kind" -> ofRecord(RecordField.KIND);
            case "path" -> ofPath();
            case "type" -> ofType();
            case "value" -> ofValue();
            case "text" -> new Condition.AnyText(partOfText());
            case "is" -> is();
            case "refers" -> refers();
            default -> throw reader.unexpected(from, CONDITION);
        };
    }

    private Condition ofRecord(RecordField field) throws EditRefusedException {
        return new Condition.OfRecord(field, nameTest());
    }

    private NameTest nameTest() throws EditRefusedException {
        if (isPartOfText()) {
            return partOfText();
        }
        boolean different = reader.take("!=");
        if (!different && !reader.take("=")) {
            throw reader.expected("=, !=, contains, ~");
        }
        return new NameTest.Is(namePattern(), different);
    }

    private NamePattern namePattern() throws EditRefusedException {
        Word word = operand("name, \"name\", name*");
        return new NamePattern(word.text(), !word.quoted() && word.text().indexOf('*') >= 0);
    }

    private Word operand(String expected) throws EditRefusedException {
        reader.index();
        return reader.word("", expected);
    }

    private boolean isPartOfText() {
        int from = reader.index();
        boolean found =
                reader.take("~") || reader.takeWord("contains") || reader.takeWord("matches");
        reader.back(from);
        return found;
    }

    private NameTest partOfText() throws EditRefusedException {
        if (reader.takeWord("contains")) {
            return NameTest.Contains.of(operand("text, \"text\"").text());
        }
        if (!reader.take("~") && !reader.takeWord("matches")) {
            throw reader.expected("contains, ~");
        }
        return new NameTest.Matches(reader.regex());
    }

    private Condition ofPath() throws EditRefusedException {
        if (isPartOfText()) {
            return new Condition.PathText(partOfText());
        }
        boolean different = reader.take("!=");
        if (!different && !reader.take("=")) {
            throw reader.expected("=, !=, contains, ~");
        }
        return new Condition.At(new PlaceReader(reader).read(), different);
    }

    private Condition ofType() throws EditRefusedException {
        boolean different = reader.take("!=");
        if (!different && !reader.take("=")) {
            throw reader.expected("=, !=");
        }
        String name = operand("Int32, Text, Number, \"List<Text>\"").text();
        return new Condition.OfValue(new ValueTest.OfType(name, different));
    }

    private Condition ofValue() throws EditRefusedException {
        if (isPartOfText()) {
            return new Condition.OfValue(new ValueTest.Text(partOfText()));
        }
        if (reader.takeWord("is")) {
            return is();
        }
        if (reader.takeWord("refers")) {
            return refers();
        }
        if (reader.takeWord("in")) {
            return new Condition.OfValue(between());
        }
        Operator operator = operator();
        int from = reader.index();
        Operand operand = Operand.of(operand("20, \"text\", true").text());
        if (operator.isOrder() && !operand.isOrdered()) {
            throw reader.unexpected(from, "20, 2024-05-01, PT1H");
        }
        return new Condition.OfValue(new ValueTest.Compares(operator, operand));
    }

    /// Longer signs first, as they begin with shorter ones.
    private Operator operator() throws EditRefusedException {
        Operator found = null;
        int from = reader.index();
        for (Operator operator : Operator.values()) {
            reader.back(from);
            boolean longer = found == null || operator.sign().length() > found.sign().length();
            if (longer && reader.take(operator.sign())) {
                found = operator;
            }
        }
        reader.back(from);
        if (found == null) {
            throw reader.expected("=, !=, <, <=, >, >=, in, contains, ~, is, refers to");
        }
        reader.take(found.sign());
        return found;
    }

    private ValueTest between() throws EditRefusedException {
        int from = reader.index();
        Operand least = leastOfRange();
        int second = reader.index();
        Operand greatest = Operand.of(operand("20").text());
        if (!least.isOrdered()) {
            throw reader.unexpected(from, "10..20");
        }
        if (!greatest.isOrdered()) {
            throw reader.unexpected(second, "20");
        }
        return new ValueTest.Between(least, greatest);
    }

    /// The part of a range before its dots, which are passed over.
    private Operand leastOfRange() throws EditRefusedException {
        int from = reader.index();
        Word word = operand("10..20");
        if (word.quoted()) {
            if (!reader.takeHere("..")) {
                throw reader.expected("..");
            }
            return Operand.of(word.text());
        }
        int dots = word.text().indexOf("..");
        if (dots <= 0) {
            throw reader.unexpected(from, "10..20");
        }
        reader.back(from + dots + 2);
        return Operand.of(word.text().substring(0, dots));
    }

    private Condition is() throws EditRefusedException {
        boolean not = reader.takeWord("not");
        int from = reader.index();
        String word = reader.letters();
        Condition found = null;
        if (word.equals(Condition.Edited.WORD)) {
            found = new Condition.Edited();
        }
        for (ValueTrait trait : ValueTrait.values()) {
            if (trait.word().equals(word)) {
                found = new Condition.OfValue(new ValueTest.Is(trait));
            }
        }
        if (found == null) {
            throw reader.unexpected(from, "nan, nonfinite, kept, empty, edited");
        }
        return not ? new Condition.Not(found) : found;
    }

    private Condition refers() throws EditRefusedException {
        if (!reader.takeWord("to")) {
            throw reader.expected("to");
        }
        return new Condition.Refers(operand("subject, \"subject\"").text());
    }
}
