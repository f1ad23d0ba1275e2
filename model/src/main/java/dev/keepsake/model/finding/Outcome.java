package dev.keepsake.model.finding;

/// How a call on a save ends, with the word `verify` prints and the exit status of the program.
public enum Outcome {
    /// It reads whole; warnings and notes are allowed.
    LOADED("ok", 0),
    /// A comparison found differences, an expectation failed or a merge has conflicts.
    DIFFERS("differs", 1),
    /// Wrong use, a path that leads nowhere, or a refused edit.
    WRONG_USE("wrong", 2),
    /// Bytes are missing, a checksum fails or a length leads outside.
    DAMAGED("damaged", 3),
    /// Written by a newer version, or with a codec this one does not know.
    NEWER("newer", 4),
    /// No save, or no single likely format.
    UNKNOWN("unknown", 5),
    /// A limit was passed, or a native library is missing.
    REFUSED("refused", 6),
    /// Not found, unreadable, or the storage failed.
    FAILED("failed", 7),
    /// The file changed meanwhile.
    CHANGED("changed", 8),
    /// A defect of this program.
    INTERNAL("internal", 70),
    /// The caller or the user stopped it.
    CANCELLED("cancelled", 130);

    private final String word;
    private final int exitStatus;

    Outcome(String word, int exitStatus) {
        this.word = word;
        this.exitStatus = exitStatus;
    }

    /// The word in results meant for programs.
    public String word() {
        return word;
    }

    /// True where the call did not end well: neither *loaded* nor *differs*.
    public boolean isFailure() {
        return this != LOADED && this != DIFFERS;
    }

    /// The outcome that counts where there are two: a defect, then failed, damaged, refused,
    /// changed, newer, unknown, wrong use, differs, loaded; a stop above all.
    public Outcome worse(Outcome other) {
        return rank() >= other.rank() ? this : other;
    }

    private int rank() {
        return switch (this) {
            case LOADED -> 0;
            case DIFFERS -> 1;
            case WRONG_USE -> 2;
            case UNKNOWN -> 3;
            case NEWER -> 4;
            case CHANGED -> 5;
            case REFUSED -> 6;
            case DAMAGED -> 7;
            case FAILED -> 8;
            case INTERNAL -> 9;
            case CANCELLED -> 10;
        };
    }

    /// The exit status of the program.
    public int exitStatus() {
        return exitStatus;
    }
}
