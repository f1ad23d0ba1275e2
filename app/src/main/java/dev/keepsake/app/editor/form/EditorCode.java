package dev.keepsake.app.editor.form;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why what was typed into an editor is no value.
public enum EditorCode implements FindingCode {
    /// A calculation whose result is no whole number. Details: text, result, type.
    NOT_WHOLE("editor.notWhole"),
    /// A calculation that divides by zero. Details: text.
    BY_ZERO("editor.byZero"),
    /// A calculation on a number that is infinite or none. Details: text, value.
    NOT_FINITE("editor.notFinite"),
    /// The text is no colour. Details: text.
    COLOUR("editor.colour"),
    /// A new value cannot be made up. Details: type.
    NO_STANDARD("editor.noStandard");

    private final String id;

    EditorCode(String id) {
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
