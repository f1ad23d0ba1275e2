package dev.keepsake.app.window;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why there is no window.
enum WindowCode implements FindingCode {
    /// JavaFX does not start, mostly as its libraries cannot be unpacked. Details: reason, folder.
    NOT_STARTED("window.notStarted");

    private final String id;

    WindowCode(String id) {
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
