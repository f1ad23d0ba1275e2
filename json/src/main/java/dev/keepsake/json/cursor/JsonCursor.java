package dev.keepsake.json.cursor;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads JSON token by token, and says where it stands. For one thread.
public final class JsonCursor {
    private static final int MOST_DEPTH = 64;
    private static final int MOST_DIGITS = 400;
    private static final int SHOWN = 40;
    private static final Pattern SOURCE = Pattern.compile("\\[Source: [^;\\]]*; ([^\\]]*)\\]");
    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(MOST_DEPTH).build())
                    // Names of a file are not worth keeping for the next.
                    .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                    .build();

    private final JsonParser parser;
    private final String file;
    private final JsonCodes codes;
    private JsonLocation nameAt = JsonLocation.NA;

    /// A cursor before the first token.
    ///
    /// @param file the file's name, for what is found wrong
    public JsonCursor(String text, String file, JsonCodes codes) {
        this.file = file;
        this.codes = codes;
        try {
            this.parser = FACTORY.createParser(text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// Reads one member of an object: the cursor stands on its value.
    public interface MemberReader {
        /// Reads it.
        void read(String name) throws JsonFault;
    }

    /// The next token, null at the end.
    public @Nullable JsonToken next() throws JsonFault {
        try {
            return parser.nextToken();
        } catch (JsonProcessingException fault) {
            throw syntax(fault);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// The name of the next member of this object, null where there is none.
    public @Nullable String nextName() throws JsonFault {
        return next() == JsonToken.FIELD_NAME ? parserText() : null;
    }

    /// Passes over the value the cursor stands on.
    public void skip() throws JsonFault {
        try {
            parser.skipChildren();
        } catch (JsonProcessingException fault) {
            throw syntax(fault);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// Reads the object the cursor stands on, whose members have different names, and ends on its
    /// last bracket.
    public void members(MemberReader reader) throws JsonFault {
        if (!isAt(JsonToken.START_OBJECT)) {
            throw unfit(codes.object());
        }
        var seen = new HashSet<String>();
        for (String text = nextName(); text != null; text = nextName()) {
            String name = NameText.parse(text, this);
            if (!seen.add(name)) {
                throw wrong(codes.duplicate(), "member", name);
            }
            nameAt = parser.currentTokenLocation();
            next();
            reader.read(name);
        }
    }

    /// True where the cursor stands on such a token.
    public boolean isAt(JsonToken token) {
        return parser.hasToken(token);
    }

    /// The text the cursor stands on.
    public String text() throws JsonFault {
        if (!isAt(JsonToken.VALUE_STRING)) {
            throw unfit(codes.text());
        }
        return parserText();
    }

    /// The name the cursor stands on.
    public String name() throws JsonFault {
        return NameText.parse(text(), this);
    }

    /// The whole number the cursor stands on.
    public long integer(long least, long greatest) throws JsonFault {
        if (isAt(JsonToken.VALUE_NUMBER_INT)) {
            var number = new BigInteger(parserText());
            boolean within =
                    number.compareTo(BigInteger.valueOf(least)) >= 0
                            && number.compareTo(BigInteger.valueOf(greatest)) <= 0;
            if (within) {
                return number.longValueExact();
            }
        }
        throw new JsonFault(
                finding(codes.integer())
                        .with("found", shown())
                        .with("least", least)
                        .with("greatest", greatest),
                null);
    }

    /// The number the cursor stands on, null where it stands on none or on one that would take
    /// hundreds of digits to write.
    public @Nullable BigDecimal findNumber() throws JsonFault {
        if (!isAt(JsonToken.VALUE_NUMBER_INT) && !isAt(JsonToken.VALUE_NUMBER_FLOAT)) {
            return null;
        }
        String text = parserText();
        try {
            var number = new BigDecimal(text);
            boolean small =
                    Math.abs((long) number.scale()) <= MOST_DIGITS
                            && number.precision() <= MOST_DIGITS;
            return small ? number : null;
        } catch (NumberFormatException beyondAllBounds) {
            return null;
        }
    }

    /// The refusal of the token the cursor stands on.
    public JsonFault unfit(FindingCode code) throws JsonFault {
        return wrong(code, "found", shown());
    }

    /// A refusal of what stands here.
    public JsonFault wrong(FindingCode code, String detail, String text) {
        return new JsonFault(finding(code).with(detail, text), null);
    }

    /// A refusal of what stands here.
    public JsonFault wrong(FindingCode code) {
        return new JsonFault(finding(code), null);
    }

    /// What is wrong with what stands here.
    public Finding finding(FindingCode code) {
        return finding(code, parser.currentTokenLocation());
    }

    /// What is wrong with the name of the member whose value stands here.
    public Finding findingAtName(FindingCode code) {
        return finding(code, nameAt);
    }

    private Finding finding(FindingCode code, JsonLocation at) {
        return Finding.of(code)
                .with("file", file)
                .with("line", Math.max(1, at.getLineNr()))
                .with("column", Math.max(1, at.getColumnNr()))
                .with("pointer", parser.getParsingContext().pathAsPointer().toString());
    }

    private JsonFault syntax(JsonProcessingException fault) {
        JsonLocation at = fault.getLocation();
        Finding finding =
                finding(codes.syntax(), at == null ? parser.currentLocation() : at)
                        .with("reason", reason(fault));
        return new JsonFault(finding, fault);
    }

    /// What the parser says, without the name of a source that it does not have.
    private static String reason(JsonProcessingException fault) {
        return SOURCE.matcher(fault.getOriginalMessage()).replaceAll("$1");
    }

    private String parserText() throws JsonFault {
        try {
            return parser.getText();
        } catch (JsonProcessingException fault) {
            throw syntax(fault);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// The token as it stands in the file, or its beginning.
    private String shown() throws JsonFault {
        if (parser.currentToken() == null) {
            return "";
        }
        String text = parserText();
        String whole = isAt(JsonToken.VALUE_STRING) ? '"' + text + '"' : text;
        return whole.length() <= SHOWN ? whole : whole.substring(0, SHOWN) + "…";
    }

    /// The refusal of a member that may be misspelt: it must not be passed over.
    public JsonFault unknown(String member, String known) {
        return new JsonFault(
                findingAtName(codes.unknown()).with("member", member).with("known", known), null);
    }

    /// The refusal of a name in quotes that is none.
    JsonFault badName(String text, int at, @Nullable Throwable cause) {
        return new JsonFault(finding(codes.name()).with("text", text).with("at", at), cause);
    }
}
