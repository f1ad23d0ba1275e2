package dev.keepsake.app.i18n;

/// Text from a save, made safe to print: a save must not move the cursor or colour the terminal.
public final class Printable {
    private Printable() {}

    /// The text with control characters, line ends, unpaired surrogates and marks that turn the
    /// direction of writing as `\n`, `\t` or `\u0000`.
    public static String text(String text) {
        int first = firstUnsafe(text);
        if (first < 0) {
            return text;
        }
        var safe = new StringBuilder(text.length() + 8).append(text, 0, first);
        text.substring(first).codePoints().forEach(point -> append(safe, point));
        return safe.toString();
    }

    /// The text in quotes, with `"` and `\` escaped too.
    public static String quoted(String text) {
        return '"' + text(text.replace("\\", "\\\\").replace("\"", "\\\"")) + '"';
    }

    private static int firstUnsafe(String text) {
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            if (isUnsafe(point)) {
                return i;
            }
            i += Character.charCount(point);
        }
        return -1;
    }

    private static boolean isUnsafe(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            case Character.FORMAT -> point != 0x200D && point != 0x200C;
            default -> false;
        };
    }

    private static void append(StringBuilder safe, int point) {
        switch (point) {
            case '\n' -> safe.append("\\n");
            case '\r' -> safe.append("\\r");
            case '\t' -> safe.append("\\t");
            default -> {
                if (isUnsafe(point)) {
                    for (char unit : Character.toChars(point)) {
                        safe.append("\\u").append("%04x".formatted((int) unit));
                    }
                } else {
                    safe.appendCodePoint(point);
                }
            }
        }
    }
}
