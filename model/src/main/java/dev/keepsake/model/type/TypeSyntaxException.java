package dev.keepsake.model.type;

/// A text is no type.
public final class TypeSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String text;
    private final int column;
    private final String expected;

    TypeSyntaxException(String text, int index, String expected) {
        super(expected + " expected in column " + (index + 1) + " of " + text);
        this.text = text;
        this.column = index + 1;
        this.expected = expected;
    }

    /// The whole text.
    public String text() {
        return text;
    }

    /// Where, in UTF-16 units from 1.
    public int column() {
        return column;
    }

    /// What could stand there: a piece of the syntax such as `>` or `Int32`.
    public String expected() {
        return expected;
    }
}
