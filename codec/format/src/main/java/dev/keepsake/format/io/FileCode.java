package dev.keepsake.format.io;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why a file is not replaced, beyond what the storage itself says.
public enum FileCode implements FindingCode {
    /// The name is a link, which is never written through. Details: file.
    IS_LINK("file.isLink"),
    /// The name is a folder, a device or a pipe. Details: file.
    NOT_A_FILE("file.notAFile"),
    /// The bytes read back are not those written. Details: file.
    READ_BACK("file.readBack");

    private final String id;

    FileCode(String id) {
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
        return Outcome.FAILED;
    }
}
