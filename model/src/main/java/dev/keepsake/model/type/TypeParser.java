package dev.keepsake.model.type;

import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads the text of a type as [TypeText] prints it.
final class TypeParser {
    /// How deep types may stand in one another: as deep as values of any format.
    static final int MOST_DEPTH = 256;

    private static final String TYPE = "Int32 | Text | Enum … | Struct … | List<…> | Map<…, …>";
    private static final String NAME = "name";

    private final String text;
    private int at;

    private TypeParser(String text) {
        this.text = text;
    }

    static Type parse(String text) throws TypeSyntaxException {
        var parser = new TypeParser(text);
        Type type = parser.readType(MOST_DEPTH);
        if (parser.peek() != '\0' || parser.at < text.length()) {
            throw parser.expected("…");
        }
        return type;
    }

    private Type readType(int depthLeft) throws TypeSyntaxException {
        if (depthLeft == 0) {
            throw expected("≤ " + MOST_DEPTH);
        }
        skipSpaces();
        int start = at;
        String word = readWord();
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "enum" -> new EnumType(readOptionalName());
            case "struct" -> readStruct(depthLeft);
            case "list" -> new ListType(readOnly(depthLeft));
            case "set" -> new SetType(readOnly(depthLeft));
            case "optional" -> new OptionalType(readOnly(depthLeft));
            case "map" -> readMap(depthLeft);
            default -> readPrimitive(word, start);
        };
    }

    private Type readPrimitive(String word, int start) throws TypeSyntaxException {
        PrimitiveType primitive =
                TypeText.findPrimitive(word)
                        .orElseThrow(() -> new TypeSyntaxException(text, start, TYPE));
        if (peek() != '[') {
            return primitive;
        }
        if (primitive.width() == 0) {
            throw new TypeSyntaxException(text, start, "List<" + primitive.displayName() + ">");
        }
        at++;
        require(']');
        return new PackedType(primitive);
    }

    private Type readOnly(int depthLeft) throws TypeSyntaxException {
        require('<');
        Type item = readType(depthLeft - 1);
        require('>');
        return item;
    }

    private MapType readMap(int depthLeft) throws TypeSyntaxException {
        require('<');
        Type key = readType(depthLeft - 1);
        require(',');
        Type value = readType(depthLeft - 1);
        require('>');
        return new MapType(key, value);
    }

    private String readOptionalName() throws TypeSyntaxException {
        boolean named = peek() == '"' || isPlain(true);
        return named ? readName(true) : "";
    }

    private Type readStruct(int depthLeft) throws TypeSyntaxException {
        String name = readOptionalName();
        if (peek() != '{') {
            return new NamedStructType(name);
        }
        at++;
        return new StructType(name, readFields(depthLeft));
    }

    private List<StructType.Field> readFields(int depthLeft) throws TypeSyntaxException {
        var fields = new ArrayList<StructType.Field>();
        if (peek() == '}') {
            at++;
            return fields;
        }
        while (true) {
            String name = readName(false);
            require(':');
            fields.add(new StructType.Field(name, readType(depthLeft - 1)));
            if (peek() != ',') {
                require('}');
                return fields;
            }
            at++;
        }
    }

    private String readWord() {
        int from = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    /// A name, in quotes or plain; only where a colon can be part of it does it go on behind one.
    private String readName(boolean withColons) throws TypeSyntaxException {
        if (peek() == '"') {
            return readQuoted();
        }
        int from = at;
        while (isPlain(withColons)) {
            at += Character.charCount(text.codePointAt(at));
        }
        if (at == from) {
            throw expected(NAME);
        }
        return text.substring(from, at);
    }

    private String readQuoted() throws TypeSyntaxException {
        try {
            QuotedText.Parsed quoted = QuotedText.parse(text, at);
            at = quoted.end();
            return quoted.text();
        } catch (PathSyntaxException fault) {
            var wrong = new TypeSyntaxException(text, fault.column() - 1, "\"" + NAME + "\"");
            wrong.initCause(fault);
            throw wrong;
        }
    }

    private boolean isPlain(boolean withColons) {
        return at < text.length()
                && QuotedText.isPlain(text.codePointAt(at))
                && (withColons || text.charAt(at) != ':');
    }

    private void require(char unit) throws TypeSyntaxException {
        if (peek() != unit) {
            throw expected(Character.toString(unit));
        }
        at++;
    }

    /// The next unit that is no space, a NUL at the end.
    private char peek() {
        skipSpaces();
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void skipSpaces() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private TypeSyntaxException expected(String expected) {
        return new TypeSyntaxException(text, at, expected);
    }
}
