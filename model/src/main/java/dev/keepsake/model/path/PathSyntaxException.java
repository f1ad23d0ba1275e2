package dev.keepsake.model.path;

/// A text is no path, or no quoted text.
public final class PathSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Fault fault;
    private final String text;
    private final int column;
    private final String expected;

    PathSyntaxException(Fault fault, String text, int index, String expected) {
        super(fault + " in column " + (index + 1) + " of " + text);
        this.fault = fault;
        this.text = text;
        this.column = index + 1;
        this.expected = expected;
    }

    PathSyntaxException(Fault fault, String text, int index) {
        this(fault, text, index, "");
    }

    /// What is wrong with the text.
    public enum Fault {
        /// Something that cannot stand here.
        UNEXPECTED,
        /// It ends inside a quoted name or a bracket.
        UNFINISHED,
        /// A backslash before something that is no escape.
        ESCAPE,
        /// A number that is missing or too large.
        NUMBER,
        /// A short form where only a full path can stand.
        NOT_FULL
    }

    /// What is wrong.
    public Fault fault() {
        return fault;
    }

    /// The whole text.
    public String text() {
        return text;
    }

    /// Where, in UTF-16 units from 1.
    public int column() {
        return column;
    }

    /// What could stand there, empty where that says nothing.
    public String expected() {
        return expected;
    }
}
