package dev.keepsake.app.journal;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with a journal, or with replaying it.
public enum JournalCode implements FindingCode {
    /// The file does not begin as a journal does. Details: file.
    NOT_A_JOURNAL("journal.notOne", Outcome.UNKNOWN),
    /// A newer program wrote it. Details: file, found, known.
    NEWER("journal.newer", Outcome.NEWER),
    /// Changes were added to something that the save has no place for by name. Details: none.
    NO_PLACE("journal.noPlace", Outcome.WRONG_USE),
    /// Something else stands in the place than when the change was made. Details: path.
    OTHER_VALUE("journal.otherValue", Outcome.WRONG_USE);

    private final String id;
    private final Outcome outcome;

    JournalCode(String id, Outcome outcome) {
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
