package dev.keepsake.model.bulk;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What becomes of single places in a change of many, and why a change cannot be made at all.
public enum BulkCode implements FindingCode {
    /// Only numbers can be counted with. Details: type.
    NOT_A_NUMBER("bulk.notANumber", Severity.ERROR),
    /// The type cannot hold the result. Details: type, result.
    OVERFLOW("bulk.overflow", Severity.ERROR),
    /// An integer with a fraction added would be none. Details: type, result.
    NOT_WHOLE("bulk.notWhole", Severity.ERROR),
    /// Only texts, names and assets have a text to replace. Details: type.
    NOT_A_TEXT("bulk.notAText", Severity.ERROR),
    /// A record as a whole can only be removed.
    A_RECORD("bulk.aRecord", Severity.ERROR),
    /// The header itself cannot be removed.
    THE_HEADER("bulk.theHeader", Severity.ERROR),
    /// The replacement names a group that the regular expression does not have. Details: text.
    NO_GROUP("bulk.noGroup", Severity.ERROR),
    /// The text says no change. Details: text, expected.
    NO_OPERATION("bulk.noOperation", Severity.ERROR),
    /// More places than are changed at once. Details: allowed.
    TOO_MANY("bulk.tooMany", Severity.ERROR),
    /// The product was rounded to a whole number. Details: result (before).
    ROUNDED("bulk.rounded", Severity.NOTE),
    /// NaN and infinities stay what they are.
    NOT_FINITE("bulk.notFinite", Severity.NOTE);

    private final String id;
    private final Severity severity;

    BulkCode(String id, Severity severity) {
        this.id = id;
        this.severity = severity;
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
        return severity == Severity.ERROR ? Outcome.WRONG_USE : Outcome.LOADED;
    }
}
