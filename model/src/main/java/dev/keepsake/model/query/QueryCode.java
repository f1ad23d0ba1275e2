package dev.keepsake.model.query;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why a text is no query, or a query cannot be answered.
public enum QueryCode implements FindingCode {
    /// Something that cannot stand there. Details: text, column (from 1), expected.
    UNEXPECTED("query.unexpected"),
    /// What begins there does not end. Details: text, column.
    UNFINISHED("query.unfinished"),
    /// No regular expression. Details: text, column, reason (of the library, in English).
    REGEX("query.regex"),
    /// Longer, or with more parentheses in one another, than a query may be. Details: text, column,
    /// allowed.
    TOO_LONG("query.tooLong"),
    /// A regular expression takes too long on a text of this save. Details: regex.
    REGEX_TOO_SLOW("query.regexTooSlow");

    private final String id;

    QueryCode(String id) {
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
