package dev.keepsake.json.expect;

import com.fasterxml.jackson.core.JsonToken;
import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.check.expect.Demand;
import dev.keepsake.model.type.TypeCatalog.Range;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/// Reads what is demanded of a place.
final class DemandReader {
    static final String MEMBERS = "equals, oneOf, within, matches, exists, absent, count";

    private final JsonCursor cursor;

    DemandReader(JsonCursor cursor) {
        this.cursor = cursor;
    }

    /// The demand of a member, null where the member is none.
    @Nullable Demand find(String member) throws JsonFault {
        return switch (member) {
            case "equals" -> new Demand.OneOf(List.of(value()));
            case "oneOf" -> new Demand.OneOf(values());
            case "within" -> new Demand.Within(range());
            case "matches" -> new Demand.Matches(pattern());
            case "exists" -> truth(new Demand.Exists());
            case "absent" -> truth(new Demand.Absent());
            case "count" -> count();
            default -> null;
        };
    }

    private Demand truth(Demand demand) throws JsonFault {
        if (!cursor.isAt(JsonToken.VALUE_TRUE)) {
            throw cursor.unfit(ExpectFileCode.TRUTH);
        }
        return demand;
    }

    private String value() throws JsonFault {
        if (cursor.isAt(JsonToken.VALUE_TRUE)) {
            return "true";
        }
        if (cursor.isAt(JsonToken.VALUE_FALSE)) {
            return "false";
        }
        if (cursor.isAt(JsonToken.VALUE_STRING)) {
            return cursor.text();
        }
        BigDecimal number = cursor.findNumber();
        if (number == null) {
            throw cursor.unfit(ExpectFileCode.VALUE);
        }
        return number.toPlainString();
    }

    private List<String> values() throws JsonFault {
        requireList();
        var all = new ArrayList<String>();
        while (cursor.next() != JsonToken.END_ARRAY) {
            all.add(value());
        }
        return all;
    }

    private void requireList() throws JsonFault {
        if (!cursor.isAt(JsonToken.START_ARRAY)) {
            throw cursor.unfit(ExpectFileCode.LIST);
        }
    }

    private Range range() throws JsonFault {
        if (!cursor.isAt(JsonToken.START_ARRAY)) {
            throw cursor.unfit(ExpectFileCode.RANGE);
        }
        BigDecimal least = number();
        BigDecimal greatest = number();
        if (least.compareTo(greatest) > 0 || cursor.next() != JsonToken.END_ARRAY) {
            throw cursor.unfit(ExpectFileCode.RANGE);
        }
        return new Range(least, greatest);
    }

    private BigDecimal number() throws JsonFault {
        cursor.next();
        BigDecimal number = cursor.findNumber();
        if (number == null) {
            throw cursor.unfit(ExpectFileCode.RANGE);
        }
        return number;
    }

    /// A number, or the least and the greatest.
    private Demand count() throws JsonFault {
        if (!cursor.isAt(JsonToken.START_ARRAY)) {
            long exact = cursor.integer(0, Long.MAX_VALUE);
            return new Demand.Count(exact, exact);
        }
        cursor.next();
        long least = cursor.integer(0, Long.MAX_VALUE);
        cursor.next();
        long greatest = cursor.integer(least, Long.MAX_VALUE);
        if (cursor.next() != JsonToken.END_ARRAY) {
            throw cursor.unfit(ExpectFileCode.RANGE);
        }
        return new Demand.Count(least, greatest);
    }

    private Pattern pattern() throws JsonFault {
        String text = cursor.text();
        try {
            return Pattern.compile(text);
        } catch (PatternSyntaxException fault) {
            throw new JsonFault(
                    cursor.finding(ExpectFileCode.PATTERN)
                            .with("text", text)
                            .with("reason", fault.getDescription()),
                    fault);
        }
    }
}
