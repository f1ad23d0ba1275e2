package dev.keepsake.model.finding;

import dev.keepsake.model.path.PathSyntaxException;

/// Why a text is no path, or a path leads nowhere.
///
/// Columns count UTF-16 units from 1. A part is printed as it stands in a path.
public enum PathCode implements FindingCode {
    /// Something that cannot stand here. Details: text, column, expected.
    UNEXPECTED("path.unexpected"),
    /// The text ends inside a quoted name or a bracket. Details: text, column.
    UNFINISHED("path.unfinished"),
    /// A backslash before something that is no escape. Details: text, column.
    ESCAPE("path.escape"),
    /// A number that is missing or too large. Details: text, column.
    NUMBER("path.number"),
    /// A short form where only a full path can stand. Details: text, column.
    NOT_FULL("path.notFull"),
    /// The save has no such chunk. Details: text, part.
    NO_CHUNK("path.noChunk"),
    /// No chunk that could be meant has such a record. Details: text, part.
    NO_RECORD("path.noRecord"),
    /// The record has no such section. Details: text, part.
    NO_SECTION("path.noSection"),
    /// The value has no such part. Details: text, part; nearest where a field has the name in other
    /// case.
    NO_VALUE("path.noValue"),
    /// Several places could be meant. Details: text, part, first, second (two full paths).
    AMBIGUOUS("path.ambiguous"),
    /// The path leads to no single value, where one is needed. Details: text.
    NOT_A_VALUE("path.notAValue");

    private final String id;

    PathCode(String id) {
        this.id = id;
    }

    /// The code of a fault.
    static PathCode of(PathSyntaxException.Fault fault) {
        return switch (fault) {
            case UNEXPECTED -> UNEXPECTED;
            case UNFINISHED -> UNFINISHED;
            case ESCAPE -> ESCAPE;
            case NUMBER -> NUMBER;
            case NOT_FULL -> NOT_FULL;
        };
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
