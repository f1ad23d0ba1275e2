package dev.keepsake.model.value;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why a text is no value of a type.
public enum LiteralCode implements FindingCode {
    /// The text spells no value of the type. Details: text, type.
    UNREADABLE("literal.unreadable"),
    /// The type cannot hold a number so large or small. Details: text, type.
    RANGE("literal.range"),
    /// The time scale cannot count so finely, or so far. Details: text, type, scale.
    SCALE("literal.scale"),
    /// The enumeration has no such constant. Details: text, type, known (the first constants).
    CONSTANT("literal.constant"),
    /// Several constants have that short name. Details: text, type.
    AMBIGUOUS_CONSTANT("literal.ambiguousConstant"),
    /// Values of the type have no text of one line. Details: text, type.
    COMPOSITE("literal.composite");

    private final String id;

    LiteralCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Outcome outcome() {
        return Outcome.WRONG_USE;
    }
}
