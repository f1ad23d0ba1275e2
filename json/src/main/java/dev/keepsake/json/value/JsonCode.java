package dev.keepsake.json.value;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with JSON that says what a save holds.
///
/// Every finding has the details file, line and column (in UTF-16 units, from 1) and pointer (the
/// JSON pointer of what was read, empty for the whole).
public enum JsonCode implements FindingCode {
    /// The text is no JSON, or JSON beyond all bounds. Details: reason.
    SYNTAX("json.syntax"),
    /// Something else belongs here. Details: found, expected.
    EXPECTED("json.expected"),
    /// A number that the type does not hold. Details: found, expected (the type).
    RANGE("json.range"),
    /// A member that there is none of. Details: member, known.
    UNKNOWN("json.unknown"),
    /// A member is missing. Details: member.
    MISSING("json.missing"),
    /// A member stands twice. Details: member.
    DUPLICATE("json.duplicate"),
    /// Members that do not go together. Details: found, expected.
    MIXED("json.mixed"),
    /// A text is no type. Details: text, at (its column in the text), expected.
    TYPE("json.type"),
    /// A text in quotes of its own is none. Details: text, at (its column in the text).
    QUOTED("json.quoted"),
    /// A value does not fit the type of its place. Details: found, expected (both types).
    UNFIT("json.unfit"),
    /// Values stand too deep in one another. Details: allowed.
    TOO_DEEP("json.tooDeep"),
    /// A newer version of the form. Details: found, known.
    NEWER("json.newer"),
    /// Numbers that should go up do not. Details: found, expected.
    ORDER("json.order");

    private final String id;

    JsonCode(String id) {
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
