package dev.keepsake.model.query;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.PlacePattern.AnySteps;
import dev.keepsake.model.query.PlacePattern.InBraces;
import dev.keepsake.model.query.PlacePattern.InBrackets;
import dev.keepsake.model.query.PlacePattern.Named;
import dev.keepsake.model.query.PlacePattern.Part;
import dev.keepsake.model.query.QueryReader.Word;
import java.util.ArrayList;
import java.util.List;

/// Reads the pattern of places in a query. For one thread.
final class PlaceReader {
    private static final String STOPS = "/[]{}#@";
    private static final String PART = "name, *, **, [*], [0], [=key], {*}";

    private final QueryReader reader;
    private final List<Part> parts = new ArrayList<>();
    private boolean whole;

    PlaceReader(QueryReader reader) {
        this.reader = reader;
    }

    PlacePattern read() throws EditRefusedException {
        int from = reader.index();
        whole = reader.takeHere("/");
        parts.add(part());
        while (reader.here() == '/' || reader.here() == '[' || reader.here() == '{') {
            reader.takeHere("/");
            parts.add(part());
            if (parts.size() > PlacePattern.MOST_PARTS) {
                throw reader.tooLong(from, PlacePattern.MOST_PARTS);
            }
        }
        return new PlacePattern(whole, parts);
    }

    private Part part() throws EditRefusedException {
        if (reader.takeHere("[")) {
            return inBrackets();
        }
        if (reader.takeHere("{")) {
            long index = reader.takeHere("*") ? -1 : reader.number();
            require("}");
            return new InBraces(index);
        }
        return named();
    }

    private Part inBrackets() throws EditRefusedException {
        Step step = null;
        if (reader.takeHere("=")) {
            String literal = reader.word("]#", "key").text();
            step = new Step.Key(literal, reader.takeHere("#") ? reader.number() : 0);
        } else if (!reader.takeHere("*")) {
            step = new Step.Item(reader.number());
        }
        require("]");
        return new InBrackets(step);
    }

    private Part named() throws EditRefusedException {
        Word word = reader.word(STOPS, PART);
        if (!word.quoted() && word.text().equals("**")) {
            return new AnySteps();
        }
        int ordinal = reader.takeHere("#") ? reader.number() : -1;
        NamePattern key = null;
        if (parts.isEmpty() && reader.takeHere("@")) {
            whole = true;
            key = pattern(reader.word(STOPS, "key"));
        }
        return new Named(pattern(word), ordinal, key);
    }

    private static NamePattern pattern(Word word) {
        return new NamePattern(word.text(), !word.quoted() && word.text().indexOf('*') >= 0);
    }

    private void require(String sign) throws EditRefusedException {
        if (!reader.takeHere(sign)) {
            throw reader.expected(sign);
        }
    }
}
