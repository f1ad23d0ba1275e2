package dev.keepsake.json.expect;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with a file of expectations.
///
/// Every finding has the details file, and where a place is known line and column (in UTF-16 units,
/// from 1) and pointer (the JSON pointer of the member that was read).
public enum ExpectFileCode implements FindingCode {
    /// The bytes are no UTF-8.
    ENCODING("expectFile.encoding"),
    /// The text is no JSON, or JSON beyond all bounds. Details: reason, where one is known.
    SYNTAX("expectFile.syntax"),
    /// The file is too large. Details: found, allowed (both in bytes).
    TOO_LARGE("expectFile.tooLarge"),
    /// There is no `keepsakeExpect` member that says which version the file is.
    NOT_ONE("expectFile.notOne"),
    /// A newer version of the form. Details: found, known.
    NEWER("expectFile.newer"),
    /// An object is needed. Details: found.
    OBJECT("expectFile.object"),
    /// A list is needed. Details: found.
    LIST("expectFile.list"),
    /// A text is needed. Details: found.
    TEXT("expectFile.text"),
    /// A whole number is needed. Details: found, least, greatest.
    INTEGER("expectFile.integer"),
    /// Two numbers, the least and the greatest, are needed. Details: found.
    RANGE("expectFile.range"),
    /// A text, a number or a truth value is needed. Details: found.
    VALUE("expectFile.value"),
    /// `true` is needed. Details: found.
    TRUTH("expectFile.truth"),
    /// A member with a name that none has. Details: member, known.
    UNKNOWN("expectFile.unknown"),
    /// A member stands twice. Details: member.
    DUPLICATE("expectFile.duplicate"),
    /// A text begins with a quote and is no name in quotes. Details: text, at (a column in it).
    NAME("expectFile.name"),
    /// An expectation says neither path nor class.
    NO_PLACE("expectFile.noPlace"),
    /// A text is no path. Details: text; at (its column in the text) where one is known.
    PATH("expectFile.path"),
    /// An expectation demands nothing, or several things. Details: found, known.
    DEMAND("expectFile.demand"),
    /// A value is demanded of a chunk or a record. Details: place.
    NO_VALUE("expectFile.noValue"),
    /// A text is no regular expression. Details: text, reason.
    PATTERN("expectFile.pattern"),
    /// A word is no severity. Details: found.
    SEVERITY("expectFile.severity");

    private final String id;

    ExpectFileCode(String id) {
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
