package dev.keepsake.json.value;

import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads JSON token by token, and says where it stands. For one thread.
///
/// Every method reads what the cursor stands on and ends on its last token. A failure of the reader
/// under it is an [UncheckedIOException].
public final class JsonCursor {
    private static final int SHOWN = 40;
    private static final Pattern SOURCE = Pattern.compile("\\[Source: [^;\\]]*; ([^\\]]*)\\]");

    private static final JsonFactory STANDARD = factory(JsonLimits.DEFAULT);

    private final JsonParser parser;
    private final String file;
    private final long lineBefore;
    private final int depth;

    /// A cursor in front of the first token.
    ///
    /// @param text what is read; stays open
    /// @param file its name, for what is found wrong
    /// @param lineBefore how many lines of the file stand before the text
    public JsonCursor(Reader text, String file, long lineBefore, JsonLimits limits) {
        this.file = file;
        this.lineBefore = lineBefore;
        this.depth = limits.depth();
        try {
            JsonFactory factory = limits.equals(JsonLimits.DEFAULT) ? STANDARD : factory(limits);
            this.parser = factory.createParser(text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static JsonFactory factory(JsonLimits limits) {
        return JsonFactory.builder()
                .streamReadConstraints(
                        StreamReadConstraints.builder()
                                .maxNestingDepth(limits.brackets())
                                .maxStringLength(limits.textUnits())
                                .maxNameLength(limits.nameUnits())
                                .maxDocumentLength(limits.documentUnits())
                                .build())
                // Names of a file are not worth keeping for the next.
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                .build();
    }

    /// Reads one member of an object: the cursor stands on its value.
    @FunctionalInterface
    public interface MemberReader {
        /// Reads the value of the member with this name.
        void read(String name) throws JsonImportException;
    }

    /// Reads one item of a list: the cursor stands on it.
    @FunctionalInterface
    public interface ItemReader {
        /// Reads the item at this position, from 0.
        void read(int index) throws JsonImportException;
    }

    /// How deep values may stand in one another.
    int depth() {
        return depth;
    }

    /// Goes to the next token; false at the end.
    public boolean next() throws JsonImportException {
        try {
            return parser.nextToken() != null;
        } catch (JsonProcessingException fault) {
            throw syntax(fault);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Refuses anything but the end.
    public void requireEnd() throws JsonImportException {
        if (next()) {
            throw expected("the end");
        }
    }

    /// True where the cursor stands on `{`.
    public boolean isObject() {
        return parser.hasToken(JsonToken.START_OBJECT);
    }

    /// True where the cursor stands on `[`.
    public boolean isList() {
        return parser.hasToken(JsonToken.START_ARRAY);
    }

    /// True where the cursor stands on a text.
    public boolean isText() {
        return parser.hasToken(JsonToken.VALUE_STRING);
    }

    /// True where the cursor stands on `true` or `false`.
    public boolean isTruth() {
        return parser.hasToken(JsonToken.VALUE_TRUE) || parser.hasToken(JsonToken.VALUE_FALSE);
    }

    /// True where the cursor stands on a number.
    boolean isNumber() {
        return parser.hasToken(JsonToken.VALUE_NUMBER_INT)
                || parser.hasToken(JsonToken.VALUE_NUMBER_FLOAT);
    }

    /// Goes from `{` or the value of a member to the name of the next one; null behind the last.
    @Nullable String nextName() throws JsonImportException {
        next();
        return parser.hasToken(JsonToken.FIELD_NAME) ? raw() : null;
    }

    /// Reads an object whose members have different names.
    public void members(MemberReader reader) throws JsonImportException {
        if (!isObject()) {
            throw expected("{…}");
        }
        membersFrom(nextName(), reader);
    }

    /// Reads the members of an object from this one on, whose name the cursor stands on.
    void membersFrom(@Nullable String first, MemberReader reader) throws JsonImportException {
        var seen = new HashSet<String>();
        for (String name = first; name != null; name = nextName()) {
            if (!seen.add(name)) {
                throw wrong(finding(JsonCode.DUPLICATE).with("member", name));
            }
            next();
            reader.read(name);
        }
    }

    /// Reads a list.
    public void items(ItemReader reader) throws JsonImportException {
        if (!isList()) {
            throw expected("[…]");
        }
        next();
        for (int index = 0; !parser.hasToken(JsonToken.END_ARRAY); index++) {
            reader.read(index);
            next();
        }
    }

    /// A text as it is.
    public String text() throws JsonImportException {
        if (!isText()) {
            throw expected("\"…\"");
        }
        return raw();
    }

    /// A name, which may stand once more in quotes.
    public String name() throws JsonImportException {
        return NameForm.parse(text(), this);
    }

    /// True or false.
    public boolean truth() throws JsonImportException {
        if (!isTruth()) {
            throw expected("true | false");
        }
        return parser.hasToken(JsonToken.VALUE_TRUE);
    }

    /// A whole number, which may stand in quotes.
    ///
    /// @param expected what is needed, for people
    public long integer(long least, long greatest, String expected) throws JsonImportException {
        BigInteger number = number(expected);
        boolean within =
                number.compareTo(BigInteger.valueOf(least)) >= 0
                        && number.compareTo(BigInteger.valueOf(greatest)) <= 0;
        if (!within) {
            throw range(expected);
        }
        return number.longValueExact();
    }

    /// A whole number of a width that fits an int.
    public int integer(int least, int greatest, String expected) throws JsonImportException {
        return (int) integer((long) least, greatest, expected);
    }

    BigInteger number(String expected) throws JsonImportException {
        if (!parser.hasToken(JsonToken.VALUE_NUMBER_INT) && !isText()) {
            throw expected(expected);
        }
        String digits = raw();
        if (!NumberForm.isInteger(digits)) {
            throw expected(expected);
        }
        return new BigInteger(digits);
    }

    /// Bytes as Base64.
    public Bytes bytes() throws JsonImportException {
        if (!isText()) {
            throw expected("Base64");
        }
        try {
            return Bytes.wrap(parser.getBinaryValue(Base64Variants.MIME_NO_LINEFEEDS));
        } catch (JsonProcessingException fault) {
            throw wrong(
                    finding(JsonCode.EXPECTED).with("found", shown()).with("expected", "Base64"),
                    fault);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The text of the token the cursor stands on.
    String raw() throws JsonImportException {
        try {
            return parser.getText();
        } catch (JsonProcessingException fault) {
            throw syntax(fault);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The refusal of what stands here.
    ///
    /// @param expected what could stand here: a type, or a piece of the form
    public JsonImportException expected(String expected) throws JsonImportException {
        return wrong(finding(JsonCode.EXPECTED).with("found", shown()).with("expected", expected));
    }

    JsonImportException range(String type) throws JsonImportException {
        return wrong(finding(JsonCode.RANGE).with("found", shown()).with("expected", type));
    }

    /// The refusal of a member of an object.
    ///
    /// @param known all that there are
    public JsonImportException unknown(String member, String known) {
        return wrong(finding(JsonCode.UNKNOWN).with("member", member).with("known", known));
    }

    /// The refusal of an object without a member it needs.
    public JsonImportException missing(String member) {
        return wrong(finding(JsonCode.MISSING).with("member", member));
    }

    /// The refusal of an object whose members do not go together.
    ///
    /// @param expected what could stand there
    public JsonImportException mixed(String found, String expected) {
        return wrong(finding(JsonCode.MIXED).with("found", found).with("expected", expected));
    }

    /// What is wrong with what stands here.
    public Finding finding(JsonCode code) {
        return finding(code, parser.currentTokenLocation());
    }

    /// The exception of a finding.
    public JsonImportException wrong(Finding finding) {
        return new JsonImportException(finding);
    }

    JsonImportException wrong(Finding finding, Throwable cause) {
        var wrong = new JsonImportException(finding);
        wrong.initCause(cause);
        return wrong;
    }

    private Finding finding(JsonCode code, JsonLocation at) {
        return Finding.of(code)
                .with("file", file)
                .with("line", lineBefore + Math.max(1, at.getLineNr()))
                .with("column", Math.max(1, at.getColumnNr()))
                .with("pointer", parser.getParsingContext().pathAsPointer().toString());
    }

    private JsonImportException syntax(JsonProcessingException fault) {
        JsonLocation at = fault.getLocation();
        String reason = SOURCE.matcher(fault.getOriginalMessage()).replaceAll("$1");
        return wrong(
                finding(JsonCode.SYNTAX, at == null ? parser.currentLocation() : at)
                        .with("reason", reason),
                fault);
    }

    /// The token as it stands in the file, or its beginning.
    private String shown() throws JsonImportException {
        if (parser.currentToken() == null) {
            return "";
        }
        String text = raw();
        String start = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
        return isText() ? '"' + start + '"' : start;
    }
}
