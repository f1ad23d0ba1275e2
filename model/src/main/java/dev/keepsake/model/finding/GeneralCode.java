package dev.keepsake.model.finding;

/// Findings that belong to no single format.
public enum GeneralCode implements FindingCode {
    /// A read or write failed. Details: file, reason, kind.
    STORAGE_FAILED("storage.failed", Outcome.FAILED),
    /// There is no such file. Details: file.
    NOT_FOUND("storage.notFound", Outcome.FAILED),
    /// The file changed after it was opened. Details: file.
    CHANGED("storage.changed", Outcome.CHANGED),
    /// The caller stopped the call.
    CANCELLED("cancelled", Outcome.CANCELLED),
    /// No format knows the bytes. Details: first (hexadecimal).
    NOT_A_SAVE("format.unknown", Outcome.UNKNOWN),
    /// Several formats could be meant. Details: formats.
    AMBIGUOUS("format.ambiguous", Outcome.UNKNOWN),
    /// A limit was passed. Details: limit, found, allowed.
    LIMIT("limit", Outcome.REFUSED);

    private final String id;
    private final Outcome outcome;

    GeneralCode(String id, Outcome outcome) {
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
