package dev.keepsake.model.check.expect;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What a save has that a project does not expect. Every finding has the detail expectation (its
/// name), and message where the project gives one; an expectation says how bad it is.
public enum ExpectCode implements FindingCode {
    /// A value is another. Details: found, expected.
    OTHER("expect.equals"),
    /// A value is a number outside, or no number. Details: found, least, greatest.
    OUTSIDE("expect.within"),
    /// A value does not match, or is no text. Details: found, expected.
    NO_MATCH("expect.matches"),
    /// A text is too long to be matched, or matching it takes too long. Details: expected.
    TOO_LONG("expect.tooLong"),
    /// There is nothing. Details: place.
    MISSING("expect.exists"),
    /// There is something.
    PRESENT("expect.absent"),
    /// There are more or fewer. Details: place, found, least, greatest.
    NUMBER("expect.count");

    private final String id;

    ExpectCode(String id) {
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
        return Outcome.DIFFERS;
    }
}
