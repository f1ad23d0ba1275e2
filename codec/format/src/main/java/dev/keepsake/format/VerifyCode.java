package dev.keepsake.format;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What a [Verifier] finds beyond what the format does.
public enum VerifyCode implements FindingCode {
    /// Writing the save as it was opened would not give its bytes; the span begins at the first
    /// that differs.
    NOT_EXACT("verify.notExact");

    private final String id;

    VerifyCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Outcome outcome() {
        return Outcome.LOADED;
    }
}
