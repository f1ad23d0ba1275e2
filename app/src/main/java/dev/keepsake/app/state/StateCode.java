package dev.keepsake.app.state;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why what was kept of a user could not be read. Details: file, aside (where it is now).
enum StateCode implements FindingCode {
    /// Its lines do not read.
    DAMAGED("state.damaged", Outcome.DAMAGED),
    /// A newer version of the program wrote it.
    NEWER("state.newer", Outcome.NEWER);

    private final String id;
    private final Outcome outcome;

    StateCode(String id, Outcome outcome) {
        this.id = id;
        this.outcome = outcome;
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
        return outcome;
    }
}
