package dev.keepsake.app.document;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why nothing of an open save can be edited; the code of the refusal where it is tried.
public enum Lock implements FindingCode {
    /// A newer version wrote it: what this one does not know could be lost.
    NEWER("window.lock.newer"),
    /// Something of it does not read: what does goes into a new file first.
    DAMAGED("window.lock.damaged"),
    /// It is being written.
    WRITING("window.lock.writing");

    private final String id;

    Lock(String id) {
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
