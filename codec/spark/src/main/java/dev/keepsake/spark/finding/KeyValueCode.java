package dev.keepsake.spark.finding;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with a key/value file, and why an edit or conversion of one is refused.
///
/// A warning's finding names under `engines` the generations that refuse the whole file for it, and
/// under `drops` those that pass over the line or lose a part of it, each perhaps empty.
public enum KeyValueCode implements FindingCode {
    /// A line without a tab. Details: line, engines, drops.
    NO_SEPARATOR("spark.kv.separator", Severity.WARNING, "gen2", "gen0, gen1"),
    /// An empty line. Details: line, engines, drops.
    BLANK("spark.kv.blank", Severity.WARNING, "gen2", "gen0, gen1"),
    /// A backslash before a letter that is no escape. Details: line, escape, engines, drops.
    ESCAPE("spark.kv.escape", Severity.WARNING, "gen2", ""),
    /// A backslash at the end of a key or value. Details: line, engines, drops.
    BACKSLASH("spark.kv.backslash", Severity.WARNING, "gen2", ""),
    /// A key that stands twice: lenient readers take the last. Details: key, engines, drops.
    DUPLICATE_KEY("spark.kv.duplicate", Severity.WARNING, "gen2", "gen0, gen1"),
    /// The last line does not end in a line feed. Details: line, engines, drops.
    UNTERMINATED("spark.kv.unterminated", Severity.WARNING, "gen2", ""),
    /// A carriage return at the end of a line, which readers on Windows drop. Details: line.
    RETURN("spark.kv.return", Severity.NOTE, "", ""),
    /// A byte order mark. Details: engines, drops.
    BYTE_ORDER_MARK("spark.kv.bom", Severity.WARNING, "gen2", ""),
    /// A carriage return behind the marker, so that it is none. Details: engines, drops.
    MARKER_RETURN("spark.kv.marker", Severity.WARNING, "gen2", "gen0, gen1"),
    /// A line does not encode to its own bytes again. Details: line.
    NOT_EXACT("spark.kv.inexact", Severity.WARNING, "", ""),

    /// A key or value that the generation has no bytes for. Details: reason.
    EDIT_REFUSED("spark.kv.edit"),
    /// A line that another generation cannot hold. Details: line, to, reason.
    CONVERT_REFUSED("spark.kv.convert");

    private final String id;
    private final Severity severity;
    private final Outcome outcome;
    private final String refusing;
    private final String dropping;

    KeyValueCode(String id) {
        this.id = id;
        this.severity = Severity.ERROR;
        this.outcome = Outcome.WRONG_USE;
        this.refusing = "";
        this.dropping = "";
    }

    KeyValueCode(String id, Severity severity, String refusing, String dropping) {
        this.id = id;
        this.severity = severity;
        this.outcome = Outcome.LOADED;
        this.refusing = refusing;
        this.dropping = dropping;
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
        return outcome;
    }

    /// The generations that refuse the whole file for it, in words.
    public String refusing() {
        return refusing;
    }

    /// The generations that pass over the line, or lose a part of it, in words.
    public String dropping() {
        return dropping;
    }
}
