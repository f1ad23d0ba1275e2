package dev.keepsake.app.copy;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why a value is not copied.
enum CopyCode implements FindingCode {
    /// Its text would be too long. Details: most (in Mi characters).
    TOO_LONG("copy.tooLong");

    private final String id;

    CopyCode(String id) {
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
        return Outcome.REFUSED;
    }
}
