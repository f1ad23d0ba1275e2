package dev.keepsake.model.path;

/// Text in quotes with the escapes of JSON, and `\xHH` for a byte that is no UTF-8 (U+DC80 to
/// U+DCFF in a name as `Bytes.asName` gives it).
///
/// Printing escapes what a screen would not show: control and format characters, line ends,
/// unpaired surrogates. There is one printed text for each text.
public final class QuotedText {
    private static final int BYTE = 0xDC00;
    private static final String PLAIN = "_-.:";
    private static final String SHORT_ESCAPES = "\"\"\\\\//b\bf\fn\nr\rt\t";

    private final String text;
    private int at;

    private QuotedText(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /// What a quoted text holds, and the index behind its closing quote.
    public record Parsed(String text, int end) {}

    /// The text as it stands in a path: plain where it is only letters, digits, `_`, `-`, `.` and
    /// `:`, else in quotes; empty as `""`.
    public static String ofName(String name) {
        boolean plain = !name.isEmpty() && name.codePoints().allMatch(QuotedText::isPlain);
        return plain ? name : quote(name);
    }

    /// True for a code point that stands in a name without quotes.
    public static boolean isPlain(int point) {
        return Character.isLetterOrDigit(point) || PLAIN.indexOf(point) >= 0;
    }

    /// The text in quotes.
    public static String quote(String text) {
        var out = new StringBuilder(text.length() + 2).append('"');
        text.codePoints().forEach(point -> appendEscaped(out, point));
        return out.append('"').toString();
    }

    /// The text without quotes, what a screen would not show as escapes; quotes and backslashes
    /// stay as they are. For people only: nothing reads it back.
    public static String showInvisible(String text) {
        var out = new StringBuilder(text.length());
        text.codePoints()
                .forEach(point -> {
                    if (point == '"' || point == '\\') {
                        out.appendCodePoint(point);
                    } else {
                        appendEscaped(out, point);
                    }
                });
        return out.toString();
    }

    private static void appendEscaped(StringBuilder out, int point) {
        int known = point == '/' ? -1 : indexOfEscaped(point);
        if (known >= 0) {
            out.append('\\').append(SHORT_ESCAPES.charAt(known));
        } else if (point >= BYTE + 0x80 && point <= BYTE + 0xFF) {
            out.append(String.format("\\x%02x", point - BYTE));
        } else if (isInvisible(point)) {
            for (char unit : Character.toChars(point)) {
                out.append(String.format("\\u%04x", (int) unit));
            }
        } else {
            out.appendCodePoint(point);
        }
    }

    private static int indexOfEscaped(int point) {
        for (int i = 0; i < SHORT_ESCAPES.length(); i += 2) {
            if (SHORT_ESCAPES.charAt(i + 1) == point) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isInvisible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    true;
            default -> false;
        };
    }

    /// Reads a quoted text.
    ///
    /// @param text where it stands
    /// @param from the index of its opening quote
    /// @throws PathSyntaxException where it does not end or holds an unknown escape
    public static Parsed parse(String text, int from) throws PathSyntaxException {
        var reader = new QuotedText(text, from + 1);
        String content = reader.readContent();
        return new Parsed(content, reader.at);
    }

    private String readContent() throws PathSyntaxException {
        var out = new StringBuilder();
        while (at < text.length()) {
            char unit = text.charAt(at++);
            if (unit == '"') {
                return out.toString();
            }
            if (unit == '\\') {
                readEscape(out);
            } else {
                out.append(unit);
            }
        }
        throw new PathSyntaxException(PathSyntaxException.Fault.UNFINISHED, text, text.length());
    }

    private void readEscape(StringBuilder out) throws PathSyntaxException {
        int start = at - 1;
        char kind = at < text.length() ? text.charAt(at++) : '\0';
        int known = SHORT_ESCAPES.indexOf(kind);
        if (kind == 'u') {
            appendUnit(out, (char) readHex(4, start));
        } else if (kind == 'x') {
            int value = readHex(2, start);
            if (value < 0x80) {
                throw new PathSyntaxException(PathSyntaxException.Fault.ESCAPE, text, start);
            }
            out.append((char) (BYTE + value));
        } else if (known >= 0 && kind >= ' ') {
            out.append(SHORT_ESCAPES.charAt(known + 1));
        } else {
            throw new PathSyntaxException(PathSyntaxException.Fault.ESCAPE, text, start);
        }
    }

    /// Appends an escaped unit. One of U+DC80 to U+DCFF that completes no pair means itself, not
    /// the byte that names write so: it stands as its own three bytes.
    private static void appendUnit(StringBuilder out, char unit) {
        int last = out.length() - 1;
        boolean pairs = last >= 0 && Character.isHighSurrogate(out.charAt(last));
        if (unit >= BYTE + 0x80 && unit <= BYTE + 0xFF && !pairs) {
            out.append((char) (BYTE + 0xED));
            out.append((char) (BYTE + (0x80 | unit >> 6 & 0x3F)));
            out.append((char) (BYTE + (0x80 | unit & 0x3F)));
        } else {
            out.append(unit);
        }
    }

    private int readHex(int digits, int start) throws PathSyntaxException {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            int digit = at < text.length() ? hexDigit(text.charAt(at++)) : -1;
            if (digit < 0) {
                throw new PathSyntaxException(PathSyntaxException.Fault.ESCAPE, text, start);
            }
            value = value << 4 | digit;
        }
        return value;
    }

    private static int hexDigit(char unit) {
        return unit < 0x80 ? Character.digit(unit, 16) : -1;
    }
}
