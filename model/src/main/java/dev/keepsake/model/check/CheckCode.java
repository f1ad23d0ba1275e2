package dev.keepsake.model.check;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What checks of a whole save find beyond what its format says of it. None is an error: a save
/// with them loads.
public enum CheckCode implements FindingCode {
    /// A reference means a subject that no record has. Details: subject (as it stands in a path).
    DANGLING("check.reference", Severity.WARNING),
    /// A map has a key twice. Details: key, where it has a text.
    KEY_TWICE("check.keyTwice", Severity.WARNING),
    /// A set holds an item twice. Details: item, where it has a text.
    MEMBER_TWICE("check.memberTwice", Severity.WARNING),
    /// Items of a list are told apart by a field, and two have the same there. Details: field; key,
    /// where it has a text.
    ITEM_TWICE("check.itemTwice", Severity.WARNING),
    /// A number is infinite or none at all. Details: value, type; standard, where one is known.
    NOT_FINITE("check.notFinite", Severity.WARNING),
    /// A text has half of a character: a surrogate without the other. Details: text.
    SURROGATE("check.text.surrogate", Severity.WARNING),
    /// A text has bytes that are no UTF-8. Details: text.
    ENCODING("check.text.encoding", Severity.WARNING),
    /// A text has characters that control a terminal rather than show. Details: text, character.
    CONTROL("check.text.control", Severity.NOTE),
    /// Values stand nearly as deep in one another as is allowed. Details: found, allowed.
    NEAR_DEPTH("check.near.depth", Severity.NOTE),
    /// A text is nearly as long as is allowed. Details: found, allowed (both in bytes).
    NEAR_TEXT("check.near.text", Severity.NOTE),
    /// A record is nearly as big as is allowed. Details: found, allowed (both in bytes).
    NEAR_RECORD("check.near.record", Severity.NOTE),
    /// The save is of another version of the game's data than the type file describes. Details:
    /// found, described.
    DATA_VERSION("check.build.dataVersion", Severity.WARNING),
    /// A class that the type file does not describe. Said once a class. Details: name.
    UNKNOWN_CLASS("check.build.class", Severity.NOTE),
    /// A struct that the type file does not describe. Said once a struct. Details: name.
    UNKNOWN_STRUCT("check.build.struct", Severity.NOTE),
    /// A field that the type file does not describe, of a struct whose others it does. Said once a
    /// field. Details: struct, field.
    UNKNOWN_FIELD("check.build.field", Severity.WARNING),
    /// A field of another type than the type file describes. Said once a field. Details: struct,
    /// field, found, described.
    FIELD_TYPE("check.build.type", Severity.WARNING),
    /// A field that the type file describes, and for which it gives no standard, is missing. Said
    /// once a field. Details: struct, field.
    MISSING_FIELD("check.build.missing", Severity.NOTE),
    /// A constant that the enumeration does not have. Details: type, value.
    UNKNOWN_CONSTANT("check.build.constant", Severity.WARNING),
    /// A number outside the range of its field. Details: field, value, type, least, greatest.
    RANGE("check.build.range", Severity.WARNING);

    private final String id;
    private final Severity severity;

    CheckCode(String id, Severity severity) {
        this.id = id;
        this.severity = severity;
    }

    /// The [Check#id] of the check that finds it.
    public String check() {
        return switch (this) {
            case DANGLING -> "references";
            case KEY_TWICE, MEMBER_TWICE, ITEM_TWICE -> "duplicates";
            case NOT_FINITE -> "finite";
            case SURROGATE, ENCODING, CONTROL -> "text";
            case NEAR_DEPTH, NEAR_TEXT, NEAR_RECORD -> "limits";
            case UNKNOWN_CONSTANT -> "constants";
            case RANGE -> "ranges";
            case DATA_VERSION,
                    UNKNOWN_CLASS,
                    UNKNOWN_STRUCT,
                    UNKNOWN_FIELD,
                    FIELD_TYPE,
                    MISSING_FIELD ->
                    "build";
        };
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return severity;
    }

    @Override
    public Outcome outcome() {
        return Outcome.LOADED;
    }
}
