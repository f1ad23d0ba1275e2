package dev.keepsake.json.type;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with a type file.
///
/// Every finding has the details file, and where a place is known line and column (in UTF-16 units,
/// from 1) and pointer (the JSON pointer of the member that was read).
public enum TypeFileCode implements FindingCode {
    /// The bytes are no UTF-8.
    ENCODING("typeFile.encoding"),
    /// The text is no JSON, or JSON beyond all bounds. Details: reason, where one is known.
    SYNTAX("typeFile.syntax"),
    /// The file is too large. Details: found, allowed (both in bytes).
    TOO_LARGE("typeFile.tooLarge"),
    /// There is no `keepsakeTypes` member that says which version the file is.
    NOT_A_TYPE_FILE("typeFile.notOne"),
    /// A newer version of the form. Details: found, known.
    NEWER("typeFile.newer"),
    /// An object is needed. Details: found.
    OBJECT("typeFile.object"),
    /// A text is needed. Details: found.
    TEXT("typeFile.text"),
    /// A whole number is needed. Details: found, least, greatest.
    INTEGER("typeFile.integer"),
    /// Two numbers, the least and the greatest, are needed. Details: found.
    RANGE("typeFile.range"),
    /// A type, or an object that has one, is needed. Details: found.
    FIELD("typeFile.field"),
    /// A member is missing. Details: member.
    MISSING("typeFile.missing"),
    /// A member with a name that none has. Details: member, known.
    UNKNOWN("typeFile.unknown"),
    /// A member stands twice. Details: member.
    DUPLICATE("typeFile.duplicate"),
    /// A text begins with a quote and is no name in quotes. Details: text, at (a column in it).
    NAME("typeFile.name"),
    /// A text is no type. Details: text, at (its column in the text), expected.
    TYPE("typeFile.type"),
    /// A text is no full path to a value. Details: text; at (its column in the text) where one is
    /// known.
    PATH("typeFile.path"),
    /// An alias is the name of something described. Details: alias.
    ALIAS_TAKEN("typeFile.aliasTaken"),
    /// An alias leads to a name that nothing has. Details: alias, name.
    ALIAS_ASTRAY("typeFile.aliasAstray");

    private final String id;

    TypeFileCode(String id) {
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
