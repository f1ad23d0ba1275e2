package dev.keepsake.app.cli.output;

/// Makes a text of XML 1.0: whatever a save holds, it is well-formed. For one thread.
public final class XmlText {
    private final StringBuilder out = new StringBuilder();

    /// Nothing yet.
    public XmlText() {}

    /// Writes the declaration.
    public void start() {
        out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    }

    /// Opens an element.
    ///
    /// @param attributes names and values by turns
    public void open(String name, Object... attributes) {
        out.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1].toString());
            out.append('"');
        }
        out.append('>');
    }

    /// Closes an element.
    public void close(String name) {
        out.append("</").append(name).append(">\n");
    }

    /// Writes text.
    public void text(String text) {
        escape(text);
    }

    /// Writes what another holds.
    public void append(XmlText other) {
        out.append(other.out);
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private void escape(String text) {
        text.codePoints().forEach(this::escape);
    }

    /// XML has no way to write most control characters and half characters: they stand as `\u0000`.
    private void escape(int point) {
        switch (point) {
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '&' -> out.append("&amp;");
            case '"' -> out.append("&quot;");
            case '\n', '\t', '\r' -> out.append("&#").append(point).append(';');
            default -> {
                if (isAllowed(point)) {
                    out.appendCodePoint(point);
                } else {
                    out.append("\\u%04x".formatted(point));
                }
            }
        }
    }

    private static boolean isAllowed(int point) {
        return point >= ' ' && point <= 0xD7FF
                || point >= 0xE000 && point <= 0xFFFD
                || point >= 0x10000;
    }
}
